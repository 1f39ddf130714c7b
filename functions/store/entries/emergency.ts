import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { nameOrder } from '../../../shared/domain/skaters/nameOrder.ts';
import { table } from '../../platform/table/client.ts';
import { emergencyKey } from '../keys.ts';
import { getItems, tableName } from '../../platform/table/read.ts';
import type { StoredEntry } from './storedEntry.ts';

const known = {
  emergencyContact: z.nullable(z.string()),
  emergencyPhone: z.nullable(z.string()),
  medicalNote: z.nullable(z.string()),
};

/** Null where nobody has said it. */
export type Emergency = z.output<ReturnType<typeof z.object<typeof known>>>;

const stored = z.object({
  entryId: z.string(),
  people: z.array(z.object({ fullName: z.string(), ...known })),
});

/** Those of an entry of whom something is said. */
export type SaidOf = readonly (Emergency & { readonly fullName: string })[];

const NOTHING: Emergency = { emergencyContact: null, emergencyPhone: null, medicalNote: null };

/** What was said of the people of these entries, by the entry's id. */
export async function emergencyOf(entryIds: readonly string[]): Promise<Map<string, SaidOf>> {
  const items = (await getItems(entryIds.map(emergencyKey), true)).map((item) => stored.parse(item));
  return new Map(items.map(({ entryId, people }) => [entryId, people]));
}

/** Keeps what is said now in place of what was said before; the last of two wins. */
export async function keepEmergency(entryId: string, people: SaidOf): Promise<void> {
  await table().send(
    new PutCommand({
      TableName: tableName(),
      Item: emergencyItem(entryId, people),
    }),
  );
}

/** Only of whom something is said. */
export function emergencyItem(entryId: string, people: SaidOf) {
  const said = people
    .map(({ fullName, emergencyContact, emergencyPhone, medicalNote }) => ({
      ...{ fullName, emergencyContact, emergencyPhone, medicalNote },
    }))
    .filter(isSaid);
  return { ...emergencyKey(entryId), type: 'emergency', entryId, people: said };
}

/** What was said of one, by name: a birthdate that was corrected loses nobody's telephone number. */
export function emergencyOfPerson(people: SaidOf | undefined, fullName: string): Emergency {
  const one = people?.find((other) => nameOrder(other.fullName) === nameOrder(fullName));
  if (!one) return NOTHING;
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
export interface SaidInBody extends Partial<Emergency> {
  readonly fullName?: string;
  readonly partner?: (Emergency & { readonly fullName: string }) | null;
  readonly skaters?: SaidOf;
}

/** Of whom a submit says something. */
export function saidIn({ fullName, partner, skaters, ...said }: SaidInBody): SaidOf {
  const { emergencyContact = null, emergencyPhone = null, medicalNote = null } = said;
  const skater = fullName === undefined ? [] : [{ fullName, emergencyContact, emergencyPhone, medicalNote }];
  return [...skater, ...(partner ? [partner] : []), ...(skaters ?? [])].filter(isSaid);
}

function isSaid({ emergencyContact, emergencyPhone, medicalNote }: Emergency): boolean {
  return emergencyContact !== null || emergencyPhone !== null || medicalNote !== null;
}
