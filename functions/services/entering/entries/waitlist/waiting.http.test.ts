import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../../local/testing/caller.ts';
import {
  changeBody,
  entryBody,
  newCompetition,
  type Staged,
} from '../../../../../local/testing/competitions.ts';
import { mailsTo } from '../../../../../local/testing/outbox.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';

let admin: Caller;
let family: Caller;
beforeAll(async () => {
  [admin, family] = await Promise.all([demoAccount('superadmin'), newFamily()]);
});

const paramsOf = ({ competition }: Staged) => ({ competitionId: competition.id });
const enter = (staged: Staged, events = 1, name?: string) =>
  family.data('submitIndividualEntry', { body: entryBody(staged, events, name) });
const again = ({ id }: Entry) => family.data('getEntry', { params: { entryId: id } });
const withdraw = ({ id, version }: Entry) =>
  family.data('withdrawEntry', { params: { entryId: id }, body: { version } });
const stateOf = ({ state, totalPrice, events }: Entry) => [
  state,
  totalPrice,
  events.map((event) => event.waitingPlace ?? event.state),
];
const listsOf = async (staged: Staged) =>
  (await admin.data('listWaiting', { params: paramsOf(staged) })).map(({ list, rows }) => [
    list,
    rows.map(({ name }) => name),
  ]);

describe('a full event', () => {
  it('puts who comes in its list, charges nothing for it, and gives the head what comes free', async () => {
    const staged = await newCompetition({}, 1);
    const first = await enter(staged, 1);
    const second = await enter(staged, 2, 'Ada Vale');
    const third = await enter(staged, 1, 'Bo Vale');
    expect(stateOf(second)).toEqual(['confirmed', 5_900, [1, 'confirmed']]);
    expect(stateOf(third)).toEqual(['waiting', 0, [2]]);
    expect(await listsOf(staged)).toEqual([['event:freestyle.freestyle-1', ['Ada Vale', 'Bo Vale']]]);

    expect(stateOf(await withdraw(first))).toEqual(['withdrawn', 0, ['confirmed']]);
    expect(stateOf(await again(second))).toEqual(['confirmed', 9_000, ['confirmed', 'confirmed']]);
    expect(stateOf(await again(third))).toEqual(['waiting', 0, [1]]);
    const figures = await admin.data('competitionFigures', { params: paramsOf(staged) });
    expect(figures).toMatchObject({ skaters: 1, eventsEntered: 2, charged: 9_000 });

    await withdraw(await again(second));
    expect(stateOf(await again(third))).toEqual(['confirmed', 5_900, ['confirmed']]);
    expect(await listsOf(staged)).toEqual([]);
  });

  it('takes nobody new while somebody waits, and who withdrew may enter again, at the end', async () => {
    const staged = await newCompetition({}, 1);
    const first = await enter(staged, 1, 'Cy Vale');
    const body = entryBody(staged, 1, 'Dee Vale');
    const waiting = await family.data('submitIndividualEntry', { body });
    expect(fieldCodes(await family.call('submitIndividualEntry', { body }))).toEqual(['event AlreadyExist']);
    await withdraw(waiting);
    expect(stateOf(await family.data('submitIndividualEntry', { body }))).toEqual(['waiting', 0, [1]]);
    expect((await withdraw(first)).state).toBe('withdrawn');
    expect((await withdraw(first)).state).toBe('withdrawn');
  });

  it('tells whom it gives a place, once', async () => {
    const parent = await newFamily();
    const { email } = await parent.data('currentUser');
    const staged = await newCompetition({}, 1);
    const first = await enter(staged);
    await parent.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    const before = (await mailsTo(email)).length;
    await withdraw(first);
    expect(await mailsTo(email)).toHaveLength(before + 1);
  });
});

describe('the competition’s list', () => {
  it('holds the whole entry, and goes on when the limit is raised', async () => {
    const staged = await newCompetition({ capacity: 1 });
    await enter(staged, 1);
    const waiting = await enter(staged, 2);
    const behind = await enter(staged, 1);
    expect(stateOf(waiting)).toEqual(['waiting', 0, [1, 1]]);
    expect(stateOf(behind)).toEqual(['waiting', 0, [2]]);
    const competition = await admin.data('getCompetition', { params: paramsOf(staged) });
    await admin.data('updateCompetition', {
      params: paramsOf(staged),
      body: { ...changeBody(competition), capacity: 2 },
    });
    expect(stateOf(await again(waiting))).toEqual(['confirmed', 9_000, ['confirmed', 'confirmed']]);
    expect(stateOf(await again(behind))).toEqual(['waiting', 0, [1]]);
  });
});

describe('an organiser', () => {
  it('moves somebody with a reason, and who stands at the head then gets the next place', async () => {
    const staged = await newCompetition({}, 1);
    const first = await enter(staged, 1);
    const [ada, bo] = [await enter(staged, 1, 'Ada Vale'), await enter(staged, 1, 'Bo Vale')];
    const list = 'event:freestyle.freestyle-1';
    const move = { list, entryId: bo.id, place: 1, reason: 'Misplaced by us' };
    await admin.data('moveWaiting', { params: paramsOf(staged), body: move });
    expect(await listsOf(staged)).toEqual([[list, ['Bo Vale', 'Ada Vale']]]);
    const params = { ...paramsOf(staged), entryId: bo.id };
    const [record] = (await admin.data('getEntryRecord', { params })).history;
    expect(record).toMatchObject({ what: 'moved', reason: 'Misplaced by us' });
    expect(record?.changes).toEqual([{ path: ['place'], from: 2, to: 1 }]);
    await admin.data('withdrawEntryForFamily', {
      params: { ...paramsOf(staged), entryId: first.id },
      body: { version: first.version, reason: 'Asked by phone' },
    });
    expect((await again(bo)).state).toBe('confirmed');
    expect(stateOf(await again(ada))).toEqual(['waiting', 0, [1]]);
  });

  it('reaches only entries of the own competition', async () => {
    const [one, other] = [await newCompetition(), await newCompetition()];
    const entry = await enter(one);
    const reply = await admin.call('withdrawEntryForFamily', {
      params: { ...paramsOf(other), entryId: entry.id },
      body: { version: 1, reason: 'Not here' },
    });
    expect(reply.status).toBe(404);
  });
});
