import type { Protocol } from '../../../../contract/day/results/protocol.ts';
import type { PrintoutSheet } from '../../../core/documents/printout.ts';
import { DAY_WORDS } from '../../words/dayWords.ts';

const { columns } = DAY_WORDS.printouts;
const words = DAY_WORDS.protocol;

/** The rinks by points and by average. */
export function rinksSheet({ rinks }: Protocol): PrintoutSheet[] {
  if (rinks.length === 0) return [];
  return [
    {
      ...words.rinks,
      columns: [
        { heading: columns.place, share: 0.09, look: 'text' },
        { heading: columns.rink, share: 0.43, look: 'strong' },
        { heading: columns.points, share: 0.11, look: 'amount' },
        { heading: columns.skaters, share: 0.11, look: 'amount' },
        { heading: columns.average, share: 0.11, look: 'amount' },
        { heading: columns.placeByAverage, share: 0.15, look: 'amount' },
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
      ...words.points,
      columns: [
        { heading: columns.name, share: 0.38, look: 'strong' },
        { heading: columns.event, share: 0.4, look: 'text' },
        { heading: columns.place, share: 0.1, look: 'amount' },
        { heading: columns.points, share: 0.12, look: 'amount' },
      ],
      groups: rinks.map(({ name, points, entries, otherPoints }) => ({
        heading: words.pointsOf(name, points),
        before: [],
        rows: [
          ...entries.map((entry) => [
            entry.name,
            names.get(entry.eventId) ?? entry.eventId,
            String(entry.place),
            entry.isShared ? words.shared(entry.points) : String(entry.points),
          ]),
          ...(otherPoints === 0 ? [] : [[words.unnamed, '', '', String(otherPoints)]]),
        ],
        after: [],
      })),
    },
  ];
}
