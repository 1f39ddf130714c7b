import type { Translator } from '../../../../i18n/Translator.ts';
import type { Protocol } from '../../../../../shared/contract/day/results/protocol.ts';
import { bookSheet, type BookSheet } from '../../../../table/export/exportBook.ts';
import {
  asDay,
  asInstant,
  type ExportColumn,
  type ExportValue,
} from '../../../../table/export/exportValue.ts';
import type texts from '../protocol.en.json';

type T = Translator<['protocol']>;

/** A column; totals and whatever names officials are in the organisers' copy alone. */
type Column<Row> = ExportColumn<Row> & { readonly forOrganisers?: boolean };

export const inPoints = (tenths: number | null): number | null => (tenths === null ? null : tenths / 10);

/** The protocol as the sheets of a spreadsheet, with the same as on paper. */
export function protocolBook(t: T, protocol: Protocol): BookSheet[] {
  const isWhole = protocol.copy === 'organisers';
  const of = <Row>(columns: readonly Column<Row>[]) =>
    columns.filter(({ forOrganisers }) => isWhole || forOrganisers !== true);
  const column = <Row>(
    heading: keyof (typeof texts)['columns'],
    value: (row: Row) => ExportValue,
  ): Column<Row> => ({ heading: t(`columns.${heading}`), value });
  const own = <Row>(...given: Parameters<typeof column<Row>>): Column<Row> => ({
    ...column<Row>(...given),
    forOrganisers: true,
  });
  const { timeZone } = protocol.competition;
  type Result = ReturnType<typeof resultRows>[number];
  type Correction = ReturnType<typeof correctionRows>[number];
  type Rink = Protocol['rinks'][number];
  type Points = ReturnType<typeof pointRows>[number];
  return [
    bookSheet(
      t('sheets.summary'),
      [
        { heading: t('columns.item'), value: ([item]) => item },
        { heading: t('columns.value'), value: ([, value]) => value },
      ],
      summaryRows(t, protocol),
    ),
    ...(isWhole
      ? [
          bookSheet<Protocol['officials'][number]>(
            t('sheets.officials'),
            [
              column('name', ({ name }) => name),
              column('asReferee', ({ asReferee }) => asReferee),
              column('asJudge', ({ asJudge }) => asJudge),
            ],
            protocol.officials,
          ),
        ]
      : []),
    bookSheet<Result>(
      t('sheets.results'),
      of<Result>([
        column('format', ({ event }) => event.format),
        column('event', ({ event }) => event.level),
        column('flight', ({ flight }) => flight.part.number),
        column('of', ({ flight }) => flight.part.of),
        column('day', ({ flight }) => asDay(flight.date)),
        column('time', ({ flight }) => flight.start.slice(0, 5)),
        column('surface', ({ flight }) => flight.surface),
        column('place', ({ row }) => row?.place ?? null),
        column('name', ({ row }) => row && (row.name ?? t('removed'))),
        column('rink', ({ row }) => row?.rink ?? null),
        own('total', ({ row }) => inPoints(row?.total ?? null)),
        column('points', ({ row }) => (row?.place ? row.points : null)),
        column('start', ({ row }) => row?.start ?? null),
        column('state', ({ row }) => t(`states.${row?.state ?? 'none'}`)),
        own('penalty', ({ row }) =>
          row && row.penalties.length > 0
            ? inPoints(row.penalties.reduce((sum, { tenths }) => sum + tenths, 0))
            : null,
        ),
        own('penalties', ({ row }) => (row?.penalties ?? []).map(({ label }) => label).join('; ')),
        column('version', ({ flight }) => flight.version || null),
        own('approved', ({ flight }) => asInstant(flight.approved?.at ?? null, timeZone)),
        own('approvedBy', ({ flight }) => flight.approved?.by ?? null),
        own('approvalReason', ({ flight }) => flight.approvalReason),
        column('posted', ({ flight }) => asInstant(flight.posted?.at ?? null, timeZone)),
        own('postedBy', ({ flight }) => flight.posted?.by ?? null),
        own('referee', ({ flight }) => seated(flight, true)),
        own('judges', ({ flight }) => seated(flight, false)),
      ]),
      resultRows(protocol),
    ),
    ...(protocol.cancelledEvents.length === 0
      ? []
      : [
          bookSheet<Protocol['cancelledEvents'][number]>(
            t('sheets.cancelledEvents'),
            [
              column('format', ({ format }) => format),
              column('event', ({ level }) => level),
              column('cancelled', ({ at }) => asInstant(at, timeZone)),
              column('reason', ({ reason }) => reason),
            ],
            protocol.cancelledEvents,
          ),
        ]),
    bookSheet<Correction>(
      t('sheets.corrections'),
      of<Correction>([
        column('format', ({ event }) => event.format),
        column('event', ({ event }) => event.level),
        column('flight', ({ flight }) => flight.part.number),
        column('version', ({ correction }) => correction.version),
        column('corrected', ({ correction }) => asInstant(correction.at, timeZone)),
        own('correctedBy', ({ correction }) => correction.by),
        own('proposedBy', ({ correction }) => correction.proposedBy),
        own('aloneReason', ({ correction }) => correction.aloneReason),
        own('refereeAllowed', ({ correction }) => (correction.refereeAllowed ? t('yes') : null)),
        column('reason', ({ correction }) => t(`reasons.${correction.reason}`)),
        own('text', ({ correction }) => correction.text),
        column('name', ({ change }) => change && (change.name ?? t('removed'))),
        column('placeBefore', ({ change }) => change?.before.place ?? null),
        column('place', ({ change }) => change?.after.place ?? null),
        own('totalBefore', ({ change }) => inPoints(change?.before.total ?? null)),
        own('total', ({ change }) => inPoints(change?.after.total ?? null)),
        column('pointsBefore', ({ change }) => change?.before.points ?? null),
        column('points', ({ change }) => change?.after.points ?? null),
      ]),
      correctionRows(protocol),
    ),
    bookSheet<Rink>(
      t('sheets.rinks'),
      [
        column('place', ({ place }) => place),
        column('rink', ({ name }) => name),
        column('points', ({ points }) => points),
        column('skaters', ({ skaters }) => skaters),
        column('average', ({ average }) => average),
        column('placeByAverage', ({ placeByAverage }) => placeByAverage),
      ],
      protocol.rinks,
    ),
    bookSheet<Points>(
      t('sheets.points'),
      [
        column('rink', ({ rink }) => rink),
        column('name', ({ entry }) => entry?.name ?? t('unnamed')),
        column('format', ({ event }) => event?.format ?? null),
        column('event', ({ event }) => event?.level ?? null),
        column('place', ({ entry }) => entry?.place ?? null),
        column('points', ({ points }) => points),
        column('shared', ({ entry }) => (entry?.isShared ? t('yes') : null)),
      ],
      pointRows(protocol),
    ),
  ];
}

