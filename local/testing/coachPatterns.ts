import { findCoachLink, issueCoachLink } from '../../functions/store/people/accounts/coachLinks.ts';
import { coachWrites } from '../../functions/store/people/coaches/coachWrites.ts';
import { coachMergeWrite, findCoachMerge } from '../../functions/store/people/coaches/merges.ts';
import { coachNamedAtRink } from '../../functions/store/people/coaches/namedCoaches.ts';
import * as pupils from '../../functions/store/entering/coaches/pupils.ts';
import * as coaches from '../../functions/store/people/coaches/repository.ts';
import { newCoach } from '../../functions/store/people/coaches/storedCoach.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { transact } from '../../functions/platform/table/transaction.ts';

const RINK = { homeRinkId: 'STAGEDRINK', homeIsiRink: 'Staged Rink' };

/** The reads and writes of coaches: one at a rink, whom an entry names, and a duplicate merged into the coach. */
export async function coachPatterns(
  entry: StoredEntry,
  at: Date,
): Promise<Record<string, () => Promise<unknown>>> {
  const rinkIds = [RINK.homeRinkId];
  const fields = { name: 'Kay Moss', state: 'confirmed', professional: 'STAGED2', rinkIds } as const;
  const coach = newCoach(fields, at);
  const duplicate = {
    ...newCoach({ name: 'Kay M.', state: 'confirmed' }, at),
    state: 'merged' as const,
    mergedInto: coach.id,
  };
  const link = issueCoachLink({ id: coach.id, email: 'kay@coaches.example' }, at);
  await transact([
    ...coachWrites({ before: null, after: coach }, { before: null, after: duplicate }),
    coachMergeWrite(coach.id, 'MERGE', { before: [coach, duplicate] }),
    link.write,
  ]);
  const coached = { ...entry, entryCoach: { id: coach.id, name: coach.name } };
  await pupils.storePupil(coached);
  return {
    findCoach: () => coaches.findCoach(coach.id),
    currentCoach: () => coaches.currentCoach(duplicate.id),
    coachesById: () => coaches.coachesById([coach.id, duplicate.id], true),
    coachOfNumber: () => coaches.coachOfNumber('STAGED2'),
    coachPage: () => coaches.coachPage({ state: 'confirmed', search: 'kay', cursor: undefined }),
    coachesNamed: () => coaches.coachesNamed('kay', 20),
    coachesOfRink: () => coaches.coachesOfRink(RINK.homeRinkId),
    coachNamedAtRink: () => coachNamedAtRink({ name: 'Sol Reed', email: null }, RINK, at),
    storePupil: () => pupils.storePupil(coached),
    pupilsOfCoach: () => pupils.pupilsOfCoach(coach.id, undefined),
    pupilsInCompetition: () => pupils.pupilsInCompetition(coach.id, entry.competitionId),
    coachIdsOfCompetition: () => pupils.coachIdsOfCompetition(entry.competitionId),
    findCoachMerge: () => findCoachMerge(coach.id, 'MERGE'),
    findCoachLink: () => findCoachLink(link.token, at),
  };
}
