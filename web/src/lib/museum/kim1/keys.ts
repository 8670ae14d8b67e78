import { m } from '../../words/m.svelte';

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
      return m.museumKim1SetsUpTheMenThe();
    case 'E':
      return m.museumKim1ExchangesTheTwoSides();
    case 'F':
      return m.museumKim1MakesTheMoveShown();
    case 'PC':
      return m.museumKim1PlayChessTheComputerMoves();
    case 'RS':
      return m.museumKim1LeavesForTheMonitorTo();
    case 'AD':
      return m.museumKim1InTheMonitorDigitsGo();
    case 'DA':
      return m.museumKim1InTheMonitorDigitsGoOn();
    case '+':
      return m.museumKim1InTheMonitorTheNext();
    case 'GO':
      return m.museumKim1InTheMonitorStartsMicrochess();
    case 'ST':
      return m.museumKim1StopsAProgramHereIt();
    default:
      return /[0-7]/.test(key) ? m.museumKim1EntersARankOrFile() : m.museumKim1ADigitOfTheMonitor();
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
