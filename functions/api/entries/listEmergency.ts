import type { EmergencyRow } from '../../../shared/contract/entries/emergency.ts';
import { familiesOf } from '../../store/accounts/accounts.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { recordReading } from '../../store/history/recordReading.ts';
import {
  findEmergencyContacts,
  emergencyContactOf,
  type EmergencyContacts,
} from '../../store/entries/emergency.ts';
import { peopleWithParts } from '../../store/entries/people.ts';
import { entryPage } from '../../services/entries/views/entryPage.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';

/**
 * Whom to reach for each who skates, a page of entries at a time. What it answers is of children and
 * their health: that it was read, by whom and when is recorded before it is answered.
 */
export const listEmergency: Handler<'listEmergency'> = async ({ params, query, session, now }) => {
  const page = await entryPage(query.kind, { params, query: { cursor: query.cursor }, session });
  await recordReading({ competitionId: params.competitionId, by: session.id, at: now });
  const entered = page.entries.filter(({ state }) => state !== 'withdrawn');
  const [contacts, families] = await Promise.all([
    findEmergencyContacts(entered.map(({ id }) => id)),
    familiesOf(entered.map(({ accountId }) => accountId)),
  ]);
  const data = entered.flatMap((entry) =>
    rowsOf(entry, contacts.get(entry.id), families.get(entry.accountId)),
  );
  return { data, nextCursor: page.nextCursor };
};

function rowsOf(
  entry: StoredEntry,
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
