import { ulid } from 'ulidx';
import { ageOn } from '../../../../shared/domain/skaters/age.ts';
import type { StoredPartner } from '../../../store/entries/storedEntry.ts';

/** A partner as somebody typed it. */
export type NamedPartner = Pick<
  StoredPartner,
  'fullName' | 'gender' | 'birthdate' | 'isi' | 'expDate' | 'highestIsiTestLevel' | 'email'
>;

/** What of it stands in the entry: whom to reach in an emergency is kept elsewhere. */
export function partnerFields(named: NamedPartner): NamedPartner {
  const { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel, email } = named;
  return { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel, email };
}

/** A partner who is named for the first time: invited where there is an address to write to. */
export function newPartner(
  named: NamedPartner,
  { startDate }: { readonly startDate: string },
  now: Date,
): StoredPartner {
  const age = ageOn(named.birthdate, startDate);
  const unasked = { state: 'none', invitation: null, invitedAt: null, answeredAt: null } as const;
  const isInvited = named.email === null ? {} : invitation(now);
  return { ...partnerFields(named), age, ...unasked, ...isInvited };
}

/** An invitation of its own: links of another one stop working. */
function invitation(now: Date): Pick<StoredPartner, 'state' | 'invitation' | 'invitedAt'> {
  return { state: 'invited', invitation: ulid(now.getTime()), invitedAt: now.toISOString() };
}

/** Who skates, as lists show a couple. */
export function coupleName(
  { fullName }: { readonly fullName: string },
  partner: { readonly fullName: string } | null,
): string {
  return partner ? `${fullName} & ${partner.fullName}` : fullName;
}
