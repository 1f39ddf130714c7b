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

/** Sorts drafts first, then published competitions by first day, then archived ones, latest first. */
export function listedForms(
  drafts: readonly Omit<ListedForm, 'fromPrice'>[],
  competitions: readonly ListedForm[],
): ListedForm[] {
  const all: ListedForm[] = [...drafts.map((draft) => ({ ...draft, fromPrice: null })), ...competitions];
  const dateOf = ({ startDate }: ListedForm) => startDate ?? '';
  return all.sort(
    (one, other) =>
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
      dateOf(one).localeCompare(dateOf(other)) * (one.state === 'archived' ? -1 : 1),
  );
}
