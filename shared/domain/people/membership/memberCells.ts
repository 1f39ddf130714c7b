import { nameOrder } from '../../core/nameOrder.ts';
import type { MemberCategory } from './member.ts';

const CATEGORIES: Readonly<Record<string, MemberCategory>> = {
  individual: 'individual',
  ind: 'individual',
  i: 'individual',
  skater: 'individual',
  recreational: 'individual',
  professional: 'professional',
  pro: 'professional',
  coach: 'professional',
  instructor: 'professional',
  p: 'professional',
  administrative: 'administrative',
  admin: 'administrative',
  administrator: 'administrative',
  associate: 'associate',
  weskate: 'weskate',
  team: 'team',
  synchro: 'team',
  synchronizedteam: 'team',
};

/** Reads the category in a cell of a federation's list; null if unknown. */
export function categoryOfCell(cell: string): MemberCategory | null {
  const word = nameOrder(cell)
    .replaceAll(/\bmember(ship)?\b/g, '')
    .replaceAll(/[^\p{L}]/gu, '');
  return CATEGORIES[word] ?? null;
}
