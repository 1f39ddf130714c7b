import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import { itemKey, key } from '../../../platform/table/key.ts';
import { competitionKey } from '../../keys.ts';

/** The list rows of a competition's entries of a kind, by name. */
export const listRowsPartition = (competitionId: string, kind: EntryKind) =>
  key`LIST#${competitionId}#${kind}`;
export const listRowKey = (competitionId: string, kind: EntryKind, name: string, entryId: string) =>
  itemKey(listRowsPartition(competitionId, kind), key`${nameOrder(name)}#${entryId}`);
/** The entry of a list row's sort key: ids are ULIDs, which nothing escapes. */
export const entryOfListRow = (sk: string) => sk.slice(sk.lastIndexOf('#') + 1);

/** Membership numbers of a competition that several people may have. */
export const markedNumbersKey = (competitionId: string) =>
  itemKey(competitionKey(competitionId).pk, 'MARKEDNUMBERS');
