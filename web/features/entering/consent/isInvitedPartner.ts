import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';

/** Whether a person of an entry is its invited partner: another family's, which decides by the invitation's link. */
export function isInvitedPartner(
  { partner }: Pick<Entry, 'partner'>,
  { fullName, birthdate }: { readonly fullName: string; readonly birthdate: string },
): boolean {
  if (!partner || partner.email === null) return false;
  return partner.fullName === fullName && partner.birthdate === birthdate;
}
