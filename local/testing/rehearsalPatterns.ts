import type { StoredCompetition } from '../../functions/store/entering/competitions/repository.ts';
import { codesPartition } from '../../functions/store/day/codes/keys.ts';
import { dayPartition } from '../../functions/store/core/stamps/keys.ts';
import * as rehearsals from '../../functions/store/day/rehearsals/repository.ts';
import { newRehearsalId } from '../../shared/domain/core/competitions/rehearsalId.ts';

/** The reads and writes of rehearsals: one to find, one to delete, and one to make. */
export async function rehearsalPatterns(competition: StoredCompetition, now: Date) {
  const rehearsalOf = (competitionId: string): rehearsals.StoredRehearsal => ({
    type: 'rehearsal',
    competitionId,
    id: newRehearsalId(competitionId, 'staged-rehearsal-00000'),
    plays: competition.startDate,
    date: competition.startDate,
    pace: { factor: 0.05, from: 28_800, at: 43_200 },
    flightIds: ['f1'],
    programmes: 3,
    by: 'Kim Lake',
    createdAt: now.toISOString(),
    state: 'making',
  });
  const [stored, made] = [rehearsalOf(competition.id), rehearsalOf('madecompetition')];
  const copyOf = ({ id }: rehearsals.StoredRehearsal): StoredCompetition => ({ ...competition, id });
  await rehearsals.storeNewRehearsal(stored);
  await rehearsals.openRehearsal(stored, copyOf(stored));
  const taps = ['f1', 'f2'].map((flight) => ({ pk: dayPartition(stored.id), sk: `FLIGHT#${flight}` }));
  await rehearsals.storeCopy(taps);
  return {
    findRehearsal: () => rehearsals.findRehearsal(competition.id),
    storeNewRehearsal: () => rehearsals.storeNewRehearsal(made),
    storeCopy: () => rehearsals.storeCopy(taps),
    openRehearsal: () => rehearsals.openRehearsal(made, copyOf(made)),
    beginDeleting: () => rehearsals.beginDeleting(stored),
    deletePartitions: () =>
      rehearsals.deletePartitions([dayPartition(stored.id), codesPartition(stored.id)], 100),
    endDeleting: () => rehearsals.endDeleting(stored),
  };
}
