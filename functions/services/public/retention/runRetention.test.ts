import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import { stagedEntry } from '../../../../local/testing/stagedEntry.ts';
import { putItem, updateItem } from '../../../platform/table/writes.ts';
import { getItem } from '../../../platform/table/read.ts';
import { RETENTION_KEY } from '../../../store/core/retention/keys.ts';
import { retentionState, saveClearing } from '../../../store/core/retention/repository.ts';
import { storeSession } from '../../../store/core/sessions/sessionRecords.ts';
import { emergencyContactsItem, findEmergencyContacts } from '../../../store/entering/entries/emergency.ts';
import { entryItem } from '../../../store/entering/entries/items.ts';
import { findEntry } from '../../../store/entering/entries/repository.ts';
import { holdReminder } from '../../../store/entering/notifications/reminderRepository.ts';
import { competitionKey, emailKey, reminderKey, unprovenEventsKey, userKey } from '../../../store/keys.ts';
import { createAccount, findAccount, newAccount } from '../../../store/people/accounts/accounts.ts';
import { deleteDue } from './deleteDue.ts';
import { listsOfAccounts, listsOfCompetitions, type PageList } from './duePages.ts';
import { previewRetention } from './previewRetention.ts';
import { runRetention } from './runRetention.ts';

/** The competition ends on Sunday, 6 December, in Hong Kong: thirty days later is 5 January. */
const DATES = { startDate: '2026-12-04', endDate: '2026-12-06', timeZone: 'Asia/Hong_Kong' };
const ENTERED = new Date('2026-11-28T09:00:00.000Z');
/** Still 5 January in Hong Kong, and the 6th. */
const LAST_MOMENT = new Date('2027-01-05T15:59:00.000Z');
const NEXT_DAY = new Date('2027-01-05T16:01:00.000Z');

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

/** An entry with a contact, and its stored competition. */
async function entryWithContact() {
  const entry = await stagedEntry(ENTERED, { change: DATES });
  await putItem(entryItem(entry));
  const contact = { emergencyContact: 'Kim Winter', emergencyPhone: '+852 5550 0000', medicalNote: 'Asthma' };
  await putItem(emergencyContactsItem(entry.id, [{ fullName: 'Mia Winter', ...contact }]));
  return entry;
}

async function* pagesOf<Page>(lists: AsyncIterable<PageList<Page>>): AsyncGenerator<Page> {
  for await (const list of lists) yield* list;
}

const hasContact = async (id: string) => (await findEmergencyContacts([id])).has(id);

describe('emergency contacts', () => {
  it('stay for 30 days after the last day at the venue, then go; the entry stays', async () => {
    const entry = await entryWithContact();
    await runRetention(LAST_MOMENT);
    expect(await hasContact(entry.id)).toBe(true);
    await runRetention(NEXT_DAY);
    expect(await hasContact(entry.id)).toBe(false);
    expect(await findEntry(entry.accountId, entry.id)).toEqual(entry);
    expect((await retentionState()).lastRun).toEqual({
      at: NEXT_DAY.toISOString(),
      deleted: { emergencyContact: 1, music: 0, reminder: 0, unconfirmedAccount: 0 },
    });
  });

  it('of a competition that was looked through go a month later, if one was stored since', async () => {
    const entry = await entryWithContact();
    await runRetention(NEXT_DAY);
    await putItem(
      emergencyContactsItem(entry.id, [
        {
          fullName: 'Mia Winter',
          emergencyContact: 'Kim',
          emergencyPhone: '+852 5550 0000',
          medicalNote: null,
        },
      ]),
    );
    await runRetention(new Date('2027-02-04T15:00:00.000Z'));
    expect(await hasContact(entry.id)).toBe(true);
    await runRetention(new Date('2027-02-04T17:00:00.000Z'));
    expect(await hasContact(entry.id)).toBe(false);
  });

  it('stay where the competition moves between reading and deleting', async () => {
    const entry = await entryWithContact();
    const deleted: number[] = [];
    for await (const page of pagesOf(listsOfCompetitions(NEXT_DAY))) {
      if (page.competition.id === entry.competitionId)
        await updateItem(competitionKey(entry.competitionId), {
          update: 'SET endDate = :later',
          values: { ':later': '2027-03-07' },
        });
      deleted.push(await deleteDue(page, NEXT_DAY));
    }
    expect(await hasContact(entry.id)).toBe(true);
    // Once it is over there, it is looked through from its beginning.
    await runRetention(new Date('2027-04-07T00:00:00.000Z'));
    expect(await hasContact(entry.id)).toBe(false);
  });

  it('go page by page: a run without time does one page, and the next goes on', async () => {
    const entries = [await entryWithContact(), await entryWithContact()];
    const later = new Date('2027-05-05T00:00:00.000Z');
    const left = async () =>
      (await Promise.all(entries.map(({ id }) => hasContact(id)))).filter(Boolean).length;
    const counts = [await left()];
    for (let run = 0; run < 40 && counts.at(-1) !== 0; run += 1) {
      await runRetention(later, 0);
      counts.push(await left());
    }
    expect([...new Set(counts)]).toEqual([2, 1, 0]);
  });
});

