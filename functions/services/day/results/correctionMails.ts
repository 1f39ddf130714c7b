import {
  correctionReaders,
  type OwnersOfProgramme,
} from '../../../../shared/domain/day/results/correctionReaders.ts';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import { resultMailWrite } from '../../../store/day/results/mailRepository.ts';
import type { StoredResultVersion } from '../../../store/day/results/storedResults.ts';
import { coachesWithMerged, canonicalCoach } from '../../people/coaches/coachesWithMerged.ts';
import { entryIdOf } from '../../planning/publishing/touchedReaders.ts';

/** Of one transaction with the result, its version and its history, below DynamoDB's limit of 100 writes. */
const MAX_MAILS = 90;

/**
 * The mails of a correction, for its transaction: a correction that is stored is announced once, and one that is not
 * stored never. Families come first, should a flight be so large that not all fit.
 */
export async function correctionMailWrites(version: StoredResultVersion): Promise<TransactItem[]> {
  const { competitionId, flightId, rows, at } = version;
  if (isRehearsal(competitionId)) return [];
  const readers = correctionReaders(rows, await ownersOf(rows));
  return readers.slice(0, MAX_MAILS).map(({ to, recipient, programmeIds }) =>
    resultMailWrite({
      competitionId,
      flightId,
      version: version.version,
      to,
      recipient,
      programmeIds: [...programmeIds],
      at,
    }),
  );
}

async function ownersOf(rows: StoredResultVersion['rows']): Promise<Map<string, OwnersOfProgramme>> {
  const changed = rows.filter(({ before }) => before !== null);
  const entries = await Promise.all(changed.map(({ programmeId }) => entryById(entryIdOf(programmeId))));
  const coachIds = entries.flatMap((entry) => entry?.entryCoach?.id ?? []);
  const coaches = await coachesWithMerged([...new Set(coachIds)]);
  return new Map(
    changed.flatMap(({ programmeId }, index) => {
      const entry = entries[index];
      if (!entry || isErased(entry)) return [];
      const coach = entry.entryCoach?.id == null ? undefined : canonicalCoach(coaches, entry.entryCoach.id);
      return [[programmeId, { accountId: entry.accountId, coach: coach ?? null }] as const];
    }),
  );
}
