import { ulid } from 'ulidx';
import { describe, expect, it } from 'vitest';
import { currentTime } from '../../../../../local/clock.ts';
import { formBody } from '../../../../../local/testing/competitions.ts';
import { dyingAfter } from '../../../../../local/testing/interrupted.ts';
import { startTableWithMail } from '../../../../../local/testing/tableWithMail.ts';
import { stagedEntry } from '../../../../../local/testing/stagedEntry.ts';
import { limitsOf } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { failedItems, hasUnsentItems } from '../../../../platform/outbox/outboxRepository.ts';
import { queryAll } from '../../../../platform/table/read.ts';
import { transact } from '../../../../platform/table/transaction.ts';
import { putItem } from '../../../../platform/table/writes.ts';
import { getCompetition } from '../../../../store/entering/competitions/repository.ts';
import { entryItem, waitlistItems } from '../../../../store/entering/entries/items.ts';
import { countedEntry } from '../../../../store/entering/entries/people.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import type {
  IndividualEntry,
  StoredEntry,
  StoredEvent,
} from '../../../../store/entering/entries/storedEntry.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';
import { replaceForm } from '../../competitions/storedForms.ts';
import { describeUnsent } from '../../../public/outbox/describeUnsent.ts';
import { HANDLERS } from '../../../public/outbox/handlers.ts';
import { sendDue } from '../../../public/outbox/sendOutbox.ts';
import { capacityWrites } from '../capacity/capacityWrites.ts';
import { readFamilyShare } from '../pricing/familyPrice.ts';
import { reprice } from '../pricing/reprice.ts';
import { storeNewEntry } from '../submit/storeNewEntry.ts';
import { loadDashboard } from '../views/dashboard.ts';
import { moveInWaitlist } from '../waitlist/moveInWaitlist.ts';
import { promoteWaitlisted } from '../waitlist/promoteWaitlisted.ts';
import { stuckWaitlists } from '../waitlist/stuckWaitlists.ts';
import { withdrawEntry } from '../withdraw/withdrawEntry.ts';
import { doFollowUps } from './followUp.ts';

await startTableWithMail();

const now = currentTime();
const MINUTE = 60_000;
/** At which a withdrawal can die, and one at which it is done. */
const POINTS = Array.from({ length: 10 }, (_, point) => point);
const ENOUGH_MILLISECONDS = 120_000;
const sweep = (minutes: number) =>
  sendDue(HANDLERS, new Date(now.getTime() + minutes * MINUTE), ENOUGH_MILLISECONDS);

/** One family in events of one place, and others in line behind it. */
async function fullEvents(waiting: number, { events = 2, fields = formBody(1), change = {} } = {}) {
  const staged = await stagedEntry(now, { fields, events, change });
  if (staged.kind !== 'individual') throw new Error('A skater is staged');
  const competition = await getCompetition(staged.competitionId);
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  if (!form) throw new Error('The form is stored');
  const limits = limitsOf(form, competition);
  const enter = (entry: StoredEntry) => storeNewEntry(entry, { limits, idempotency: null, whenFull: 'join' });
  // An entry is younger than its competition, by which a family's are found.
  const holder = await enter({ ...staged, id: ulid() });
  const line: StoredEntry[] = [];
  for (let index = 0; index < waiting; index += 1) line.push(await enter(anotherOf(staged, index)));
  // They join in the same instant, so their positions say who is first.
  const position = ({ events: [event] }: StoredEntry) => event?.waiting?.position ?? '';
  line.sort((one, other) => (position(one) < position(other) ? -1 : 1));
  return { competition, holder, line, form, limits };
}

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

function anotherOf(entry: IndividualEntry, index: number): IndividualEntry {
  const fullName = `Bo ${ALPHABET.charAt(Math.floor(index / 26))}${ALPHABET.charAt(index % 26)} Lake`;
  const skater = { ...entry.skater, fullName, isi: String(2_000_000 + index) };
  return { ...entry, id: ulid(), accountId: ulid(), name: fullName, skater };
}

/** The stored follow-ups by the change that left them. */
const followUpsOf = (competitionId: string) =>
  queryAll({
    KeyConditionExpression: 'pk = :followUps',
    ExpressionAttributeValues: { ':followUps': `COMPETITION#${competitionId}#FOLLOWUPS` },
  });

const statesOf = async ({ accountId, id }: StoredEntry) =>
  (await findEntry(accountId, id))?.events.map(({ state }) => state);
const stateOf = async ({ accountId, id }: StoredEntry) => (await findEntry(accountId, id))?.state;

const withdraw = (entry: StoredEntry) =>
  withdrawEntry(entry, entry.version, {
    by: 'family',
    accountId: entry.accountId,
    reason: null,
    now,
  });

describe('a function that dies during a withdrawal', () => {
  it.each(POINTS)('at point %i leaves no place empty', async (point) => {
    const { holder, line } = await fullEvents(2);
    const [first, second] = line as [StoredEntry, StoredEntry];
    const hasDied = await dyingAfter(point, () => withdraw(holder));
    expect(hasDied && point === POINTS.at(-1)).toBe(false);
    const stored = await findEntry(holder.accountId, holder.id);
    const isWithdrawn = stored?.state === 'withdrawn';
    // A repeat of the family's finds it withdrawn.
    if (isWithdrawn) await withdraw(stored);
    for (const minutes of [3, 8, 20]) await sweep(minutes);
    const expected = isWithdrawn ? 'confirmed' : 'waiting';
    expect(await statesOf(first)).toEqual([expected, expected]);
    expect(await statesOf(second)).toEqual(['waiting', 'waiting']);
    expect(await stuckWaitlists(holder.competitionId)).toEqual([]);
    const failed = (await failedItems(undefined)).items;
    expect(failed.filter(({ of }) => of === holder.competitionId)).toEqual([]);
  });
});

