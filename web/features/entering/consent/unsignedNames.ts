import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { isInvitedPartner } from './isInvitedPartner.ts';

/** The people of an entry for whom its family has not signed the competition's present waiver. */
export function unsignedNames(entry: Entry): string[] {
  const { consents = [], competition } = entry;
  const version = competition.waiverVersion ?? null;
  if (version === null) return [];
  return consents
    .filter((person) => person.waiver?.version !== version && !isInvitedPartner(entry, person))
    .map(({ fullName }) => fullName);
}