function seated(
  { officials }: Pick<Protocol['events'][number]['flights'][number], 'officials'>,
  isReferee: boolean,
): string {
  return officials
    .filter(({ seat }) => (seat === 'referee') === isReferee)
    .map(({ name }) => name)
    .join('; ');
}

function summaryRows(t: T, { competition, copy, madeAt, numbers }: Protocol): [string, ExportValue][] {
  const { name, venue, startDate, endDate, timeZone } = competition;
  return [
    [t('items.name'), name],
    [t('items.venue'), venue],
    [t('items.startDate'), asDay(startDate)],
    [t('items.endDate'), asDay(endDate)],
    [t('items.copy'), t(`copies.${copy}`)],
    [t('items.madeAt'), asInstant(madeAt, timeZone)],
    [t('items.entries'), numbers.entries],
    [t('items.programmes'), numbers.programmes],
    [t('items.flights'), numbers.flights],
    [t('items.posted'), numbers.posted],
    [t('items.starts'), numbers.starts],
    [t('items.scratches'), numbers.scratches],
    [t('items.noShows'), numbers.noShows],
    [t('items.corrections'), numbers.corrections],
  ];
}

/** Every programme with its flight and event; a flight without a result is one row. */
function resultRows({ events }: Protocol) {
  return events.flatMap((event) =>
    event.flights.flatMap((flight) =>
      (flight.rows.length > 0 ? flight.rows : [null]).map((row) => ({ event, flight, row })),
    ),
  );
}
/** Every skater whose result a correction changed; a correction that a copy shows without them is one row. */
function correctionRows({ events }: Protocol) {
  return events.flatMap((event) =>
    event.flights.flatMap((flight) =>
      flight.corrections.flatMap((correction) =>
        (correction.changes.length > 0 ? correction.changes : [null]).map((change) => ({
          event,
          flight,
          correction,
          change,
        })),
      ),
    ),
  );
}
/** Every entry that brought a rink points; those that may not stand beside it are one sum. */
function pointRows({ events, rinks }: Protocol) {
  const byId = new Map(events.map((event) => [event.id, event]));
  return rinks.flatMap(({ name: rink, entries, otherPoints }) => [
    ...entries.map((entry) => ({
      rink,
      entry,
      event: byId.get(entry.eventId) ?? null,
      points: entry.points,
    })),
    ...(otherPoints === 0 ? [] : [{ rink, entry: null, event: null, points: otherPoints }]),
  ]);
}