describe('a function that dies while a family’s discount has to end', () => {
  /** The family's second entry costs what the cap leaves. */
  async function cappedFamily() {
    const { holder, limits } = await fullEvents(0, {
      events: 3,
      fields: { ...formBody(), familyCap: 15_000 },
    });
    if (holder.kind !== 'individual') throw new Error('A skater is staged');
    const sibling = { ...anotherOf(holder, 0), accountId: holder.accountId };
    const family = await readFamilyShare(sibling, 15_000, null);
    const stored = await storeNewEntry(reprice(sibling, family.room), { limits, idempotency: null, family });
    return { holder, sibling: stored };
  }

  it.each(POINTS)('at point %i leaves no price too low', async (point) => {
    const { holder, sibling } = await cappedFamily();
    expect([holder.totalPrice, sibling.totalPrice]).toEqual([11_500, 3_500]);
    const hasDied = await dyingAfter(point, () => withdraw(holder));
    expect(hasDied && point === POINTS.at(-1)).toBe(false);
    const isWithdrawn = (await stateOf(holder)) === 'withdrawn';
    for (const minutes of [3, 8, 20]) await sweep(minutes);
    const after = await findEntry(sibling.accountId, sibling.id);
    expect(after?.totalPrice).toBe(isWithdrawn ? 11_500 : 3_500);
  });
});

describe('the call that withdraws', () => {
  it('promotes at once, and has nothing left to do', async () => {
    const { holder, line } = await fullEvents(1);
    await withdraw(holder);
    expect(await statesOf(line[0] ?? holder)).toEqual(['confirmed', 'confirmed']);
    expect(await followUpsOf(holder.competitionId)).toMatchObject([
      { outbox: { state: 'done', attempts: 1 } },
    ]);
  });

  it('leaves more heads than one round takes to the next rounds', async () => {
    const { holder, line, form } = await fullEvents(65, { events: 1 });
    const raised = {
      ...form,
      formats: form.formats.map((one) => ({
        ...one,
        events: one.events.map((event) => ({ ...event, capacity: 100 })),
      })),
      version: form.version + 1,
    };
    await replaceForm(raised, form, { by: holder.accountId, at: now });
    for (const minutes of [3, 8, 20]) await sweep(minutes);
    const states = await Promise.all(line.map(stateOf));
    expect(states).toEqual(line.map(() => 'confirmed'));
  });
});

/** A competition for one entry, whose waitlist begins with one that a transaction cannot promote. */
async function stuckCompetition() {
  const { competition, holder, line, limits } = await fullEvents(2, {
    events: 1,
    fields: formBody(),
    change: { capacity: 1 },
  });
  const [first, second] = line as [StoredEntry, StoredEntry];
  // No form has so many formats for one entry; each event moves the counters of its own.
  const events = Array.from({ length: 40 }, (_, index): StoredEvent => {
    const [event] = first.events;
    const waiting = event?.waiting;
    if (!waiting) throw new Error('The first in line waits');
    const [id, formatId] = [`large.${String(index)}`, `large-${String(index)}`];
    return { ...event, id, formatId, waiting: { ...waiting, position: `0${waiting.position}` } };
  });
  const large = { ...first, id: ulid(), accountId: ulid(), events };
  await transact(capacityWrites(null, countedEntry(large), limits));
  for (const item of [entryItem(large), ...waitlistItems(large)]) await putItem(item);
  return { competition, holder, large, next: first, last: second };
}

describe('a head that is refused', () => {
  it('is named with its list until the organiser moves another to its place', async () => {
    const { competition, holder, large, next, last } = await stuckCompetition();
    await withdraw(holder);
    expect(await stateOf(large)).toBe('waiting');
    expect(await followUpsOf(competition.id)).toMatchObject([
      { outbox: { state: 'failed', failure: 'refused' } },
    ]);
    const named = [{ list: '*', entryId: large.id, reason: 'tooLarge' }];
    expect(await stuckWaitlists(competition.id)).toMatchObject(named);
    const { attention } = await loadDashboard(competition.id, now);
    expect(attention).toContainEqual(expect.objectContaining({ code: 'waitlistsStuck', count: 1 }));
    // The federation sees what failed; the organiser's list of unsent mails is no place for it.
    const failed = await describeUnsent((await failedItems(undefined)).items);
    expect(failed).toContainEqual(expect.objectContaining({ what: 'followUp', reason: 'refused' }));
    expect(await hasUnsentItems(competition.id)).toBe(false);

    expect(await promoteWaitlisted(competition.id, now)).toBe('stuck');
    const move = { list: '*', entryId: next.id, place: 1, reason: 'Too large', by: 'organiser', now };
    await doFollowUps([await moveInWaitlist(competition.id, move)], now);
    expect([await stateOf(next), await stateOf(last)]).toEqual(['confirmed', 'waiting']);
    expect((await loadDashboard(competition.id, now)).attention).not.toContainEqual(
      expect.objectContaining({ code: 'eventsOverfull' }),
    );
  });
});
