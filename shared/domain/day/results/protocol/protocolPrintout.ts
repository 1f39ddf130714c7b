import type { Protocol, ProtocolCopy } from '../../../../contract/day/results/protocol.ts';
import { eventLabel } from '../../../core/eventId.ts';
import type { PrintoutGroup, PrintoutSheet, Printout } from '../../printouts/printout.ts';
import { correctionsSheet, resultsSheet } from './protocolSheets.ts';
import { pointsSheet, standingSheet } from './standingSheets.ts';
import { daysText } from '../../../core/dates/dayTexts.ts';

export const PROTOCOL_TITLES: Readonly<Record<ProtocolCopy, string>> = {
  organisers: 'Organisers’ copy',
  handout: 'Copy to hand out',
};

/** The protocol as paper: what and where, every flight, every correction, and the rinks' standing with its entries. */
export function protocolPrintout(protocol: Protocol): Printout {
  const names = new Map(protocol.events.map(({ id, format, level }) => [id, eventLabel(format, level)]));
  return {
    title: 'Protocol',
    textSize: 9.5,
    columns: [],
    sheets: [
      titleSheet(protocol),
      ...resultsSheet(protocol, names),
      ...correctionsSheet(protocol, names),
      ...standingSheet(protocol),
      ...pointsSheet(protocol, names),
    ],
  };
}

const CONTENTS: Readonly<Record<ProtocolCopy, string>> = {
  organisers: 'Totals, penalties and officials included: not for publication',
  handout: 'Places and points, as published',
};

function titleSheet({ copy, competition, numbers, officials }: Protocol): PrintoutSheet {
  const { venue, startDate, endDate } = competition;
  const rows = (heading: string, pairs: readonly (readonly [string, string | number])[]): PrintoutGroup => ({
    heading,
    before: [],
    rows: pairs.map(([label, value]) => [label, String(value)]),
    after: [],
  });
  return {
    title: 'Protocol',
    detail: [daysText(startDate, endDate), venue].filter((text) => text !== '').join(' · '),
    columns: [
      { heading: '', share: 0.4, look: 'text' },
      { heading: '', share: 0.6, look: 'strong' },
    ],
    groups: [
      rows('Competition', [
        ['Name', competition.name],
        ['Place', venue],
        ['Days', daysText(startDate, endDate)],
        ['This copy', `${PROTOCOL_TITLES[copy]}. ${CONTENTS[copy]}`],
      ]),
      rows('Numbers', [
        ['Entries', numbers.entries],
        ['Entered programmes', numbers.programmes],
        ['Flights', numbers.flights],
        ['Posted results', numbers.posted],
        ['Starts', numbers.starts],
        ['Scratched', numbers.scratches],
        ['Absent at the call', numbers.noShows],
        ['Corrections', numbers.corrections],
      ]),
      ...(officials.length === 0
        ? []
        : [
            rows(
              'Officials',
              officials.map(({ name, ...seats }) => [name, seatsText(seats)] as const),
            ),
          ]),
    ],
  };
}

function seatsText({ asReferee, asJudge }: Pick<Protocol['officials'][number], 'asReferee' | 'asJudge'>) {
  const of = (role: string, flights: number) => (flights === 0 ? [] : [`${role} ${String(flights)}`]);
  const seats = [...of('as referee', asReferee), ...of('as judge', asJudge)].join(', ');
  return `Flights ${seats}`;
}
