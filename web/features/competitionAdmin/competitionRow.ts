import type { CompetitionDraft } from '../../../shared/contract/competitions/competitionDrafts.ts';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { registrationState } from '../../../shared/domain/registration/registration.ts';
import { placeText } from '../competitionList/index.ts';
import type { SortKey } from '../../table/localList.ts';
import { paths } from '../../paths.ts';

/** A row of the lists of competitions: a draft knows only part of it yet. */
export type CompetitionRow = Competition | CompetitionDraft;

/** How a row stands, as its filter names it. */
export const COMPETITION_STATUSES = ['draft', 'opensLater', 'open', 'closed', 'archived'] as const;

export type CompetitionStatus = (typeof COMPETITION_STATUSES)[number];

export function statusOfRow(row: CompetitionRow, now: Date): CompetitionStatus {
  return row.state === 'draft' ? 'draft' : registrationState(row, now);
}

/** The year it begins in; '' while that is not known. */
export const yearOf = ({ startDate }: CompetitionRow): string => startDate?.slice(0, 4) ?? '';

/** Where a row's name leads: to what is going on in it, or on with setting it up. */
export function pageOf({ id, state }: CompetitionRow): string {
  return state === 'draft' ? paths.setUp(id) : paths.competition(id);
}

/** What the search looks at. */
export function textOf(row: CompetitionRow): string {
  const place = row.rink === null ? '' : placeText({ rink: row.rink });
  return `${row.name} ${row.theme ?? ''} ${place}`;
}

/** What each sortable column is ordered by. */
export const SORT_KEYS: Readonly<Record<string, (row: CompetitionRow) => SortKey>> = {
  name: ({ name }) => name,
  dates: ({ startDate }) => startDate,
  rink: ({ rink }) => rink?.name ?? null,
  closes: ({ openUntil }) => openUntil,
};

/** Drafts before all others: they wait for somebody. The order of each part stays. */
export function draftsFirst(rows: readonly CompetitionRow[]): CompetitionRow[] {
  const isDraft = ({ state }: CompetitionRow) => state === 'draft';
  return [...rows.filter(isDraft), ...rows.filter((row) => !isDraft(row))];
}
