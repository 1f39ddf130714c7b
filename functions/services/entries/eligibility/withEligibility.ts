import { skaterIdentity } from '../../../../shared/domain/skaters/nameOrder.ts';
import type { EntryProblem } from '../../../../shared/domain/entries/entryProblem.ts';
import { refusalsOf } from '../../../../shared/domain/eligibility/checklist.ts';
import { checkEntry, type EligibilityContext } from './evaluateEntry.ts';
import { peopleOf } from '../../../store/entries/people.ts';
import type { StoredEntry } from '../../../store/entries/storedEntry.ts';

/**
 * A changed entry with what the eligibility rules remark of it now.
 * @returns besides the problems that the change brings
 */
export async function withEligibility<Entry extends StoredEntry>(
  before: StoredEntry,
  after: Entry,
  context: EligibilityContext,
): Promise<{ readonly entry: Entry; readonly problems: readonly EntryProblem[] }> {
  const vouches = remainingAttestations(before, after.vouches, peopleOf(after));
  const { findings, problems } = await checkEntry({ ...after, vouches }, context);
  return { entry: { ...after, vouches, checks: findings }, problems: newProblems(before, problems) };
}

/** A coach's word is for a person: it goes where another one takes the place. */
export function remainingAttestations(
  before: StoredEntry,
  vouches: StoredEntry['vouches'],
  people: readonly { readonly fullName: string; readonly birthdate: string }[],
): StoredEntry['vouches'] {
  const [were, are] = [peopleOf(before), people].map((some) =>
    some.map(({ fullName, birthdate }) => skaterIdentity(fullName, birthdate)),
  );
  return vouches.filter(({ person }) => were?.[person] === are?.[person]);
}

/** Of the problems of a changed entry those that the change brings: what stood before is refused to nobody. */
export function newProblems(before: StoredEntry, problems: readonly EntryProblem[]): EntryProblem[] {
  const stood = new Set(refusalsOf(before.checks, before.kind).map(({ field }) => field));
  return problems.filter(({ field }) => !stood.has(field));
}
