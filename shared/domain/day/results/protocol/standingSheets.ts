import type { Protocol } from '../../../../contract/day/results/protocol.ts';
import type { PrintoutSheet } from '../../printouts/printout.ts';

/** The rinks by points and by average. */
export function standingSheet({ rinks }: Protocol): PrintoutSheet[] {
  if (rinks.length === 0) return [];
  return [
    {
      title: 'Rinks',
      detail: 'Of posted results, by points; the average is for each skater',
      columns: [
        { heading: 'Place', share: 0.09, look: 'text' },
        { heading: 'Rink', share: 0.43, look: 'strong' },
        { heading: 'Points', share: 0.11, look: 'amount' },
        { heading: 'Skaters', share: 0.11, look: 'amount' },
        { heading: 'Average', share: 0.11, look: 'amount' },
        { heading: 'Place by average', share: 0.15, look: 'amount' },
      ],
      groups: [
        {
          heading: '',
          before: [],
          rows: rinks.map(({ place, name, points, skaters, average, placeByAverage }) => [
            String(place),
            name,
            String(points),
            String(skaters),
            average.toFixed(2),
            String(placeByAverage),
          ]),
          after: [],
        },
      ],
    },
  ];
}

/** Each rink's points, entry by entry. */
export function pointsSheet({ rinks }: Protocol, names: ReadonlyMap<string, string>): PrintoutSheet[] {
  if (rinks.length === 0) return [];
  return [
    {
      title: 'How the points add up',
      detail: 'Each rink with the entries that brought its points',
      columns: [
        { heading: 'Name', share: 0.38, look: 'strong' },
        { heading: 'Event', share: 0.4, look: 'text' },
        { heading: 'Place', share: 0.1, look: 'amount' },
        { heading: 'Points', share: 0.12, look: 'amount' },
      ],
      groups: rinks.map(({ name, points, entries, otherPoints }) => ({
        heading: `${name}: ${String(points)}`,
        before: [],
        rows: [
          ...entries.map((entry) => [
            entry.name,
            names.get(entry.eventId) ?? entry.eventId,
            String(entry.place),
            entry.isShared ? `${String(entry.points)} (shared)` : String(entry.points),
          ]),
          ...(otherPoints === 0 ? [] : [['Not named beside their rink', '', '', String(otherPoints)]]),
        ],
        after: [],
      })),
    },
  ];
}
