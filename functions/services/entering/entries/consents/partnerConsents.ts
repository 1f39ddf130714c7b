import { consentOf, type Consent } from '../../../../../shared/domain/people/consent/waiver.ts';
import { skaterIdentity } from '../../../../../shared/domain/core/nameOrder.ts';
import { peopleOf, type KnownPerson } from '../../../../store/entering/entries/people.ts';
import type {
  DanceEntry,
  StoredEntry,
  StoredPartner,
} from '../../../../store/entering/entries/storedEntry.ts';
import type { WaiverPerson } from './waiverToStore.ts';

/** The people of an entry whom its own account decides for: all but a partner who was invited. */
export function peopleOfFamily(entry: StoredEntry): readonly KnownPerson[] {
  const partner = entry.kind === 'dance' ? entry.partner : null;
  return peopleOf(entry).filter((person) => person !== partner || partner.email === null);
}

/**
 * The decisions of a couple once it has this partner. Whoever gets a new invitation decides anew: another person
 * has signed nothing. The same person keeps the published name.
 */
export function consentsWithPartner(
  consents: readonly Consent[] | undefined,
  { skater, partner: before }: Pick<DanceEntry, 'skater' | 'partner'>,
  after: StoredPartner | null,
): readonly Consent[] | undefined {
  if (!consents || !before || before.invitation === (after?.invitation ?? null)) return consents;
  const own = consentOf(consents, before, [skater, before]);
  return consents.flatMap((one) => {
    if (one !== own) return [one];
    const { waiver: _waiver, ...choice } = one;
    const isChosen = choice.publishAs !== undefined || choice.givenName !== undefined;
    return after && isSame(before, after) && isChosen ? [choice] : [];
  });
}

const isSame = (one: WaiverPerson, other: WaiverPerson) =>
  skaterIdentity(one.fullName, one.birthdate) === skaterIdentity(other.fullName, other.birthdate);
