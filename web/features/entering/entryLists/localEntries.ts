import { waiverStatus } from '../../../../shared/domain/people/consent/waiver.ts';
import { transferReferences } from '../../../../shared/domain/entering/balance/familyTransfers.ts';
import { eventNames } from '../entries/index.ts';
import { TEST_LADDERS } from '../../people/skaterFields/index.ts';
import { localRows, type SortKey } from '../../../table/localList.ts';
import type { TableQuery } from '../../../table/useTableQuery.ts';
import { DUE, WITHOUT_COACH, NOT_TAKEN_OVER, TO_CONFIRM } from './entryListRequest.ts';
import type { AnyRow } from './sharedColumns.tsx';

const LEVELS = TEST_LADDERS.flatMap(({ levels }) => levels);

/** The levels in a row: the skater's, the couple's, or those of a team's roster. */
export function levelsOf(row: AnyRow): readonly string[] {
  return 'highestIsiTestLevel' in row ? [row.highestIsiTestLevel] : 'levels' in row ? row.levels : [];
}

/** A level's rank among all, Tot before Freestyle; null for a level outside the catalogue. */
function levelOrder(row: AnyRow): number | null {
  const places = levelsOf(row).map((level) => LEVELS.indexOf(level));
  const highest = Math.max(...places);
  return highest < 0 ? null : highest;
}

/** The name of the skater, team or couple. */
export function nameOfRow(row: AnyRow): string {
  if ('nameOfTeam' in row) return row.nameOfTeam;
  return 'partnerName' in row && row.partnerName !== ''
    ? `${row.fullName} / ${row.partnerName}`
    : row.fullName;
}

/** Whether public pages show initials until a guardian confirms a name of the entry. A withdrawn entry is on none. */
export const isNameAwaited = ({ state, namesToConfirm = 0 }: AnyRow) =>
  state !== 'withdrawn' && namesToConfirm > 0;

const SORT_KEYS = {
  name: nameOfRow,
  level: levelOrder,
  age: (row) => ('age' in row ? row.age : null),
  coach: (row) => ('coachName' in row ? row.coachName : null),
  skaters: (row) => ('skaters' in row ? row.skaters : null),
  homeRink: ({ homeIsiRink }) => homeIsiRink,
  entry: ({ state }) => state,
  total: ({ totalPrice }) => totalPrice,
  balance: ({ balance }) => balance,
  paid: ({ paid }) => paid,
  payment: ({ paymentState }) => paymentState,
  submitted: ({ submittedAt }) => submittedAt,
} satisfies Readonly<Record<string, (row: AnyRow) => SortKey>>;

/** A column by which a whole list can be sorted. */
export type SortedColumn = keyof typeof SORT_KEYS;

/** The text that a search looks through, for whole words or parts of them. */
function searchText(row: AnyRow): string {
  const coach = 'coachName' in row ? `${row.coachName} ${row.coachEmail ?? ''}` : '';
  const isi = 'isi' in row ? (row.isi ?? '') : '';
  const places = `${row.homeIsiRink} ${row.country}`;
  const levels = levelsOf(row).join(' ');
  return `${nameOfRow(row)} ${places} ${levels} ${eventNames(row.events)} ${row.paymentReference ?? ''} ${transferReferences(row).join(' ')} ${coach} ${isi}`;
}

/**
 * Searches, filters and sorts a whole list. With `myRinkFirst` the own rink's rows come first, in the same
 * order.
 * @param waiver the version that counts; null without a waiver
 */
export function localEntries<Row extends AnyRow>(
  rows: readonly Row[],
  { search, sort, filters }: Pick<TableQuery, 'search' | 'sort' | 'filters'>,
  myRinkFirst: boolean,
  waiver: string | null = null,
): Row[] {
  const { payment = '', state = '', format = '', label = '', coach = '' } = filters;
  const found = localRows<Row>(rows, { search, sort, filters }, searchText, SORT_KEYS, {
    state: (row) => (state !== NOT_TAKEN_OVER ? row.state : row.awaitsFamily ? NOT_TAKEN_OVER : ''),
    payment: (row) => (payment !== DUE ? (row.paymentState ?? '') : row.balance ? DUE : ''),
    waiver: (row) => waiverStatus(row, waiver) ?? '',
    publicName: (row) => (isNameAwaited(row) ? TO_CONFIRM : ''),
    // A coach's value lists the duplicates too, whom entries may still name.
    coach: ({ entryCoach, state: stands }) => {
      if (!entryCoach) return stands === 'withdrawn' ? '' : WITHOUT_COACH;
      return coach.split(',').includes(entryCoach.id) ? coach : entryCoach.id;
    },
    label: ({ labels }) => (labels.includes(label) ? label : ''),
    format: ({ events }) => (events.some((event) => event.format === format) ? format : ''),
  });
  if (!myRinkFirst) return found;
  return [...found.filter(({ ownRink }) => ownRink), ...found.filter(({ ownRink }) => !ownRink)];
}
