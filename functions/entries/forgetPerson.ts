import type { StoredCompetition } from '../competitions/repository.ts';
import { takenBack } from '../../shared/domain/entries/entryCounts.ts';
import { dayIn } from '../../shared/domain/registration/timeZone.ts';
import { ApiError } from '../http/apiError.ts';
import { historyKey } from '../table/keys.ts';
import { tableName } from '../table/read.ts';
import { transact, type Step } from '../table/transaction.ts';
import { counterStep } from './counterStep.ts';
import { enteredItems, entryItem, iceTaken, placesTaken } from './entryItems.ts';
import type { StoredEntry } from './storedEntry.ts';
import { freeTotal, type Caps } from './totalPlaces.ts';

/** What stands in the books in place of a name. */
export const NOBODY = 'Deleted account';

/**
 * Takes the person out of an entry: what was charged and paid stays, who it was does not. An entry
 * of a competition that has not ended is withdrawn with it and frees its places.
 * @throws {ApiError} Busy when the entry changes in this moment
 */
export async function forgetPerson(
  entry: StoredEntry,
  competition: StoredCompetition,
  now: Date,
): Promise<void> {
  const withdraws = entry.state !== 'withdrawn' && dayIn(now, competition.timeZone) <= competition.endDate;
  const nameless = withoutPerson(entry);
  const changed: StoredEntry = withdraws ? { ...nameless, state: 'withdrawn' } : nameless;
  await transact([
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: entryItem({ ...changed, version: entry.version + 1 }),
          ConditionExpression: '#version = :read',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':read': entry.version },
        },
      },
      refusal: () => new ApiError('Busy'),
    },
    forgottenRecord(entry, changed, now),
    ...enteredItems(entry).map(remove),
    ...(withdraws ? freePlaces(entry, competition) : []),
  ]);
}

function withoutPerson(entry: StoredEntry): StoredEntry {
  const person = {
    fullName: NOBODY,
    gender: '',
    birthdate: '',
    age: 0,
    isi: '',
    expDate: '',
    highestIsiTestLevel: '',
  };
  const common = { name: NOBODY, country: '', homeIsiRink: '', homeRinkId: null, answers: [] };
  if (entry.kind === 'individual') return { ...entry, ...common, skater: person };
  if (entry.kind === 'dance') return { ...entry, ...common, skater: person, partner: null };
  return { ...entry, ...common, coachName: NOBODY, coachEmail: '', skaters: [] };
}

function forgottenRecord(before: StoredEntry, after: StoredEntry, now: Date): Step {
  const at = now.toISOString();
  const Item = {
    ...historyKey(before.id, `${at} forgotten`),
    type: 'history',
    what: 'forgotten',
    at,
    accountId: before.accountId,
    competitionId: before.competitionId,
    from: { state: before.state },
    to: { state: after.state },
  };
  return { write: { Put: { TableName: tableName(), Item } } };
}

function remove({ pk, sk }: { readonly pk: string; readonly sk: string }): Step {
  return { write: { Delete: { TableName: tableName(), Key: { pk, sk } } } };
}

/** The counters lose what the submit added, but for the money, which the books keep. */
function freePlaces(entry: StoredEntry, caps: Caps): Step[] {
  const counters = [...placesTaken(entry), ...iceTaken(entry)];
  return [
    ...freeTotal(entry, caps),
    ...counters.map(({ key, add }) => counterStep({ key, add: takenBack(add) })),
  ];
}