describe('a competition that cannot be read', () => {
  it('holds back no other, and the run says that it failed', async () => {
    const before = await entryWithContact();
    const unreadable = await entryWithContact();
    const after = await entryWithContact();
    await putItem({ ...entryItem(unreadable), events: 'none' });
    const later = new Date('2027-05-05T00:00:00.000Z');
    await expect(runRetention(later)).rejects.toThrow();
    expect(await Promise.all([before, unreadable, after].map(({ id }) => hasContact(id)))).toEqual([
      false,
      true,
      false,
    ]);
    expect(await previewRetention(later)).toMatchObject({ isComplete: false });
    await putItem(entryItem(unreadable));
    await runRetention(later);
    expect(await hasContact(unreadable.id)).toBe(false);
  });

  it('is read from its beginning where another release stopped in it', async () => {
    const { id, competitionId } = await entryWithContact();
    const [at, endDate] = [NEXT_DAY.toISOString(), DATES.endDate];
    await saveClearing({ competitionId, endDate, place: 'of-another-release', at });
    await runRetention(NEXT_DAY);
    expect(await hasContact(id)).toBe(false);
  });
});

describe('reminders', () => {
  it('go with the contacts, but for one of the last 30 days', async () => {
    const { competitionId } = await stagedEntry(ENTERED, { change: DATES });
    const reminder = { competitionId, about: 'unpaid', kind: null, words: 'Please pay' } as const;
    await holdReminder({ ...reminder, accountId: 'early' }, 'o1', ENTERED);
    await holdReminder({ ...reminder, accountId: 'late' }, 'o1', new Date('2026-12-20T09:00:00.000Z'));
    await runRetention(NEXT_DAY);
    const stored = (accountId: string) => getItem(reminderKey(competitionId, 'unpaid', accountId));
    expect(await stored('early')).toBeUndefined();
    expect(await stored('late')).toMatchObject({ words: 'Please pay' });
  });

  it('stay where the family is reminded again at that moment', async () => {
    const { competitionId } = await stagedEntry(ENTERED, { change: DATES });
    const reminder = { competitionId, about: 'unpaid', kind: null, words: 'Please pay' } as const;
    await holdReminder({ ...reminder, accountId: 'a1' }, 'o1', ENTERED);
    for await (const page of pagesOf(listsOfCompetitions(NEXT_DAY))) {
      if (page.what === 'reminder') await holdReminder({ ...reminder, accountId: 'a1' }, 'o1', NEXT_DAY);
      await deleteDue(page, NEXT_DAY);
    }
    const stored = await getItem(reminderKey(competitionId, 'unpaid', 'a1'));
    expect(stored).toMatchObject({ remindedAt: NEXT_DAY.toISOString() });
  });
});

