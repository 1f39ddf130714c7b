import type { IndividualEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import * as stuck from '../../functions/store/entering/capacity/stuckHeadRepository.ts';
import * as waiting from '../../functions/store/entering/capacity/repository.ts';
import { entryHistory } from '../../functions/store/entering/entries/history.ts';
import { labelsInUse } from '../../functions/store/entering/entries/labels.ts';
import { listRows } from '../../functions/store/entering/entries/listRows.ts';
import * as lists from '../../functions/store/entering/entries/lists.ts';
import { markedNumbers } from '../../functions/store/entering/entries/markedNumbers.ts';
import * as numbers from '../../functions/store/entering/entries/memberNumbers.ts';
import * as entries from '../../functions/store/entering/entries/repository.ts';
import { skatesWithAnother } from '../../functions/store/entering/entries/rosters.ts';

/** The reads of one entry, of the lists that it stands in, and of its competition's waitlists. */
export function entryReadPatterns(
  entry: IndividualEntry,
  rinkId: string,
): Record<string, () => Promise<unknown>> {
  const { accountId, competitionId } = entry;
  const page = { competitionId, kind: 'individual', cursor: undefined } as const;
  const eventIds = entry.events.map(({ id }) => id);
  return {
    entryById: () => entries.entryById(entry.id),
    findEntry: () => entries.findEntry(accountId, entry.id),
    getMyEntry: () => entries.getMyEntry(accountId, entry.id),
    getEntryOfCompetition: () => entries.getEntryOfCompetition(competitionId, entry.id),
    entriesInCompetition: () => entries.entriesInCompetition(accountId, 'individual', competitionId),
    entriesOfAccount: () => entries.entriesOfAccount(accountId, 'individual', undefined),
    allEntriesOfAccount: () => entries.allEntriesOfAccount(accountId),
    entriesOfEvent: () => entries.entriesOfEvent(competitionId, eventIds[0] ?? '', undefined),
    getEntriesByKey: () => entries.getEntriesByKey([{ accountId, kind: 'individual', entryId: entry.id }]),
    enteredEventIds: () => entries.enteredEventIds(competitionId, 'nobody', eventIds),
    entriesOfCompetition: () => lists.entriesOfCompetition({ ...page, search: 'ada', order: 'name' }),
    listRows: () => listRows({ ...page, search: 'ada', order: 'name' }),
    entriesOfRink: () => lists.entriesOfRink({ ...page, rink: rinkId }),
    entriesWithBalance: () => lists.entriesWithBalance(page),
    homeRinksOf: () => lists.homeRinksOf(competitionId),
    entryHistory: () => entryHistory(entry.id),
    labelsInUse: () => labelsInUse(competitionId),
    allNumberUses: () => numbers.allNumberUses(competitionId),
    usesOfNumbers: () => numbers.usesOfNumbers(competitionId, new Set([entry.skater.isi])),
    numbersHeldByOthers: () => numbers.numbersHeldByOthers(entry),
    markedNumbers: () => markedNumbers(competitionId),
    skatesWithAnother: () =>
      skatesWithAnother({ competitionId, eventId: 'team', entryId: null }, [entry.skater]),
    allWaitlistRows: () => waiting.allWaitlistRows(competitionId),
    waitlistRows: () => waiting.waitlistRows(competitionId, '*'),
    firstWaitlistRows: () => waiting.firstWaitlistRows(competitionId, '*'),
    recordStuckHead: () =>
      stuck.recordStuckHead(
        { competitionId, list: '*', entryId: 'E', version: 1, reason: 'refused' },
        new Date(0),
      ),
    refusedHeads: () => stuck.refusedHeads(competitionId),
    headOfWaitlist: () => waiting.headOfWaitlist(competitionId, '*'),
    capacityItemsOf: () => waiting.capacityItemsOf(competitionId),
  };
}
