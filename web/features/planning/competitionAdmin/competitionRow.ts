import type { CompetitionDraft } from '../../../../shared/contract/entering/competitions/competitionDraft.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { registrationState } from '../../../../shared/domain/core/registration/registration.ts';
import { venueText } from '../../entering/competitionList/index.ts';
import type { SortKey } from '../../../table/localList.ts';
import { paths } from '../../../paths.ts';

/** A competition, or a draft with part of its fields. */
export type AdminCompetitionRow = Competition | CompetitionDraft;

/** The filter's statuses of a row. */
export const COMPETITION_STATUSES = ['draft', 'opensLater', 'open', 'closed', 'archived'] as const;

export type CompetitionStatus = (typeof COMPETITION_STATUSES)[number];

export function statusOfRow(row: AdminCompetitionRow, now: Date): CompetitionStatus {
  return row.state === 'draft' ? 'draft' : registrationState(row, now);
}

/** The year of its first day; '' while unknown. */
export const yearOf = ({ startDate }: AdminCompetitionRow): string => startDate?.slice(0, 4) ?? '';

/** The dashboard of a competition, the setup of a draft. */
export function competitionPageOf({ id, state }: AdminCompetitionRow): string {
  return state === 'draft' ? paths.setUp(id) : paths.competition(id);
}

/** The text that the search compares. */
export function textOf(row: AdminCompetitionRow): string {
  const place = row.rink === null ? '' : venueText({ rink: row.rink });
  return `${row.name} ${row.theme ?? ''} ${place}`;
}

/** The value by which a column sorts. */
export const SORT_KEYS: Readonly<Record<string, (row: AdminCompetitionRow) => SortKey>> = {
  name: ({ name }) => name,
  dates: ({ startDate }) => startDate,
  rink: ({ rink }) => rink?.name ?? null,
  closes: ({ openUntil }) => openUntil,
};

/** Drafts need work, so they come first; otherwise the order stays. */
export function draftsFirst(rows: readonly AdminCompetitionRow[]): AdminCompetitionRow[] {
  const isDraft = ({ state }: AdminCompetitionRow) => state === 'draft';
  return [...rows.filter(isDraft), ...rows.filter((row) => !isDraft(row))];
}
