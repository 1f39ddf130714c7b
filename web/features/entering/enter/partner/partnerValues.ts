import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { BodyOf } from '../../../../../shared/contract/types.ts';
import type { Gender } from '../../../../../shared/domain/people/skaters/gender.ts';
import type { PartnerValues } from '../form/coupleEntry.ts';

/** The values of a partner's fields without the email address; they carry the wire's names. */
export type PersonValues = Omit<PartnerValues, 'email'>;

export type MyPartnerOfEntry = NonNullable<Entry['partner']>;

export function personValues(person: PersonValues): PersonValues {
  const { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel } = person;
  return { fullName, gender, birthdate, isi, expDate, highestIsiTestLevel };
}

/** The schema, not the type, checks the value: it refuses an empty gender. */
export function personRequest(values: PersonValues) {
  return { ...personValues(values), gender: values.gender as Gender };
}

export function partnerValues(partner: MyPartnerOfEntry): PartnerValues {
  return { ...personValues(partner), email: partner.email ?? '' };
}

/** @param version the version of the entry that was read */
export function partnerRequest(values: PartnerValues, version: number): BodyOf<'updatePartner'> {
  return { ...personRequest(values), email: values.email.trim() || null, version };
}
