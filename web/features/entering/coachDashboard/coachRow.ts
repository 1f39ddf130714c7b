import type { DanceRow, SkaterRow, TeamRow } from '../../../../shared/contract/entering/entries/entry.ts';
import {
  type OutstandingItem,
  outstandingItems,
} from '../../../../shared/domain/entering/entries/rules/outstandingItems.ts';
import { eventNames } from '../entries/index.ts';
import { localRows } from '../../../table/localList.ts';
import type { TableQuery } from '../../../table/useTableQuery.ts';

/** An entry of the coach's rink with its outstanding items. */
export interface CoachRow {
  readonly entry: SkaterRow | TeamRow | DanceRow;
  /** The skater, the team, the couple. */
  readonly name: string;
  readonly outstanding: readonly OutstandingItem[];
}

/** The filters of the counts: all, complete, each kind of outstanding item, unverified. */
export const COACH_FILTERS = [
  ...(['complete', 'membership', 'level', 'partner', 'waiver', 'music', 'payment'] as const),
  ...(['place', 'other'] as const),
  'unverified',
] as const;

export type CoachFilter = (typeof COACH_FILTERS)[number];

/**
 * @param waiver the version of the waiver that counts; null without a waiver
 * @param musicMissing programmes whose music is still to be sent
 */
export function coachRow(entry: CoachRow['entry'], waiver: string | null = null, musicMissing = 0): CoachRow {
  return { entry, name: nameOf(entry), outstanding: outstandingItems({ ...entry, musicMissing }, waiver) };
}

function nameOf(entry: CoachRow['entry']): string {
  if ('nameOfTeam' in entry) return entry.nameOfTeam;
  const partner = 'partnerName' in entry ? entry.partnerName : '';
  return partner === '' ? entry.fullName : `${entry.fullName} / ${partner}`;
}

/** Whether a count includes an entry; withdrawn entries are in none. */
export function matchesFilter({ entry, outstanding }: CoachRow, choice: CoachFilter): boolean {
  if (entry.state === 'withdrawn') return false;
  if (choice === 'complete') return outstanding.length === 0;
  return choice === 'unverified' ? entry.verified === null : outstanding.includes(choice);
}

/** The number of entries of each filter. */
export function pupilCounts(rows: readonly CoachRow[]): Record<CoachFilter, number> {
  const counts = COACH_FILTERS.map((choice) => [
    choice,
    rows.filter((row) => matchesFilter(row, choice)).length,
  ]);
  return Object.fromEntries(counts) as Record<CoachFilter, number>;
}

/**
 * The rows that match search and filter, in the chosen order.
 * @param startOf an entry's turn on a day of the competition; undefined for who has none
 */
export function filterAndSortRows(
  rows: readonly CoachRow[],
  { search, sort, filters }: Pick<TableQuery, 'search' | 'sort' | 'filters'>,
  startOf: (entryId: string) => number | undefined = () => undefined,
): CoachRow[] {
  const choice = COACH_FILTERS.find((one) => one === filters['lacks']);
  const chosen = choice ? rows.filter((row) => matchesFilter(row, choice)) : rows;
  const textOf = ({ name, entry }: CoachRow) =>
    `${name} ${eventNames(entry.events)} ${entry.paymentReference ?? ''}`;
  const keys = {
    name: ({ name }: CoachRow) => name,
    next: ({ entry }: CoachRow) => startOf(entry.id) ?? null,
    missing: ({ outstanding }: CoachRow) => outstanding.length,
    verified: ({ entry }: CoachRow) => entry.verified?.at ?? null,
  };
  // Who has no start today follows by name.
  const byName = sort === 'next' ? localRows(chosen, { search: '', sort: 'name' }, textOf, keys) : chosen;
  return localRows(byName, { search, sort, filters }, textOf, keys, { kind: ({ entry }) => entry.kind });
}
