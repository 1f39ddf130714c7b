import { ulid } from 'ulidx';
import { isSamePartner } from '../../../../shared/domain/entries/rules/partnerRules.ts';
import { ageOn } from '../../../../shared/domain/skaters/age.ts';
import { partnerFields, newPartner, type NamedPartner } from './newPartner.ts';
import type { StoredPartner } from '../../../store/entries/storedEntry.ts';

export interface PartnerChange {
  readonly partner: StoredPartner;
  /** Whether the partner gets an invitation, with a link of its own. */
  readonly invites: boolean;
  /** Who was asked at an address that is asked no longer. */
  readonly dropped: { readonly fullName: string; readonly email: string } | null;
}

/**
 * The partner as the family names it now. The same person keeps the answer that was given; whoever is
 * new, or has another address, is asked anew.
 * @param again whether the partner is invited though the address is the same
 */
export function applyPartner(
  before: StoredPartner | null,
  named: NamedPartner,
  again: boolean,
  competition: { readonly startDate: string },
  now: Date,
): PartnerChange {
  const isReached = before !== null && before.email === named.email && isSamePartner(before, named);
  if (!isReached) {
    const partner = newPartner(named, competition, now);
    return { partner, invites: named.email !== null, dropped: droppedPartner(before, named) };
  }
  const corrected = {
    ...before,
    ...partnerFields(named),
    age: ageOn(named.birthdate, competition.startDate),
  };
  const invites = again && named.email !== null;
  return { partner: invites ? renewInvitation(corrected, now) : corrected, invites, dropped: null };
}

/** Who said yes need not say it again; who declined is asked once more. */
function renewInvitation(partner: StoredPartner, now: Date): StoredPartner {
  return {
    ...partner,
    state: partner.state === 'confirmed' ? 'confirmed' : 'invited',
    invitation: partner.invitation ?? ulid(now.getTime()),
    invitedAt: now.toISOString(),
  };
}

/** Who has declined expects nothing more. */
function droppedPartner(before: StoredPartner | null, named: NamedPartner): PartnerChange['dropped'] {
  if (before === null || before.email === null || before.email === named.email) return null;
  const wasAsked = before.state === 'invited' || before.state === 'confirmed';
  return wasAsked ? { fullName: before.fullName, email: before.email } : null;
}
