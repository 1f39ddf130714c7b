import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { BodyOf } from '../../../../../shared/contract/types.ts';
import { call } from '../../../../api/client.ts';
import type { OpenedChange } from './openedChange.ts';
import type { Confirmed } from './useConfirmation.ts';

/** The dialog asks for the reason last; until then validation uses this one. */
export const MISSING_REASON = { reason: 'to be said' } as const;

export function changeOperation({ by }: OpenedChange) {
  return by === 'family' ? 'updateEntry' : 'updateEntryForFamily';
}

/** Sends a change by the family or by the organiser. The schema, not the type, has checked the body. */
export async function sendChange(
  { by, entry: { id: entryId, competitionId } }: OpenedChange,
  body: object,
  { reason }: Confirmed,
): Promise<{ readonly data: Entry }> {
  if (by === 'family') {
    return call('updateEntry', { params: { entryId }, body: body as BodyOf<'updateEntry'> });
  }
  const reasoned = { ...body, reason } as BodyOf<'updateEntryForFamily'>;
  return call('updateEntryForFamily', { params: { competitionId, entryId }, body: reasoned });
}
