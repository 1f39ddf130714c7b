import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { PublicBlock } from '../../../../shared/contract/planning/publicSchedule.ts';
import { type PlacedBlock, planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { call } from '../../../api/client.ts';

/** The published blocks of a day as they are now; null where they can’t be read. */
export async function readPublishedDay(
  competitionId: string,
  date: string,
): Promise<readonly PublicBlock[] | null> {
  const read = call('getSchedule', { params: { competitionId }, query: { date }, fresh: true });
  return read.then(({ data }) => data.blocks).catch(() => null);
}

/** The blocks of a draft with those of one day as they are published; a flight that the draft has no more stays away. */
export function publishedBlocks(draft: ScheduleDraft, published: readonly PublicBlock[]): PlacedBlock[] {
  const { flights, blocks } = planOfDraft(draft);
  const known = new Set(flights.map(({ id }) => id));
  const locked = new Set(blocks.flatMap((block) => (block.locked ? (block.flightId ?? []) : [])));
  const dates = new Set(published.map(({ date }) => date));
  const again = published.flatMap(
    ({ surfaceId, date, start, seconds, kind, title, flight }): PlacedBlock[] => {
      if (flight && !known.has(flight.id)) return [];
      return [
        {
          surfaceId,
          date,
          start,
          seconds,
          kind,
          ...(title !== null && { title }),
          ...(flight && { flightId: flight.id }),
          ...(flight && locked.has(flight.id) && { locked: true as const }),
        },
      ];
    },
  );
  // A flight that families do not know yet stays where the draft has it.
  const placed = new Set(again.map(({ flightId }) => flightId));
  const others = blocks.filter(
    ({ date, flightId }) => !dates.has(date) || (flightId !== undefined && !placed.has(flightId)),
  );
  return [...others, ...again];
}
