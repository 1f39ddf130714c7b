import { correctedMarksOf } from '../../../../shared/domain/day/results/correctedMarks.ts';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { resultMailWrite } from '../../../store/day/results/mailRepository.ts';
import type { StoredProposal, StoredResultVersion } from '../../../store/day/results/storedResults.ts';
import { sheetsOf } from '../../../store/day/sheets/repository.ts';
import { coachesWithMerged, canonicalCoach } from '../../people/coaches/coachesWithMerged.ts';
import type { OpenedResult } from './correctableResult.ts';
import { coachOfSeat, sourceOfSheet } from './sheetSources.ts';

/**
 * The mails to judges whose own devices sent marks that a correction replaces, for its transaction. A judge who proposed or
 * confirms it knows already.
 */
export async function judgeCorrectionWrites(
  { version: before, panel, reader }: Pick<OpenedResult, 'version' | 'panel' | 'reader'>,
  { by, alsoBy }: Pick<StoredProposal, 'by' | 'alsoBy'>,
  next: StoredResultVersion,
): Promise<TransactItem[]> {
  const { competitionId, flightId, version, at } = next;
  if (isRehearsal(competitionId)) return [];
  const seats = [...new Set(next.columns.map(({ seat }) => seat))].flatMap((seat) => {
    const coachId = coachOfSeat(panel, seat);
    const [corrected] = correctedMarksOf([before, next], seat);
    return coachId && corrected ? [{ seat, coachId, marks: corrected.marks }] : [];
  });
  if (seats.length === 0) return [];
  const [{ marks }, coaches] = await Promise.all([
    sheetsOf(competitionId, flightId),
    coachesWithMerged(seats.map(({ coachId }) => coachId)),
  ]);
  const informed = new Set([by.id, ...alsoBy, ...reader.ids]);
  return seats.flatMap(({ seat, coachId, marks: corrected }) => {
    const coach = canonicalCoach(coaches, coachId);
    const isInformed = coach?.accountId != null && informed.has(coach.accountId);
    if (!coach || isInformed || sourceOfSheet(marks, seat) === 'paper') return [];
    const programmeIds = [...new Set(corrected.map(({ programmeId }) => programmeId))];
    const mail = { competitionId, flightId, version, to: 'judge' as const, recipient: coach.id, seat };
    return [resultMailWrite({ ...mail, programmeIds, at })];
  });
}
