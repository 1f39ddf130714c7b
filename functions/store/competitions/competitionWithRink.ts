import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { findCompetition } from './repository.ts';
import { withRink } from './withRinks.ts';

/**
 * The competition of an entry, with the name and place of its rink.
 * @throws Error where there is none: an entry has one as long as it is kept
 */
export async function competitionWithRink(competitionId: string): Promise<Competition> {
  const competition = await findCompetition(competitionId);
  if (!competition) throw new Error(`An entry has no competition ${competitionId}`);
  return withRink(competition);
}
