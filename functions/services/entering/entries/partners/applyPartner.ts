import { ulid } from 'ulidx';
import { isSamePartner } from '../../../../../shared/domain/entering/entries/rules/partnerRules.ts';
import { ageOn } from '../../../../../shared/domain/core/dates/age.ts';
import type { StoredPartner } from '../../../../store/entering/entries/storedEntry.ts';

/** A partner's details as they were typed. */
export type NamedPartner = Pick<
  StoredPartner,
  'fullName' | 'gender' | 'birthdate' | 'isi' | 'expDate' | 'highestIsiTestLevel' | 'email'
>;

/** Emergency contacts come in the same body but are stored apart from the entry. */
function partnerFields(named: NamedPartner): NamedPartner {
  const { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel, email } = named;
  return { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel, email };
}

/** A partner named for the first time; invited if there is an email address. */
export function newPartner(
  named: NamedPartner,
  { startDate }: { readonly startDate: string },
  now: Date,
): StoredPartner {
  const age = ageOn(named.birthdate, startDate);
  const uninvited = { state: 'none', invitation: null, invitedAt: null, answeredAt: null } as const;
  // A new invitation ends the links of the one before.
  const invited = {
    state: 'invited',
    invitation: ulid(now.getTime()),
    invitedAt: now.toISOString(),
  } as const;
  return { ...partnerFields(named), age, ...uninvited, ...(named.email !== null && invited) };
}

export interface PartnerChange {
  readonly partner: StoredPartner;
  /** Whether to mail the partner an invitation with a link. */
  readonly invites: boolean;
  /** The partner or address whose invitation no longer holds; null for none. */
  readonly dropped: { readonly fullName: string; readonly email: string } | null;
}

/**
 * The partner after the family's change. The same person keeps the answer given; another person, or
 * another address, gets a new invitation.
 * @param again invite the partner once more at the same address
 */
export function applyPartner(
  before: StoredPartner | null,
  named: NamedPartner,
  again: boolean,
  competition: { readonly startDate: string },
  now: Date,
): PartnerChange {
  const isSame = before !== null && before.email === named.email && isSamePartner(before, named);
  if (!isSame) {
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

/** A confirmed partner stays confirmed; one who declined is asked again. */
function renewInvitation(partner: StoredPartner, now: Date): StoredPartner {
  return {
    ...partner,
    state: partner.state === 'confirmed' ? 'confirmed' : 'invited',
    invitation: partner.invitation ?? ulid(now.getTime()),
    invitedAt: now.toISOString(),
  };
}

/** A partner who declined needs no mail about being replaced. */
function droppedPartner(before: StoredPartner | null, named: NamedPartner): PartnerChange['dropped'] {
  if (before === null || before.email === null || before.email === named.email) return null;
  const wasInvited = before.state === 'invited' || before.state === 'confirmed';
  return wasInvited ? { fullName: before.fullName, email: before.email } : null;
}

/** The couple's name in lists. */
export function coupleName(
  { fullName }: { readonly fullName: string },
  partner: { readonly fullName: string } | null,
): string {
  return partner ? `${fullName} & ${partner.fullName}` : fullName;
}
