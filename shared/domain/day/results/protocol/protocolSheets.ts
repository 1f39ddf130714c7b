import { seatText, tenthsText } from '../../sheets/markText.ts';
import type { Protocol, ProtocolFlight, ProtocolRow } from '../../../../contract/day/results/protocol.ts';
import type { PrintoutColumn, PrintoutSheet } from '../../printouts/printout.ts';
import { flightText } from '../../printouts/printoutTexts.ts';
import { dayText } from '../../../core/dates/dayTexts.ts';
import { CORRECTION_TEXTS, instantText, shownName, STATE_TEXTS } from './protocolTexts.ts';

type EventNamesById = ReadonlyMap<string, string>;

const column = (heading: string, share: number, look: PrintoutColumn['look'] = 'text'): PrintoutColumn => ({
  heading,
  share,
  look,
});

const COLUMNS: Readonly<Record<Protocol['copy'], readonly PrintoutColumn[]>> = {
  organisers: [
    column('Place', 0.07),
    column('Name', 0.27, 'strong'),
    column('Rink', 0.23),
    column('Total', 0.08, 'amount'),
    column('Points', 0.08, 'amount'),
    column('Start', 0.07, 'amount'),
    column('Remarks', 0.2),
  ],
  handout: [
    column('Place', 0.08),
    column('Name', 0.35, 'strong'),
    column('Rink', 0.27),
    column('Points', 0.1, 'amount'),
    column('Start', 0.08, 'amount'),
    column('Remarks', 0.12),
  ],
};

/** Every flight, event by event, with its places, its panel and who approved and posted it. */
export function resultsSheet(protocol: Protocol, names: EventNamesById): PrintoutSheet[] {
  const { copy, events, competition } = protocol;
  const flights = events.flatMap((event) => event.flights.map((flight) => ({ eventId: event.id, flight })));
  if (flights.length === 0) return [];
  return [
    {
      title: 'Results',
      detail: 'By place. Whoever did not skate comes last.',
      columns: COLUMNS[copy],
      groups: flights.map(({ eventId, flight }) => ({
        heading: flightText(names.get(eventId) ?? eventId, flight.part),
        before: [whenText(flight), panelText(flight)].filter((line) => line !== ''),
        rows: flight.rows.map((row) => cellsOf(row, copy)),
        after: stepsOf(flight, competition.timeZone),
      })),
    },
  ];
}

function cellsOf(row: ProtocolRow, copy: Protocol['copy']): string[] {
  const { place, name, rink, total, points, start, state, penalties } = row;
  const remarks = [
    ...(state === 'skated' ? [] : [STATE_TEXTS[state]]),
    ...penalties.map(({ label, tenths }) => `−${tenthsText(tenths)} ${label}`),
  ];
  return [
    place === null ? '' : String(place),
    shownName(name),
    rink ?? '',
    ...(copy === 'handout' ? [] : [total === null ? '' : tenthsText(total)]),
    place === null ? '' : String(points),
    start === null ? '' : String(start),
    remarks.join('; '),
  ];
}

function whenText({ date, start, surface }: ProtocolFlight): string {
  if (date === '') return 'Ice: No longer in the published schedule';
  return `Ice: ${[dayText(date), start.slice(0, 5), surface].join(' · ')}`;
}

const panelText = ({ officials }: ProtocolFlight): string =>
  officials.length === 0
    ? ''
    : `Panel: ${officials.map(({ seat, name }) => `${seatText(seat)} ${name}`).join(' · ')}`;

function stepsOf(flight: ProtocolFlight, timeZone: string): string[] {
  const { approved, approvalReason, posted, version, starters } = flight;
  if (version === 0) return [`Result: None yet, ${String(starters)} in the start order`];
  const stepText = ({ at, by }: { readonly at: string; readonly by: string }) =>
    [instantText(at, timeZone), ...(by === '' ? [] : [by])].join(' · ');
  return [
    ...(approved === null ? [] : [`Approved: ${stepText(approved)}`]),
    ...(approvalReason === null ? [] : [`Not the referee: ${approvalReason}`]),
    posted === null ? 'Posted: Not yet' : `Posted: ${stepText(posted)}`,
    ...(version === 1 ? [] : [`Version: ${String(version)}, see the corrections`]),
  ];
}

/** Every correction with its reason, and what it changed for whom. */
export function correctionsSheet(
  { events, competition, copy }: Protocol,
  names: EventNamesById,
): PrintoutSheet[] {
  const corrections = events.flatMap((event) =>
    event.flights.flatMap((flight) =>
      flight.corrections.map((correction) => ({
        flight: flightText(names.get(event.id) ?? event.id, flight.part),
        correction,
      })),
    ),
  );
  if (corrections.length === 0) return [];
  const hasTotals = copy === 'organisers';
  const outcome = ({ place, total, points }: Pick<ProtocolRow, 'place' | 'total' | 'points'>) => [
    place === null ? '–' : String(place),
    ...(hasTotals ? [total === null ? '–' : tenthsText(total)] : []),
    String(points),
  ];
  const of = (when: string): PrintoutColumn[] => [
    column(`Place ${when}`, 0.12, 'amount'),
    ...(hasTotals ? [column(`Total ${when}`, 0.12, 'amount')] : []),
    column(`Points ${when}`, 0.13, 'amount'),
  ];
  const figures = [...of('before'), ...of('after')];
  const used = figures.reduce((sum, { share }) => sum + share, 0);
  return [
    {
      title: 'Corrections',
      detail: 'Each version with its reason and what it changed',
      columns: [column('Name', 1 - used, 'strong'), ...figures],
      groups: corrections.map(({ flight, correction }) => ({
        heading: `${flight}: version ${String(correction.version)}`,
        before: [
          `When: ${[instantText(correction.at, competition.timeZone), correction.by].filter((text) => text !== '').join(' · ')}`,
          `Reason: ${[CORRECTION_TEXTS[correction.reason], correction.text].filter((text) => text !== '').join('. ')}`,
        ],
        rows: correction.changes.map(({ name, before, after }) => [
          shownName(name),
          ...outcome(before),
          ...outcome(after),
        ]),
        after: [],
      })),
    },
  ];
}
