import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { dueEntries } from '../../../../../shared/domain/entering/balance/amountToPay.ts';

/** An entry with a balance, as a family's list or its balance has it. */
export type DueEntry = Pick<Entry, 'id' | 'kind' | 'name' | 'balance' | 'paymentReference'>;

/** The amount due of a family in one competition. */
export interface FamilyDue {
  readonly competitionId: string;
  readonly competition: Entry['competition'];
  readonly currency: string;
  readonly entries: readonly DueEntry[];
}

/** A family's debts by competition, the one that closes first at the head. */
export function familyDues(entries: readonly Entry[]): FamilyDue[] {
  const dues = new Map<string, FamilyDue>();
  for (const { competitionId, competition, currency } of entries) {
    const due = dueEntries(entries.filter((entry) => entry.competitionId === competitionId));
    if (due.length > 0) dues.set(competitionId, { competitionId, competition, currency, entries: due });
  }
  const closes = ({ competition }: FamilyDue) => Date.parse(competition.openUntil);
  return [...dues.values()].sort((one, other) => closes(one) - closes(other));
}

/** How many skaters, teams and couples there are; a skater with two entries counts once. */
export function countNames(
  entries: readonly Pick<DueEntry, 'kind' | 'name'>[],
): Readonly<Record<Entry['kind'], number>> {
  const namesOf = (kind: Entry['kind']) =>
    new Set(entries.filter((entry) => entry.kind === kind).map(({ name }) => name)).size;
  return { individual: namesOf('individual'), team: namesOf('team'), dance: namesOf('dance') };
}
