import type { Gender } from '../skaters/gender.ts';
import { nameOrder } from '../skaters/nameOrder.ts';

const FEMALE = ['f', 'female', 'girl', 'w', 'woman', 'lady'];
const MALE = ['m', 'male', 'boy', 'man'];
const YES = ['yes', 'y', 'x', 'true', '1', 'alternate', 'alt', 'reserve', 'substitute', 'sub'];
const NO = ['', 'no', 'n', 'false', '0', '-', 'skater', 'main'];

/** The gender that a cell says; '' for an empty one, null for what is none. */
export function genderOfCell(cell: string): Gender | '' | null {
  const word = nameOrder(cell);
  if (word === '') return '';
  if (FEMALE.includes(word)) return 'Female';
  return MALE.includes(word) ? 'Male' : null;
}

/** Whether a cell says that somebody is an alternate; null for what says neither. */
export function alternateOfCell(cell: string): boolean | null {
  const word = nameOrder(cell);
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : null;
}

/** "Frost, Ben" as it stands on a start list: "Ben Frost". */
export function nameOfCell(cell: string): string {
  const [last = '', first, ...more] = cell.split(',').map((part) => part.trim());
  return first && last && more.length === 0 ? `${first} ${last}` : cell;
}
