import type { Competition } from '../../shared/contract/competitions.ts';
import { rinksById } from '../rinks/repository.ts';
import type { StoredCompetition } from './repository.ts';

/** Competitions with the name and place of their rinks, all rinks read in one call. */
export async function withRinks(competitions: readonly StoredCompetition[]): Promise<Competition[]> {
  const rinks = await rinksById(competitions.map(({ ring }) => ring));
  return competitions.map((competition) => {
    const rink = rinks.get(competition.ring);
    if (!rink) throw new Error(`Competition ${competition.id} has no rink ${competition.ring}`);
    return { ...competition, rink };
  });
}

export async function withRink(competition: StoredCompetition): Promise<Competition> {
  const [joined] = await withRinks([competition]);
  if (!joined) throw new Error('One competition in, one out');
  return joined;
}
