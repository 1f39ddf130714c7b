import type { CompetitionDraft } from '../../../shared/contract/competitions/competitionDrafts.ts';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';

/** A competition by whose form somebody may want to look. */
export interface ListedForm {
  readonly id: string;
  readonly name: string;
  readonly state: 'draft' | 'published' | 'archived';
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly currency: string | null;
  /** Minor units; null where nothing is known of it. */
  readonly fromPrice: number | null;
}

const ORDER = ['draft', 'published', 'archived'] as const;

/** What is being set up first, then what is published by date, then what is archived, latest first. */
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
