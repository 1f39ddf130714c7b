import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../../../../local/testing/caller.ts';
import {
  entryBody,
  newCompetition,
  testNumber,
  type Staged,
} from '../../../../../local/testing/competitions.ts';
import { mailsTo } from '../../../../../local/testing/outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../../local/testing/people.ts';

let staged: Staged;
let manager: Caller;
beforeAll(async () => {
  staged = await newCompetition({}, 2);
  manager = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
});

/** A row as the page sends it: the fields of an entry without prices. */
function rowOf(row: number, change: object = {}) {
  const { fullName, gender, birthdate, country, homeIsiRink, isi, expDate, highestIsiTestLevel, event } =
    entryBody(staged, 1);
  const skater = { fullName, gender, birthdate, country, homeIsiRink, isi, expDate, highestIsiTestLevel };
  return { row, entry: { ...skater, event, familyEmail: null, ...change } };
}

const send = (rows: readonly object[], dryRun: boolean, importId: string = randomUUID(), caller = manager) =>
  caller.call('importEntries', {
    params: { competitionId: staged.competition.id },
    body: { dryRun, importId, rows },
  });

const entered = async () =>
  (await manager.data('listSkaters', { params: { competitionId: staged.competition.id } })).length;

describe('an import of entries', () => {
  it('is an organiser’s', async () => {
    const rows = [rowOf(2)];
    const other = await newCompetition();
    const otherManager = await newInvitedUser('MANAGER', { competitionId: other.competition.id });
    const statuses = [];
    for (const caller of [
      new Caller(),
      await newFamily(),
      await demoAccount('headcoach'),
      otherManager.caller,
    ])
      statuses.push((await send(rows, true, 'one', caller)).status);
    expect(statuses).toEqual([401, 403, 403, 403]);
    expect((await send([], true)).status).toBe(400);
  });

  it('previews without writing, then enters each row once, at the form’s price', async () => {
    const email = `list-${randomUUID()}@families.test.example`;
    const rows = [
      rowOf(2, { familyEmail: email }),
      rowOf(3, { gender: 'Robot', event: ['none'] }),
      rowOf(4, { familyEmail: email }),
      rowOf(5, { event: ['no such event'] }),
      rowOf(6),
    ];
    const before = await entered();
    const preview = (await send(rows, true)).answer.data;
    expect(preview.map(({ row, outcome }) => [row, outcome])).toEqual([
      [2, 'entered'],
      [3, 'wrong'],
      [4, 'entered'],
      [5, 'wrong'],
      [6, 'entered'],
    ]);
    expect(preview[1]?.errors).toMatchObject([{ field: 'gender', code: 'MustValid' }]);
    expect(preview[3]?.errors).toMatchObject([{ field: 'event', code: 'MustExist' }]);
    expect(await entered()).toBe(before);

    const importId = randomUUID();
    const [first, second] = await Promise.all([send(rows, false, importId), send(rows, false, importId)]);
    for (const { answer } of [first, second])
      expect(answer.data.filter(({ outcome }) => outcome === 'wrong').map(({ row }) => row)).toEqual([3, 5]);
    expect(await entered()).toBe(before + 3);
    // The event has two places.
    const states = await manager.data('listSkaters', { params: { competitionId: staged.competition.id } });
    expect(states.map(({ state }) => state).sort()).toEqual(['confirmed', 'confirmed', 'waiting']);
    expect(states.find(({ state }) => state === 'confirmed')?.totalPrice).toBe(5_900);

    const again = (await send(rows, false)).answer.data;
    expect(again.map(({ outcome }) => outcome)).toEqual(['already', 'wrong', 'already', 'wrong', 'already']);
    expect(await entered()).toBe(before + 3);

    const params = { competitionId: staged.competition.id };
    const invite = (isSent: boolean) =>
      manager.data('inviteImportedFamilies', { params, body: { send: isSent } });
    expect(await mailsTo(email)).toEqual([]);
    expect(await invite(false)).toEqual({ sent: 0, queued: 0, left: 1 });
    const sent = await Promise.all([invite(true), invite(true)]);
    expect(sent.reduce((sum, one) => sum + one.sent, 0)).toBe(1);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.text.match(/Please pay (.+) by .+ and quote the reference/)?.[1]).toBe('$118.00');
    expect(await invite(false)).toEqual({ sent: 0, queued: 0, left: 0 });
  });

  it('enters the first of two rows that are one skater, and the other only when it is said to be another', async () => {
    const own = await newCompetition();
    const params = { competitionId: own.competition.id };
    const admin = await demoAccount('superadmin');
    const [event = ''] = entryBody(own, 1).event;
    const { gender, birthdate, country, homeIsiRink, expDate, highestIsiTestLevel } = entryBody(own, 1);
    const shared = { gender, birthdate, country, homeIsiRink, expDate, highestIsiTestLevel, event: [event] };
    const listed = (row: number, fullName: string, isi: string, change: object = {}) => ({
      row,
      entry: { ...shared, fullName, isi, familyEmail: null },
      ...change,
    });
    const call = async (dryRun: boolean, ...rows: object[]) => {
      const body = { dryRun, importId: randomUUID(), rows };
      const { data } = (await admin.call('importEntries', { params, body })).answer;
      return data.map(({ row, outcome, sameAs }) => [
        row,
        outcome,
        ...(sameAs === undefined ? [] : [sameAs]),
      ]);
    };
    const names = async () =>
      (await admin.data('listSkaters', { params })).map(({ fullName }) => fullName).sort();
    const numbers = [testNumber(), testNumber(), testNumber()] as const;
    const rows = [
      listed(3, 'Nessa Quill', numbers[0]),
      listed(5, 'Quill Nessa', numbers[1]),
      listed(7, 'NESSA  QUILL', numbers[2], { isOther: true }),
      listed(9, 'Tove Marsh', numbers[0]),
    ];
    const expected = [
      [3, 'entered'],
      [5, 'double', 3],
      [7, 'double', 3],
      [9, 'double', 3],
    ];
    expect(await call(true, ...rows)).toEqual(expected);
    expect(await names()).toEqual([]);
    expect(await call(false, ...rows)).toEqual(expected);
    expect(await names()).toEqual(['Nessa Quill']);

    const again = [
      listed(3, 'Nessa Quill', numbers[0]),
      listed(9, 'Tove Marsh', numbers[0], { isOther: true }),
    ];
    expect(await call(false, ...again)).toEqual([
      [3, 'already'],
      [9, 'entered'],
    ]);
    expect(await names()).toEqual(['Nessa Quill', 'Tove Marsh']);
  });

  it('takes a row that cannot be read for nobody’s first', async () => {
    const rows = [
      rowOf(3, { fullName: 'Perrin Vole', gender: 'Robot' }),
      rowOf(7, { fullName: 'Perrin Vole' }),
    ];
    const answer = (await send(rows, true)).answer.data;
    expect(answer.map(({ outcome }) => outcome)).toEqual(['wrong', 'waiting']);
  });
});
