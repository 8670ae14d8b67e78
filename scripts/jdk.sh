# Sourced by ./janus and ./verify: finds a JDK 25 or newer and sets JAVA_HOME to it.
# Looks at JAVA_HOME, then the PATH, then where installers usually put JDKs.

jdk_wanted=25

# The feature version ("25") of the JDK in directory $1; fails if there is no whole JDK there.
jdk_version() {
  [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] || return 1
  if [ -r "$1/release" ]; then
    # Every JDK says who it is here, which is much quicker than starting it: JAVA_VERSION="25.0.1".
    sed -n 's/^JAVA_VERSION="\([0-9][0-9]*\).*/\1/p' "$1/release" | grep .
  else
    "$1/bin/javac" -version 2>&1 | sed -n 's/^javac \([0-9][0-9]*\).*/\1/p' | grep .
  fi
}

jdk_is_new_enough() {
  jdk_found=$(jdk_version "$1") && [ "$jdk_found" -ge "$jdk_wanted" ]
}

# The home of the javac on the PATH, links followed.
jdk_on_path() {
  jdk_javac=$(command -v javac) || return 1
  jdk_bin=$(real_directory "$jdk_javac") || return 1
  dirname "$jdk_bin"
}

# The directory that really holds file $1, links followed.
real_directory() {
  real_file=$1
  while [ -L "$real_file" ]; do
    real_target=$(readlink "$real_file")
    case $real_target in
      /*) real_file=$real_target ;;
      *) real_file=$(dirname "$real_file")/$real_target ;;
    esac
  done
  (CDPATH='' cd -- "$(dirname -- "$real_file")" && pwd)
}

find_jdk() {
  for jdk_home in \
    "${JAVA_HOME:-}" \
    "$(jdk_on_path || true)" \
    /usr/lib/jvm/* \
    /usr/java/* \
    /opt/java/* /opt/jdk* /opt/*jdk* \
    "${HOME:-}"/.sdkman/candidates/java/* \
    "${HOME:-}"/.jdks/* \
    "${HOME:-}"/.local/share/mise/installs/java/* \
    "${HOME:-}"/.asdf/installs/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
    /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
    if [ -n "$jdk_home" ] && [ -d "$jdk_home" ] && jdk_is_new_enough "$jdk_home"; then
      JAVA_HOME=$jdk_home
      export JAVA_HOME
      return 0
    fi
  done
  echo "Janus needs a JDK $jdk_wanted or newer and found none: install one (for example" \
    "\"sdk install java $jdk_wanted-tem\", \"brew install openjdk\", or the JDK $jdk_wanted package of your" \
    "system) or point JAVA_HOME at it." >&2
  return 1
}

need_maven() {
  command -v mvn >/dev/null 2>&1 && return 0
  echo "Janus is built with Apache Maven 3.8 or newer and found no mvn on the PATH: install it" \
    "(for example \"apt-get install maven\" or \"brew install maven\")." >&2
  return 1
}
