import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import type { Gender } from '../../../../shared/domain/skaters/gender.ts';
import type { PartnerValues } from '../form/coupleEntry.ts';

/** What is typed of a partner, the address apart; the fields carry the wire's names. */
export type PersonValues = Omit<PartnerValues, 'email'>;

export type OwnPartnerOfEntry = NonNullable<Entry['partner']>;

/** What the form begins with. */
export function personValues(person: PersonValues): PersonValues {
  const { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel } = person;
  return { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel };
}

/** The schema, not the type, judges what was typed: an unchosen gender is refused there. */
export function personRequest(values: PersonValues) {
  return { ...personValues(values), gender: values.gender as Gender };
}

export function partnerValues(partner: OwnPartnerOfEntry): PartnerValues {
  return { ...personValues(partner), email: partner.email ?? '' };
}

/** @param version the entry's, as it was read */
export function partnerRequest(values: PartnerValues, version: number): BodyOf<'updatePartner'> {
  return { ...personRequest(values), email: values.email.trim() || null, version };
}
