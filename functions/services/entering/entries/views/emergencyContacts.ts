import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { EmergencyRow, MyEmergency } from '../../../../../shared/contract/entering/entries/emergency.ts';
import { nameOrder } from '../../../../../shared/domain/core/nameOrder.ts';
import { wrongField } from '../../../../platform/errors/apiError.ts';
import type { Session } from '../../../../platform/http/session.ts';
import { familiesOf } from '../../../../store/people/accounts/accounts.ts';
import {
  emergencyContactOf,
  findEmergencyContacts,
  saveEmergencyContacts,
  type EmergencyContacts,
} from '../../../../store/entering/entries/emergency.ts';
import { peopleWithParts } from '../../../../store/entering/entries/people.ts';
import type { StoredListedEntry } from '../../../../store/entering/entries/listedEntry.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { recordReading } from '../../../../store/core/history/recordReading.ts';
import { entryPage } from './entryPage.ts';

/** The people of an entry with their emergency contacts, for its family. */
export async function myEmergency(entry: StoredEntry): Promise<MyEmergency> {
  const contacts = (await findEmergencyContacts([entry.id])).get(entry.id);
  const people = peopleWithParts(entry).map(({ fullName, birthdate }) => ({
    fullName,
    birthdate,
    ...emergencyContactOf(contacts, fullName),
  }));
  return { people };
}

/**
 * Replaces an entry's emergency contacts, also after entries have closed: a phone number can change any day.
 * @throws {ApiError} ValidationFailed: people.n.fullName MustExist for a person who is not in the entry
 */
export async function updateMyEmergency(entry: StoredEntry, people: EmergencyContacts): Promise<MyEmergency> {
  const names = new Set(peopleWithParts(entry).map(({ fullName }) => nameOrder(fullName)));
  const stranger = people.findIndex(({ fullName }) => !names.has(nameOrder(fullName)));
  if (stranger >= 0) throw wrongField(`people.${stranger}.fullName`, 'MustExist');
  await saveEmergencyContacts(entry.id, people);
  return myEmergency(entry);
}

interface EmergencyQuery {
  readonly competitionId: string;
  readonly kind: EntryKind;
  readonly cursor?: string | undefined;
  readonly session: Session;
  readonly now: Date;
}

/**
 * The emergency contacts of a page of entries, without withdrawn ones. These are data about children's health,
 * so the reading is recorded first.
 * @throws {ApiError} NotFound
 */
export async function emergencyPage({ competitionId, kind, cursor, session, now }: EmergencyQuery) {
  const page = await entryPage(kind, { params: { competitionId }, query: { cursor }, session });
  await recordReading({ competitionId, by: session.id, at: now });
  const entered = page.entries.filter(({ state }) => state !== 'withdrawn');
  const [contacts, families] = await Promise.all([
    findEmergencyContacts(entered.map(({ id }) => id)),
    familiesOf(entered.map(({ accountId }) => accountId)),
  ]);
  const rows = entered.flatMap((entry) =>
    emergencyRows(entry, contacts.get(entry.id), families.get(entry.accountId)),
  );
  return { rows, nextCursor: page.nextCursor };
}

function emergencyRows(
  entry: StoredListedEntry,
  contacts: EmergencyContacts | undefined,
  family: EmergencyRow['family'] = null,
): EmergencyRow[] {
  const { id, kind, state, name, homeIsiRink } = entry;
  const coach = entry.kind === 'team' ? { name: entry.coachName, email: entry.coachEmail } : null;
  return peopleWithParts(entry).map(({ part, fullName, birthdate, age }) => ({
    entryId: id,
    kind,
    state,
    name,
    part,
    fullName,
    birthdate,
    age,
    homeIsiRink,
    family,
    coach,
    ...emergencyContactOf(contacts, fullName),
  }));
}
