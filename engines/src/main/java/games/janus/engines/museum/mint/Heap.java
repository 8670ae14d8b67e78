package games.janus.engines.museum.mint;

import games.janus.message.Messages;

/**
 * Where arrays live: at each address a size, behind it the items. Nothing is ever given back, as in
 * the original.
 */
final class Heap {
  private static final int NO_ARRAY = -1;

  private final Dialect dialect;
  private final long[] cells;
  private final int[] sizes;
  private int used;

  Heap(int most, Dialect dialect) {
    this.dialect = dialect;
    cells = new long[most];
    sizes = new int[most];
    java.util.Arrays.fill(sizes, NO_ARRAY);
  }

  int used() {
    return used;
  }

  /** Makes an array of the stack's topmost numbers and takes them away; answers its address. */
  long store(Stack stack, int items, Mode mode) {
    if (items >= cells.length - used) {
      throw new MintException(Messages.mintHeapFull(cells.length, used));
    }
    int address = used;
    if (mode.whole(mode.cell(address)) != address || mode.whole(mode.cell(items)) != items) {
      throw new MintException(Messages.mintArrayLarge(mode.words()));
    }
    sizes[address] = items;
    cells[address] = mode.cell(items);
    for (int i = items; i > 0; i--) {
      cells[address + i] = stack.pop();
    }
    used += items + 1;
    return address;
  }

  long size(long address, Mode mode) {
    return dialect.hasQuirks() ? cells[quirky(address, 0)] : mode.cell(sizes[array(address)]);
  }

  long item(long address, long index) {
    return cells[cell(address, index)];
  }

  void setItem(long address, long index, long value) {
    cells[cell(address, index)] = value;
  }

  private int cell(long address, long index) {
    if (dialect.hasQuirks()) {
      return quirky(address, index);
    }
    int array = array(address);
    if (index < 0 || index >= sizes[array]) {
      throw new MintException(Messages.mintNoItem(index, sizes[array]));
    }
    return array + 1 + (int) index;
  }

  private int array(long address) {
    if (address < 0 || address >= used || sizes[(int) address] == NO_ARRAY) {
      throw new MintException(Messages.mintNoArray(address));
    }
    return (int) address;
  }

  /** MINT-Octave forgets that the size comes first: item 0 is the size, item 1 the first one. */
  private int quirky(long address, long index) {
    boolean inside = address >= 0 && address < used && index > -used && index < used;
    if (!inside || address + index < 0 || address + index >= used) {
      throw new MintException(Messages.mintHeapNothing(address, index));
    }
    return (int) (address + index);
  }

  void convert(Mode from, Mode to) {
    for (int i = 0; i < used; i++) {
      cells[i] = from.convert(cells[i], to);
    }
  }
}
