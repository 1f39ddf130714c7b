import { allOf, medalsToOrder, ordinal, withSpare } from '../awards/medals.ts';
import { DAY_WORDS } from '../words/dayWords.ts';
import type { DayPrintout, PrintoutFacts } from './printoutFacts.ts';
import { scheduleScreen } from './trackSheets.ts';

const { titles, columns, medals: words } = DAY_WORDS.printouts;

/** Where the facts have no rules: the fifth place is the last of its own. */
const USUAL_LAST_PLACE = 6;

/** One list for all chosen flights, event by event. */
export function medalList(facts: PrintoutFacts): DayPrintout {
  const { lastPlace, sparePercent } = facts.medals ?? { lastPlace: USUAL_LAST_PLACE, sparePercent: 0 };
  const flights = facts.blocks.flatMap(({ flight }) => (flight && flight.skaters.length > 0 ? [flight] : []));
  const medalsOf = (own: typeof flights) =>
    medalsToOrder(
      own.map(({ skaters }) => skaters.map(({ people }) => people?.length ?? 1)),
      lastPlace,
    );
  const all = medalsOf(flights);
  const rowOf = (name: string, count: string, medals: readonly number[]) => [
    name,
    count,
    ...all.map((_, index) => String(medals[index] ?? 0)),
    String(allOf(medals)),
  ];
  const events = [...Map.groupBy(flights, ({ eventId }) => eventId)];
  const rows = [
    rowOf(words.allEvents, String(flights.length), all),
    ...(sparePercent > 0 ? [rowOf(words.withSpare(sparePercent), '', withSpare(all, sparePercent))] : []),
    ...events.map(([eventId, own]) =>
      rowOf(facts.events.get(eventId) ?? eventId, String(own.length), medalsOf(own)),
    ),
  ];
  const narrow = Math.min(0.08, 0.68 / (all.length + 2));
  return {
    title: titles.medals,
    textSize: 10.5,
    columns: [
      { heading: columns.event, share: 1 - (all.length + 2) * narrow, look: 'strong' },
      ...[columns.flights, ...all.map((_, index) => ordinal(index + 1)), columns.medals].map((heading) => ({
        heading,
        share: narrow,
        look: 'number' as const,
      })),
    ],
    sheets:
      flights.length > 0
        ? [
            {
              title: titles.medals,
              detail: words.detail,
              version: facts.version,
              screen: scheduleScreen(facts.blocks),
              groups: [{ heading: '', before: [], rows, after: [] }],
            },
          ]
        : [],
  };
}
