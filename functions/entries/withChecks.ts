import { skaterIdentity } from '../../shared/domain/skaters/nameOrder.ts';
import type { EntryProblem } from '../../shared/domain/entries/entryProblem.ts';
import { refusedBy } from '../../shared/domain/eligibility/checklist.ts';
import { checkEntry, type Looked } from './entryChecks.ts';
import { peopleOf } from './namedChecks.ts';
import type { StoredEntry } from './storedEntry.ts';

/**
 * A changed entry with what the eligibility rules remark of it now. A coach's word is for a person: it
 * goes where another one takes the place.
 * @returns besides the problems that the change brings: what stood before is refused to nobody
 */
export async function withChecks<Entry extends StoredEntry>(
  before: StoredEntry,
  after: Entry,
  looked: Looked,
): Promise<{ readonly entry: Entry; readonly problems: readonly EntryProblem[] }> {
  const identities = (entry: StoredEntry) =>
    peopleOf(entry).map(({ fullName, birthdate }) => skaterIdentity(fullName, birthdate));
  const [were, are] = [identities(before), identities(after)];
  const vouches = after.vouches.filter(({ person }) => were[person] === are[person]);
  const { kept, problems } = await checkEntry({ ...after, vouches }, looked);
  const stood = new Set(refusedBy(before.checks, before.kind).map(({ field }) => field));
  return {
    entry: { ...after, vouches, checks: kept },
    problems: problems.filter(({ field }) => !stood.has(field)),
  };
}
