import { listDuplicates, type ListDuplicate } from '../../core/sheets/listDuplicates.ts';
import { skaterIdentity } from '../../core/nameOrder.ts';
import type { MemberRow } from './memberRow.ts';

/**
 * The members of a list who have the name and birthdate of an earlier one under another number. Both are imported: a
 * number is a member, and only the federation knows whether it gave one person two.
 */
export function memberDuplicates(rows: readonly MemberRow[]): ListDuplicate[] {
  return listDuplicates(
    rows.map(({ rows: [row = 0], member }) => ({ row, member })),
    ({ member: { fullName = '', birthdate = '' } }) =>
      fullName === '' || birthdate === '' ? [] : [skaterIdentity(fullName, birthdate)],
  );
}
