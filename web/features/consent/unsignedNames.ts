import type { Entry } from '../../../shared/contract/entries/entry.ts';

/** The people of an entry who have not signed the competition's present waiver. */
export function unsignedNames({ consents = [], competition }: Entry): string[] {
  const version = competition.waiverVersion ?? null;
  if (version === null) return [];
  return consents.filter(({ waiver }) => waiver?.version !== version).map(({ fullName }) => fullName);
}
