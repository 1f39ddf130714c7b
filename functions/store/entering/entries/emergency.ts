import * as z from 'zod/mini';
import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import { emergencyKey } from '../../keys.ts';
import { getItems } from '../../../platform/table/read.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { deleteWrite, putItem, putWrite } from '../../../platform/table/writes.ts';

const contactFields = {
  emergencyContact: z.nullable(z.string()),
  emergencyPhone: z.nullable(z.string()),
  medicalNote: z.nullable(z.string()),
};

/** Null where it is not given. */
export type EmergencyContact = z.output<ReturnType<typeof z.object<typeof contactFields>>>;

const stored = z.object({
  entryId: z.string(),
  people: z.array(z.object({ fullName: z.string(), ...contactFields })),
});

/** The people of an entry with an emergency contact or medical note. */
export type EmergencyContacts = readonly (EmergencyContact & { readonly fullName: string })[];

const NO_CONTACT: EmergencyContact = { emergencyContact: null, emergencyPhone: null, medicalNote: null };

/** Emergency contacts by the entry's id. */
export async function findEmergencyContacts(
  entryIds: readonly string[],
): Promise<Map<string, EmergencyContacts>> {
  const items = (await getItems(entryIds.map(emergencyKey), true)).map((item) => stored.parse(item));
  return new Map(items.map(({ entryId, people }) => [entryId, people]));
}

/** Replaces the contacts of an entry; the last of two writers wins. */
export async function saveEmergencyContacts(entryId: string, people: EmergencyContacts): Promise<void> {
  await putItem(emergencyContactsItem(entryId, people));
}

/** Deletes the contacts of an entry, in the transaction that checks why. */
export const deleteEmergencyContactsWrite = (entryId: string): TransactItem =>
  deleteWrite(emergencyKey(entryId));

/** The contacts of a new entry, for its transaction; none where nothing is given. */
export function emergencyContactWrites(entryId: string, people: EmergencyContacts): TransactItem[] {
  return people.some(isGiven) ? [putWrite(emergencyContactsItem(entryId, people))] : [];
}

/** The item of an entry's contacts, without people for whom nothing is given. */
export function emergencyContactsItem(entryId: string, people: EmergencyContacts) {
  const given = people
    .map(({ fullName, emergencyContact, emergencyPhone, medicalNote }) => ({
      fullName,
      emergencyContact,
      emergencyPhone,
      medicalNote,
    }))
    .filter(isGiven);
  return { ...emergencyKey(entryId), type: 'emergency', entryId, people: given };
}

/** The contact of a person, found by name so that a corrected birthdate does not lose it. */
export function emergencyContactOf(
  people: EmergencyContacts | undefined,
  fullName: string,
): EmergencyContact {
  const one = people?.find((other) => nameOrder(other.fullName) === nameOrder(fullName));
  if (!one) return NO_CONTACT;
  const { emergencyContact, emergencyPhone, medicalNote } = one;
  return { emergencyContact, emergencyPhone, medicalNote };
}

/** The emergency fields in the bodies of submits of all kinds. */
export interface EmergencyContactsBody extends Partial<EmergencyContact> {
  readonly fullName?: string;
  readonly partner?: (EmergencyContact & { readonly fullName: string }) | null;
  readonly skaters?: EmergencyContacts;
}

/** The contacts given in a submit. */
export function emergencyContactsIn({
  fullName,
  partner,
  skaters,
  ...contact
}: EmergencyContactsBody): EmergencyContacts {
  const { emergencyContact = null, emergencyPhone = null, medicalNote = null } = contact;
  const skater = fullName === undefined ? [] : [{ fullName, emergencyContact, emergencyPhone, medicalNote }];
  return [...skater, ...(partner ? [partner] : []), ...(skaters ?? [])].filter(isGiven);
}

function isGiven({ emergencyContact, emergencyPhone, medicalNote }: EmergencyContact): boolean {
  return emergencyContact !== null || emergencyPhone !== null || medicalNote !== null;
}
