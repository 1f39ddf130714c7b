import type { CompetitionDraft } from '../../../shared/contract/competitions/competitionDrafts.ts';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';

/** A competition in the choice of forms. */
export interface ListedForm {
  readonly id: string;
  readonly name: string;
  readonly state: 'draft' | 'published' | 'archived';
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly currency: string | null;
  /** Minor units; null while unknown. */
  readonly fromPrice: number | null;
}

const ORDER = ['draft', 'published', 'archived'] as const;

/** Drafts first, then published ones by date, then archived ones, the latest first. */
export function listedForms(
  drafts: readonly CompetitionDraft[],
  competitions: readonly Competition[],
): ListedForm[] {
  const all: ListedForm[] = [...drafts.map((draft) => ({ ...draft, fromPrice: null })), ...competitions];
  const dateOf = ({ startDate }: ListedForm) => startDate ?? '';
  return all.sort(
    (one, other) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
      dateOf(one).localeCompare(dateOf(other)) * (one.state === 'archived' ? -1 : 1),
  );
}
