import type { MyAppointment } from '../../../contract/planning/publicSchedule.ts';
import type { Block } from '../../../contract/core/planningFiles.ts';
import { blocksOfFlights, compareBlocks, partsOfFlights, type PublishedPlan } from './publishedPlan.ts';

/** A programme that a family or a coach follows. */
export interface MyProgramme extends Pick<
  MyAppointment,
  'programmeId' | 'entryId' | 'name' | 'people' | 'role' | 'event' | 'musicTitle' | 'warmUpSeconds'
> {
  readonly isWithdrawn: boolean;
}

/**
 * Where own programmes skate, by day and time.
 * @param before the version before; null for the first, in which nothing is new
 * @param isStanding whether a programme of anybody still stands: who withdrew has no number in the order
 */
export function myAppointments(
  plan: PublishedPlan,
  before: PublishedPlan | null,
  programmes: readonly MyProgramme[],
  isStanding: (programmeId: string) => boolean,
): MyAppointment[] {
  const [now, then] = [placesOfProgrammes(plan), before && placesOfProgrammes(before)];
  const parts = partsOfFlights(plan);
  const orders = ordersOf(plan, isStanding);
  return programmes
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .flatMap((programme) => {
      const place = now.get(programme.programmeId);
      const order = orders.get(programme.programmeId);
      return place && order ? [{ programme, place, order }] : [];
    })
    .toSorted((one, other) => compareBlocks(one.place.block, other.place.block))
    .map(({ programme, place: { block, flightId }, order }): MyAppointment => {
      const old = then?.get(programme.programmeId)?.block;
      const { surfaceId, date, start, seconds } = block;
      const { programmeId, entryId, name, people, role, event, musicTitle, warmUpSeconds } = programme;
      return {
        programmeId,
        entryId,
        name,
        people,
        role,
        surfaceId,
        date,
        start,
        seconds,
        event,
        part: parts.get(flightId) ?? { number: 1, of: 1 },
        warmUpSeconds,
        order,
        movedBack: null,
        musicTitle,
        before: old && isElsewhere(old, block) ? placeOf(old) : null,
        isNew: then !== null && old === undefined,
      };
    });
}

interface Place {
  readonly block: Block;
  readonly flightId: string;
}

/** Where each programme that is on the ice skates. */
export function placesOfProgrammes(plan: PublishedPlan): Map<string, Place> {
  const blocks = blocksOfFlights(plan);
  return new Map(
    plan.flights.flatMap(({ id: flightId, programmes }) => {
      const block = blocks.get(flightId);
      if (!block) return [];
      return programmes.map((programme): [string, Place] => [programme, { block, flightId }]);
    }),
  );
}

/** The places in the start order of those who still stand, as the public schedule shows them. */
function ordersOf(
  { flights }: PublishedPlan,
  isStanding: (programmeId: string) => boolean,
): Map<string, MyAppointment['order']> {
  return new Map(
    flights.flatMap(({ programmes }) =>
      programmes
        .filter(isStanding)
        .map((programme, index, { length }) => [programme, { number: index + 1, of: length }] as const),
    ),
  );
}

const isElsewhere = (one: Block, other: Block) =>
  one.surfaceId !== other.surfaceId || one.date !== other.date || one.start !== other.start;

const placeOf = ({ surfaceId, date, start }: Block) => ({ surfaceId, date, start });
