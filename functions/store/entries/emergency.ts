import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { nameOrder } from '../../../shared/domain/skaters/nameOrder.ts';
import { documentClient } from '../../platform/table/client.ts';
import { emergencyKey } from '../keys.ts';
import { getItems, tableName } from '../../platform/table/read.ts';
import type { StoredEntry } from './storedEntry.ts';

const contactFields = {
  emergencyContact: z.nullable(z.string()),
  emergencyPhone: z.nullable(z.string()),
  medicalNote: z.nullable(z.string()),
};

/** Null where nobody has said it. */
export type EmergencyContact = z.output<ReturnType<typeof z.object<typeof contactFields>>>;

const stored = z.object({
  entryId: z.string(),
  people: z.array(z.object({ fullName: z.string(), ...contactFields })),
});

/** Those of an entry of whom something is said. */
export type EmergencyContacts = readonly (EmergencyContact & { readonly fullName: string })[];

const NO_CONTACT: EmergencyContact = { emergencyContact: null, emergencyPhone: null, medicalNote: null };

/** What was said of the people of these entries, by the entry's id. */
export async function findEmergencyContacts(
  entryIds: readonly string[],
): Promise<Map<string, EmergencyContacts>> {
  const items = (await getItems(entryIds.map(emergencyKey), true)).map((item) => stored.parse(item));
  return new Map(items.map(({ entryId, people }) => [entryId, people]));
}

/** Keeps what is said now in place of what was said before; the last of two wins. */
export async function saveEmergencyContacts(entryId: string, people: EmergencyContacts): Promise<void> {
  await documentClient().send(
    new PutCommand({
      TableName: tableName(),
      Item: emergencyContactsItem(entryId, people),
    }),
  );
}

/** Only of whom something is said. */
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

/** What was said of one, by name: a birthdate that was corrected loses nobody's telephone number. */
export function emergencyContactOf(
  people: EmergencyContacts | undefined,
  fullName: string,
): EmergencyContact {
  const one = people?.find((other) => nameOrder(other.fullName) === nameOrder(fullName));
  if (!one) return NO_CONTACT;
  const { emergencyContact, emergencyPhone, medicalNote } = one;
  return { emergencyContact, emergencyPhone, medicalNote };
}

/** Everybody in an entry. */
export function peopleIn(entry: StoredEntry) {
  if (entry.kind === 'team') {
    return entry.skaters.map((one) => ({ ...one, part: one.alternate ? 'alternate' : 'member' }) as const);
  }
  const partner = entry.kind === 'dance' ? entry.partner : null;
  return [
    { ...entry.skater, part: 'skater' as const },
    ...(partner ? [{ ...partner, part: 'partner' as const }] : []),
  ];
}

/** The bodies of submits of all kinds, as far as they say something for an emergency. */
export interface EmergencyContactsBody extends Partial<EmergencyContact> {
  readonly fullName?: string;
  readonly partner?: (EmergencyContact & { readonly fullName: string }) | null;
  readonly skaters?: EmergencyContacts;
}

/** Of whom a submit says something. */
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
