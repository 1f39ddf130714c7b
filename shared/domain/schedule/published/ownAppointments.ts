import type { Appointment } from '../../../contract/schedule/publicSchedule.ts';
import type { Block } from '../../../contract/schedule/planningFiles.ts';
import { blocksOfFlights, compareBlocks, partsOfFlights, type PublishedPlan } from './publishedPlan.ts';

/** A programme that a family or a coach follows. */
export interface OwnProgramme extends Pick<
  Appointment,
  'programmeId' | 'entryId' | 'name' | 'role' | 'event' | 'musicTitle' | 'warmUpSeconds'
> {
  readonly isWithdrawn: boolean;
}

/**
 * Where own programmes skate, by day and time.
 * @param before the version before; null for the first, in which nothing is new
 */
export function ownAppointments(
  plan: PublishedPlan,
  before: PublishedPlan | null,
  programmes: readonly OwnProgramme[],
): Appointment[] {
  const [now, then] = [placesOfProgrammes(plan), before && placesOfProgrammes(before)];
  const parts = partsOfFlights(plan);
  return programmes
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .flatMap((programme) => {
      const place = now.get(programme.programmeId);
      return place ? [{ programme, place }] : [];
    })
    .toSorted((one, other) => compareBlocks(one.place.block, other.place.block))
    .map(({ programme, place: { block, flightId, order } }): Appointment => {
      const old = then?.get(programme.programmeId)?.block;
      const { surfaceId, date, start, seconds } = block;
      const { programmeId, entryId, name, role, event, musicTitle, warmUpSeconds } = programme;
      return {
        programmeId,
        entryId,
        name,
        role,
        surfaceId,
        date,
        start,
        seconds,
        event,
        part: parts.get(flightId) ?? { number: 1, of: 1 },
        warmUpSeconds,
        order,
        musicTitle,
        before: old && isElsewhere(old, block) ? placeOf(old) : null,
        isNew: then !== null && old === undefined,
      };
    });
}

interface Place {
  readonly block: Block;
  readonly flightId: string;
  readonly order: Appointment['order'];
}

/** Where each programme that is on the ice skates. */
export function placesOfProgrammes(plan: PublishedPlan): Map<string, Place> {
  const blocks = blocksOfFlights(plan);
  return new Map(
    plan.flights.flatMap(({ id: flightId, programmes }) => {
      const block = blocks.get(flightId);
      if (!block) return [];
      return programmes.map((programme, index): [string, Place] => [
        programme,
        { block, flightId, order: { number: index + 1, of: programmes.length } },
      ]);
    }),
  );
}

const isElsewhere = (one: Block, other: Block) =>
  one.surfaceId !== other.surfaceId || one.date !== other.date || one.start !== other.start;

const placeOf = ({ surfaceId, date, start }: Block) => ({ surfaceId, date, start });
