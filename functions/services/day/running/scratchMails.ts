import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import type { PlacedChange } from '../../../store/day/running/starterRepository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import { notificationWrites } from '../../../store/entering/notifications/notificationWrites.ts';
import { entryIdOf } from '../../planning/publishing/touchedReaders.ts';

/**
 * The mails of a scratch or its undoing, for its transaction: one to each family for all of an entry's starts. A rehearsal's
 * families are real, and hear nothing of it.
 */
export async function scratchMailWrites(
  competitionId: string,
  changes: readonly PlacedChange[],
  now: Date,
): Promise<TransactItem[]> {
  if (isRehearsal(competitionId)) return [];
  const ofEntries = Map.groupBy(changes.filter(isOfScratch), ({ change }) => entryIdOf(change.programmeId));
  const writes = [...ofEntries].map(async ([entryId, own]) => {
    const entry = await entryById(entryId);
    const [first] = own;
    if (!entry || !first || isErased(entry) || entry.state === 'withdrawn') return [];
    const what = first.change.to?.state === 'scratched' ? ('scratched' as const) : ('scratchUndone' as const);
    const events = [...new Set(own.map(({ place }) => place.eventId))];
    const occasion = `${now.toISOString()} ${events[0] ?? ''}`;
    return notificationWrites({ entry, notice: { what, occasion, events } }, now);
  });
  return (await Promise.all(writes)).flat();
}

const isOfScratch = ({ change: { from, to } }: PlacedChange) =>
  (from === 'scratched') !== (to?.state === 'scratched');
