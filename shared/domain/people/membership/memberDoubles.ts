import { listDoubles, type ListDouble } from '../../core/sheets/listDoubles.ts';
import { skaterIdentity } from '../../core/nameOrder.ts';
import type { MemberRow } from './memberRow.ts';

/**
 * The members of a list who have the name and birthdate of an earlier one under another number. Both are imported: a
 * number is a member, and only the federation knows whether it gave one person two.
 */
export function memberDoubles(rows: readonly MemberRow[]): ListDouble[] {
  return listDoubles(
    rows.map(({ rows: [row = 0], member }) => ({ row, member })),
    ({ member: { fullName = '', birthdate = '' } }) =>
      fullName === '' || birthdate === '' ? [] : [skaterIdentity(fullName, birthdate)],
  );
}
