package games.janus.server.games;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/** Lets one at a time to a game. Some games share a door; nobody holds two. */
final class Doors {
  private static final int COUNT = 64;

  private final ReentrantLock[] locks = new ReentrantLock[COUNT];

  Doors() {
    for (int i = 0; i < COUNT; i++) {
      locks[i] = new ReentrantLock(true); // first come, first served
    }
  }

  <T> T pass(String id, Supplier<T> action) {
    ReentrantLock lock = locks[Math.floorMod(id.hashCode(), COUNT)];
    lock.lock();
    try {
      return action.get();
    } finally {
      lock.unlock();
    }
  }
}
