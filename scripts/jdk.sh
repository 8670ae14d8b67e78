# Sourced by ./janus and ./verify: finds a JDK 25 or newer and sets JAVA_HOME to it.
# Looks at JAVA_HOME, then the PATH, then where installers usually put JDKs.

jdk_wanted=25

# The feature version ("25") of the JDK in directory $1; fails if there is no whole JDK there.
jdk_version() {
  [ -x "$1/bin/java" ] && [ -x "$1/bin/javac" ] || return 1
  # javac prints one short line, "javac 25.0.1"; early-access builds print "javac 26-ea".
  "$1/bin/javac" -version 2>&1 | sed -n 's/^javac \([0-9][0-9]*\).*/\1/p' | grep .
}

jdk_is_new_enough() {
  jdk_found=$(jdk_version "$1") && [ "$jdk_found" -ge "$jdk_wanted" ]
}

# The home of the javac on the PATH, links followed.
jdk_on_path() {
  jdk_javac=$(command -v javac) || return 1
  while [ -L "$jdk_javac" ]; do
    jdk_target=$(readlink "$jdk_javac")
    case $jdk_target in
      /*) jdk_javac=$jdk_target ;;
      *) jdk_javac=$(dirname "$jdk_javac")/$jdk_target ;;
    esac
  done
  (cd "$(dirname "$jdk_javac")/.." && pwd)
}

find_jdk() {
  for jdk_home in \
    "${JAVA_HOME:-}" \
    "$(jdk_on_path || true)" \
    /usr/lib/jvm/* \
    /usr/java/* \
    /opt/java/* /opt/jdk* /opt/*jdk* \
    "$HOME"/.sdkman/candidates/java/* \
    "$HOME"/.jdks/* \
    "$HOME"/.local/share/mise/installs/java/* \
    "$HOME"/.asdf/installs/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
    /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home; do
    if [ -n "$jdk_home" ] && [ -d "$jdk_home" ] && jdk_is_new_enough "$jdk_home"; then
      JAVA_HOME=$jdk_home
      export JAVA_HOME
      return 0
    fi
  done
  echo "Janus needs a JDK $jdk_wanted or newer and found none: install one (for example" \
    "\"apt-get install temurin-$jdk_wanted-jdk\", \"brew install openjdk\" or" \
    "\"sdk install java $jdk_wanted-tem\") or point JAVA_HOME at it." >&2
  return 1
}

need_maven() {
  command -v mvn >/dev/null 2>&1 && return 0
  echo "Janus is built with Apache Maven 3.8 or newer and found no mvn on the PATH: install it" \
    "(for example \"apt-get install maven\" or \"brew install maven\")." >&2
  return 1
}