describe('accounts that nobody confirmed', () => {
  const SIGNED_UP = new Date('2026-11-28T09:00:00.000Z');
  const DAY_89 = new Date('2027-02-25T09:00:00.000Z');
  const DAY_91 = new Date('2027-02-27T09:00:00.000Z');

  async function signedUp(change: object = {}) {
    const fields = { email: `${randomUUID()}@test.example`, name: 'Robin Lake', passwordHash: 'none' };
    const account = { ...newAccount({ ...fields, role: 'SKATER' }, SIGNED_UP), ...change };
    await createAccount(account);
    return account;
  }

  it('go after 90 days, with their address', async () => {
    const { id, email } = await signedUp();
    await runRetention(DAY_89);
    expect(await findAccount(id)).not.toBeNull();
    await runRetention(DAY_91);
    expect(await findAccount(id)).toBeNull();
    expect(await getItem(emailKey(email))).toBeUndefined();
  });

  it.each([
    ['is confirmed', { emailVerified: true }],
    ['is a coach’s', { coachId: 'c1' }],
    ['is a manager’s', { role: 'MANAGER' }],
    ['was invited again since', { invitedAt: '2027-02-20T00:00:00.000Z' }],
  ])('stay where the account %s', async (_why, change) => {
    const { id } = await signedUp(change);
    await updateItem(RETENTION_KEY, { update: 'REMOVE accounts' });
    await runRetention(DAY_91);
    expect(await findAccount(id)).not.toBeNull();
  });

  it('stay while they are logged in, have an entry, or enter or change at that moment', async () => {
    const used = await signedUp();
    await storeSession(used, 's1', { userAgent: '', country: null, address: '' }, DAY_91);
    const entering = await signedUp();
    await putItem({ ...unprovenEventsKey(entering.id), attempts: 1 });
    const entered = await stagedEntry(SIGNED_UP);
    await putItem(entryItem(entered));
    const confirming = await signedUp();
    await updateItem(RETENTION_KEY, { update: 'REMOVE accounts' });
    for await (const page of pagesOf(listsOfAccounts(DAY_91))) {
      await updateItem(userKey(confirming.id), {
        update: 'SET emailVerified = :yes, #version = :next',
        names: { '#version': 'version' },
        values: { ':yes': true, ':next': 2 },
      });
      await deleteDue(page, DAY_91);
    }
    for (const id of [used.id, entering.id, entered.accountId, confirming.id])
      expect(await findAccount(id)).not.toBeNull();
  });

  it('are passed through once a day', async () => {
    await runRetention(DAY_91);
    const { id } = await signedUp();
    await runRetention(new Date('2027-02-28T04:00:00.000Z'));
    expect(await findAccount(id)).not.toBeNull();
    await runRetention(new Date('2027-02-28T06:00:00.000Z'));
    expect(await findAccount(id)).toBeNull();
  });
});

describe('the preview', () => {
  it('counts what the next run deletes, and deletes nothing', async () => {
    const entry = await entryWithContact();
    const before = await previewRetention(NEXT_DAY);
    expect(before).toMatchObject({ isComplete: true });
    expect(before.due).toContainEqual({ what: 'emergencyContact', count: 1 });
    expect(await hasContact(entry.id)).toBe(true);
    await runRetention(NEXT_DAY);
    const after = await previewRetention(NEXT_DAY);
    expect(after.due).toContainEqual({ what: 'emergencyContact', count: 0 });
    expect(after.lastRun?.deleted).toContainEqual({ what: 'emergencyContact', count: 1 });
  });

  it('says when it could not count everything', async () => {
    await entryWithContact();
    expect(await previewRetention(NEXT_DAY, 0)).toMatchObject({ isComplete: false });
  });
});
