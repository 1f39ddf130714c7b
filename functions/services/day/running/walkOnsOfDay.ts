import type { WalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { dayFlightsOf } from '../../../store/day/running/repository.ts';

/** Who joined which flight of a competition at check-in. */
export async function walkOnsOfDay(competitionId: string): Promise<WalkOns> {
  const flights = await dayFlightsOf(competitionId);
  return new Map([...flights].map(([id, { walkOns = [] }]) => [id, walkOns]));
}
