import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import type { MyAccount } from '../../../../../shared/contract/people/accounts/accountRecord.ts';
import type { MyEmergency } from '../../../../../shared/contract/entering/entries/emergency.ts';
import { nameOrder } from '../../../../../shared/domain/core/nameOrder.ts';

type EmergencyContact = Pick<
  MyEmergency['people'][number],
  'emergencyContact' | 'emergencyPhone' | 'medicalNote'
>;

/** The values of the form for each person of the entry; '' for none. */
export interface EmergencyValues {
  people: { emergencyContact: string; emergencyPhone: string; medicalNote: string }[];
}

export function isGiven({ emergencyContact, emergencyPhone, medicalNote }: EmergencyContact): boolean {
  return emergencyContact !== null || emergencyPhone !== null || medicalNote !== null;
}

const sameName = (one: string, other: string) => nameOrder(one) === nameOrder(other);

/** The stored emergency contacts, or where there are none the account's. */
export function emergencyValues(
  people: MyEmergency['people'],
  family: readonly FamilySkater[],
): EmergencyValues {
  return {
    people: people.map((person) => {
      const kept = family.find(({ fullName }) => sameName(fullName, person.fullName));
      const { emergencyContact, emergencyPhone, medicalNote } = isGiven(person) ? person : (kept ?? person);
      return {
        emergencyContact: emergencyContact ?? '',
        emergencyPhone: emergencyPhone ?? '',
        medicalNote: medicalNote ?? '',
      };
    }),
  };
}

/** The wire's body: the same people with their values. */
export function emergencyBody(people: MyEmergency['people'], values: EmergencyValues) {
  const orNull = (text = '') => (text.trim() === '' ? null : text);
  return {
    people: people.map(({ fullName }, index) => ({
      fullName,
      emergencyContact: orNull(values.people[index]?.emergencyContact),
      emergencyPhone: orNull(values.people[index]?.emergencyPhone),
      medicalNote: orNull(values.people[index]?.medicalNote),
    })),
  };
}

/** The family's skaters with their emergency contacts, for the next entry; null where nothing changes. */
export function familyWithContacts(
  { skaters }: Pick<MyAccount, 'skaters'>,
  contacts: MyEmergency['people'],
): FamilySkater[] | null {
  const changed = skaters.map((skater): FamilySkater => {
    const one = contacts.find(({ fullName }) => sameName(fullName, skater.fullName));
    if (!one) return skater;
    const { emergencyContact, emergencyPhone, medicalNote } = one;
    return { ...skater, emergencyContact, emergencyPhone, medicalNote };
  });
  return JSON.stringify(changed) === JSON.stringify(skaters) ? null : changed;
}
