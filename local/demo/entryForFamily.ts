import { placeholderItems } from '../../functions/store/people/accounts/placeholders.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { DEMO_FAMILY, DEMO_MANAGER } from './accounts.ts';
import type { DemoTarget } from './entry.ts';

const PLACEHOLDER = '01KDEM0PAPER00000000000001';
const EMAIL = 'paper@families.demo.rinkside.example';

/** One entry that the demo's manager made from a paper form; its family has not taken it over. */
export function withEntryForFamily(
  entries: readonly StoredEntry[],
  { competition }: DemoTarget,
): readonly StoredEntry[] {
  const counts = Map.groupBy(entries, ({ accountId }) => accountId);
  const one = entries.find(
    ({ kind, accountId, competitionId, state, paid }) =>
      kind === 'individual' &&
      competitionId === competition.id &&
      state === 'confirmed' &&
      paid === 0 &&
      accountId !== DEMO_FAMILY.accountId &&
      counts.get(accountId)?.length === 1,
  );
  if (!one) throw new Error('No family has one unpaid entry alone');
  const enteredBy = { id: DEMO_MANAGER, role: 'MANAGER' } as const;
  const paper = { ...one, accountId: PLACEHOLDER, enteredBy, placeholder: { email: EMAIL } };
  return entries.map((entry) => (entry === one ? paper : entry));
}

/** The items of the placeholder, invited when the entry was made. */
export function entryForFamilyItems(entries: readonly StoredEntry[]) {
  return entries
    .filter(({ accountId }) => accountId === PLACEHOLDER)
    .flatMap(({ competitionId, name, submittedAt }) =>
      placeholderItems({
        type: 'placeholder',
        id: PLACEHOLDER,
        competitionId,
        email: EMAIL,
        name,
        createdAt: submittedAt,
        invitedAt: submittedAt,
        takenBy: null,
      }),
    );
}
