import type { Gender } from '../skaters/gender.ts';
import { nameOrder } from '../../core/nameOrder.ts';

const FEMALE = ['f', 'female', 'girl', 'w', 'woman', 'lady'];
const MALE = ['m', 'male', 'boy', 'man'];
const YES = ['yes', 'y', 'x', 'true', '1', 'alternate', 'alt', 'reserve', 'substitute', 'sub'];
const NO = ['', 'no', 'n', 'false', '0', '-', 'skater', 'main'];

/** Reads the gender in a cell; '' if the cell is empty, null if it is no gender. */
export function genderOfCell(cell: string): Gender | '' | null {
  const word = nameOrder(cell);
  if (word === '') return '';
  if (FEMALE.includes(word)) return 'Female';
  return MALE.includes(word) ? 'Male' : null;
}

/** Reads whether a skater is an alternate; null if the cell is neither yes nor no. */
export function alternateOfCell(cell: string): boolean | null {
  const word = nameOrder(cell);
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

/** Turns "Frost, Ben" into "Ben Frost", as on a start list. */
export function nameOfCell(cell: string): string {
  const [last = '', first, ...more] = cell.split(',').map((part) => part.trim());
  return first && last && more.length === 0 ? `${first} ${last}` : cell;
}
