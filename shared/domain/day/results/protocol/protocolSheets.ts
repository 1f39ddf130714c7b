import { secondsOfTime } from '../../../core/dates/times.ts';
import { clockText } from '../../../core/dates/venueClock.ts';
import { tenthsText } from '../../sheets/markText.ts';
import type { Protocol, ProtocolFlight, ProtocolRow } from '../../../../contract/day/results/protocol.ts';
import type { PrintoutColumn, PrintoutSheet } from '../../../core/documents/printout.ts';
import { eventLabel } from '../../../core/eventId.ts';
import { DAY_WORDS } from '../../words/dayWords.ts';
import { flightText } from '../../printouts/printoutTexts.ts';
import { dayText } from '../../../core/dates/dayTexts.ts';
import { instantText, shownName } from './protocolTexts.ts';

const { columns: headings, seat: seatText } = DAY_WORDS.printouts;
const words = DAY_WORDS.protocol;

type EventNamesById = ReadonlyMap<string, string>;

const column = (heading: string, share: number, look: PrintoutColumn['look'] = 'text'): PrintoutColumn => ({
  heading,
  share,
  look,
});

const COLUMNS: Readonly<Record<Protocol['copy'], readonly PrintoutColumn[]>> = {
  organisers: [
    column(headings.place, 0.07),
    column(headings.name, 0.27, 'strong'),
    column(headings.rink, 0.23),
    column(headings.total, 0.08, 'amount'),
    column(headings.points, 0.08, 'amount'),
    column(headings.start, 0.07, 'amount'),
    column(headings.remarks, 0.2),
  ],
  handout: [
    column(headings.place, 0.08),
    column(headings.name, 0.35, 'strong'),
    column(headings.rink, 0.27),
    column(headings.points, 0.1, 'amount'),
    column(headings.start, 0.08, 'amount'),
    column(headings.remarks, 0.12),
  ],
};

/** Every flight, event by event, with its places, its panel and who approved and posted it. */
export function resultsSheet(protocol: Protocol, names: EventNamesById): PrintoutSheet[] {
  const { copy, events, competition } = protocol;
  const flights = events.flatMap((event) => event.flights.map((flight) => ({ eventId: event.id, flight })));
  if (flights.length === 0) return [];
  return [
    {
      ...words.results,
      columns: COLUMNS[copy],
      groups: flights.map(({ eventId, flight }) => ({
        heading: flightText(names.get(eventId) ?? eventId, flight.part),
        before: [whenText(flight, competition.timeZone), panelText(flight)].filter((line) => line !== ''),
        rows: flight.rows.map((row) => cellsOf(row, copy)),
        after: stepsOf(flight, competition.timeZone),
      })),
    },
  ];
}

function cellsOf(row: ProtocolRow, copy: Protocol['copy']): string[] {
  const { place, name, rink, total, points, start, state, penalties } = row;
  const remarks = [
    ...(state === 'skated' ? [] : [words.states[state]]),
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

function whenText({ date, start, surface }: ProtocolFlight, timeZone: string): string {
  if (date === '') return words.unscheduled;
  return words.ice([dayText(date), clockText(secondsOfTime(start), timeZone), surface].join(' · '));
}

const panelText = ({ officials }: ProtocolFlight): string =>
  officials.length === 0
    ? ''
    : words.panel(officials.map(({ seat, name }) => `${seatText(seat)} ${name}`).join(' · '));

function stepsOf(flight: ProtocolFlight, timeZone: string): string[] {
  const { approved, approvalReason, posted, version, starters } = flight;
  if (version === 0) return [words.noResult(starters)];
  const stepText = ({ at, by }: { readonly at: string; readonly by: string }) =>
    [instantText(at, timeZone), ...(by === '' ? [] : [by])].join(' · ');
  return [
    ...(approved === null ? [] : [words.approved(stepText(approved))]),
    ...(approvalReason === null ? [] : [words.notTheReferee(approvalReason)]),
    posted === null ? words.notPosted : words.posted(stepText(posted)),
    ...(version === 1 ? [] : [words.corrected(version)]),
  ];
}

/** Each event that the organiser cancelled, with when and why. */
export function cancelledEventsSheet({ cancelledEvents, competition }: Protocol): PrintoutSheet[] {
  if (cancelledEvents.length === 0) return [];
  const rows = cancelledEvents.map(({ format, level, at, reason }) => [
    eventLabel(format, level),
    instantText(at, competition.timeZone),
    reason,
  ]);
  return [
    {
      ...words.cancelledEvents,
      columns: [
        column(headings.event, 0.35, 'strong'),
        column(words.cancelledAt, 0.25),
        column(words.cancelledWhy, 0.4),
      ],
      groups: [{ heading: '', before: [], rows, after: [] }],
    },
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
  const of = (heading: (figure: string) => string): PrintoutColumn[] => [
    column(heading(headings.place), 0.12, 'amount'),
    ...(hasTotals ? [column(heading(headings.total), 0.12, 'amount')] : []),
    column(heading(headings.points), 0.13, 'amount'),
  ];
  const figures = [...of(words.before), ...of(words.after)];
  const used = figures.reduce((sum, { share }) => sum + share, 0);
  return [
    {
      ...words.corrections,
      columns: [column(headings.name, 1 - used, 'strong'), ...figures],
      groups: corrections.map(({ flight, correction }) => ({
        heading: words.correction(flight, correction.version),
        before: [
          words.when(
            [instantText(correction.at, competition.timeZone), correction.by]
              .filter((text) => text !== '')
              .join(' · '),
          ),
          ...(correction.proposedBy === null ? [] : [words.proposed(correction.proposedBy)]),
          ...(correction.aloneReason === null ? [] : [words.alone(correction.aloneReason)]),
          ...(correction.refereeAllowed ? [words.refereeAllowed] : []),
          words.reason(
            [words.reasons[correction.reason], correction.text].filter((text) => text !== '').join('. '),
          ),
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
