import type { Protocol } from '../../../../contract/day/results/protocol.ts';
import { eventLabel } from '../../../core/eventId.ts';
import type { Printout, PrintoutGroup, PrintoutSheet } from '../../../core/documents/printout.ts';
import { DAY_WORDS } from '../../words/dayWords.ts';
import { cancelledEventsSheet, correctionsSheet, resultsSheet } from './protocolSheets.ts';
import { pointsSheet, rinksSheet } from './rinkSheets.ts';
import { daysText } from '../../../core/dates/dayTexts.ts';

const { titles } = DAY_WORDS.printouts;
const words = DAY_WORDS.protocol;

/** The protocol as a printout: what and where, every flight, every correction, and the rinks' standing with its entries. */
export function protocolPrintout(protocol: Protocol): Printout {
  const names = new Map(protocol.events.map(({ id, format, level }) => [id, eventLabel(format, level)]));
  return {
    title: titles.protocol,
    textSize: 9.5,
    columns: [],
    sheets: [
      titleSheet(protocol),
      ...resultsSheet(protocol, names),
      ...cancelledEventsSheet(protocol),
      ...correctionsSheet(protocol, names),
      ...rinksSheet(protocol),
      ...pointsSheet(protocol, names),
    ],
  };
}

function titleSheet({ copy, competition, numbers, officials }: Protocol): PrintoutSheet {
  const { venue, startDate, endDate } = competition;
  const rows = (heading: string, pairs: readonly (readonly [string, string | number])[]): PrintoutGroup => ({
    heading,
    before: [],
    rows: pairs.map(([label, value]) => [label, String(value)]),
    after: [],
  });
  return {
    title: titles.protocol,
    detail: [daysText(startDate, endDate), venue].filter((text) => text !== '').join(' · '),
    columns: [
      { heading: '', share: 0.4, look: 'text' },
      { heading: '', share: 0.6, look: 'strong' },
    ],
    groups: [
      rows(words.competition, [
        [words.facts.name, competition.name],
        [words.facts.place, venue],
        [words.facts.days, daysText(startDate, endDate)],
        [words.facts.copy, `${words.copies[copy]}. ${words.contents[copy]}`],
      ]),
      rows(words.numbers, [
        [words.counts.entries, numbers.entries],
        [words.counts.programmes, numbers.programmes],
        [words.counts.flights, numbers.flights],
        [words.counts.posted, numbers.posted],
        [words.counts.starts, numbers.starts],
        [words.counts.scratches, numbers.scratches],
        [words.counts.noShows, numbers.noShows],
        [words.counts.corrections, numbers.corrections],
      ]),
      ...(officials.length === 0
        ? []
        : [
            rows(
              words.officials,
              officials.map(({ name, ...seats }) => [name, seatsText(seats)] as const),
            ),
          ]),
    ],
  };
}

function seatsText({ asReferee, asJudge }: Pick<Protocol['officials'][number], 'asReferee' | 'asJudge'>) {
  const seats = [
    ...(asReferee === 0 ? [] : [words.asReferee(asReferee)]),
    ...(asJudge === 0 ? [] : [words.asJudge(asJudge)]),
  ];
  return words.seats(seats.join(', '));
}
