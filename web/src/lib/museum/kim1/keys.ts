/** The pad of the KIM-1 as it was: 23 keys, from the top row down. The place beside RS has a switch. */
export const PAD: string[][] = [
  ['GO', 'ST', 'RS'],
  ['AD', 'DA', 'PC', '+'],
  ['C', 'D', 'E', 'F'],
  ['8', '9', 'A', 'B'],
  ['4', '5', '6', '7'],
  ['0', '1', '2', '3'],
];

/** What a key does while Microchess runs, for those who point at it. */
export function meaning(key: string): string {
  switch (key) {
    case 'C':
      return 'sets up the men; the computer has White';
    case 'E':
      return 'exchanges the two sides';
    case 'F':
      return 'makes the move shown';
    case 'PC':
      return '“play chess”: the computer moves';
    case 'RS':
      return 'leaves for the monitor, to change memory';
    case 'AD':
      return 'in the monitor: digits go into the address';
    case 'DA':
      return 'in the monitor: digits go into the byte';
    case '+':
      return 'in the monitor: the next address';
    case 'GO':
      return 'in the monitor: starts Microchess at 0000';
    case 'ST':
      return 'stops a program; here it rests';
    default:
      return /[0-7]/.test(key) ? 'enters a rank or file' : 'a digit of the monitor';
  }
}

/** The key of the pad that a key of the keyboard stands for; none if it stands for none. */
export function keyTyped(typed: string): string | null {
  const upper = typed.toUpperCase();
  if (/^[0-9A-F+]$/.test(upper)) return upper;
  switch (upper) {
    case 'P':
      return 'PC';
    case 'G':
      return 'GO';
    case 'R':
      return 'RS';
    case 'S':
      return 'ST';
    case 'X':
      return 'AD';
    case 'Y':
      return 'DA';
    default:
      return null;
  }
}
