import type { Printout, PaperFacts } from './paper.ts';

/** The last place of the table: everybody after the fifth is sixth. */
const PLACES = ['1st', '2nd', '3rd', '4th', '5th', '6th'] as const;

/** A flight by the people on the ice in each programme: 1, of a couple 2, of a team its members. */
export type SizesOfFlight = readonly number[];

/**
 * Medals of each place that flights can need when nobody ties, one for each person. Nobody knows yet which team wins,
 * so each place of a flight has as many as its largest team.
 * @returns from the first place to the sixth, which everybody after the fifth has
 */
export function medalsToOrder(flights: readonly SizesOfFlight[]): number[] {
  return PLACES.map((_, index) =>
    flights.reduce((total, sizes) => {
      const isLast = index === PLACES.length - 1;
      const programmes = isLast ? Math.max(0, sizes.length - index) : Number(sizes.length > index);
      return total + programmes * Math.max(0, ...sizes);
    }, 0),
  );
}

/** One list for all chosen flights, event by event. */
export function medalList(facts: PaperFacts): Printout {
  const flights = facts.blocks.flatMap(({ flight }) => (flight && flight.skaters.length > 0 ? [flight] : []));
  const [first] = facts.blocks;
  const sizes = (own: typeof flights) => own.map(({ skaters }) => skaters.map(({ persons = 1 }) => persons));
  const rowOf = (name: string, own: typeof flights) => {
    const medals = medalsToOrder(sizes(own));
    const all = medals.reduce((total, count) => total + count, 0);
    return [name, String(own.length), ...medals.map(String), String(all)];
  };
  const events = [...Map.groupBy(flights, ({ eventId }) => eventId)];
  const rows = events.map(([eventId, own]) => rowOf(facts.events.get(eventId) ?? eventId, own));
  const narrow = 0.08;
  return {
    title: 'Medals to order',
    textSize: 10.5,
    columns: [
      { heading: 'Event', share: 1 - (PLACES.length + 2) * narrow, look: 'strong' },
      ...['Flights', ...PLACES, 'All'].map((heading) => ({
        heading,
        share: narrow,
        look: 'number' as const,
      })),
    ],
    sheets:
      first && flights.length > 0
        ? [
            {
              title: 'Medals to order',
              detail: 'One for each person. Ties need more: order some spare.',
              date: first.date,
              surfaceId: first.surfaceId,
              groups: [{ heading: '', before: [], rows: [rowOf('All events', flights), ...rows], after: [] }],
            },
          ]
        : [],
  };
}
