import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { newInvitedUser } from '../../../../local/testing/people.ts';
import { newRinkBy, rinkBodyOf, rinkRecordOf } from '../../../../local/testing/rinks.ts';
import { MAX_CHANGED_RINKS } from '../../../../shared/contract/people/rinks/rinks.ts';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';

// An account of its own: the demo's is used by other tests at the same time, and only its last change can be undone.
let admin: Caller;
beforeAll(async () => {
  admin = (await newInvitedUser('SUPER_ADMIN', {})).caller;
});

const three = () => Promise.all([1, 2, 3].map(() => newRinkBy(admin)));
const read = (rinks: readonly RinkRecord[]) => rinks.map(({ id, version }) => ({ id, version }));
const change = (rinks: readonly RinkRecord[], action = 'deactivate', caller = admin) =>
  caller.call('changeRinks', { body: { action, rinks: read(rinks) } });
const undo = (changeId: string, caller = admin) =>
  caller.call('undoRinkChange', { params: { changeId }, body: {} });
const activeOf = async (rinks: readonly RinkRecord[]) => {
  const records = await admin.data('listRinkRecords');
  return rinks.map(({ id }) => records.find((record) => record.id === id)?.active);
};

describe('changeRinks', () => {
  it('deactivates several at once, with their history, and is undone once', async () => {
    const rinks = await three();
    const { data } = (await change(rinks)).answer;
    expect(data.count).toBe(3);
    expect(await activeOf(rinks)).toEqual([false, false, false]);
    expect((await undo(data.changeId)).answer.data).toEqual({ count: 3 });
    expect(await activeOf(rinks)).toEqual([true, true, true]);
    expect((await undo(data.changeId)).status).toBe(404);
    const history = await admin.data('listRinkHistory', { params: { rinkId: rinks[0]?.id ?? '' } });
    expect(history.map(({ deed: record }) => record)).toEqual(['activated', 'deactivated', 'created']);
  });

  it('changes none where one was changed since, and names it', async () => {
    const rinks = await three();
    const [first] = rinks as [RinkRecord];
    const body = { ...rinkBodyOf(first), city: 'Elsewhere' };
    await admin.data('updateRink', { params: { rinkId: first.id }, body });
    const reply = await change(rinks);
    expect([reply.status, reply.problem.changed]).toEqual([409, [{ id: first.id, name: first.name }]]);
    expect(await activeOf(rinks)).toEqual([true, true, true]);
  });

  it('leaves alone what is as wanted already, then and when it is undone', async () => {
    const [one, other] = (await three()) as [RinkRecord, RinkRecord];
    await change([one]);
    const inactive = (await rinkRecordOf(admin, one.id)) as RinkRecord;
    const { data } = (await change([inactive, other])).answer;
    expect(data.count).toBe(1);
    await undo(data.changeId);
    expect(await activeOf([one, other])).toEqual([false, true]);
  });

  it('takes one rink twice for one, none and too many for a mistake, and finds none that is not there', async () => {
    const [one] = (await three()) as [RinkRecord];
    expect((await change([one, one])).answer.data.count).toBe(1);
    expect(fieldCodes(await change([]))).toEqual(['rinks NotNull']);
    const many = Array.from({ length: MAX_CHANGED_RINKS + 1 }, () => one);
    expect(fieldCodes(await change(many))).toEqual(['rinks MustValid']);
    expect((await change([{ ...one, id: 'none' }])).status).toBe(404);
    expect(fieldCodes(await change([one], 'delete'))).toEqual(['action MustValid']);
  });

  it('takes as many as it says in one transaction', async () => {
    const rinks = await Promise.all(Array.from({ length: MAX_CHANGED_RINKS }, () => newRinkBy(admin)));
    const { data } = (await change(rinks)).answer;
    expect(data.count).toBe(MAX_CHANGED_RINKS);
    expect((await undo(data.changeId)).answer.data).toEqual({ count: MAX_CHANGED_RINKS });
  });
});

describe('undoRinkChange', () => {
  it('undoes the last change of the account only', async () => {
    const [one, other] = (await three()) as [RinkRecord, RinkRecord];
    const first = (await change([one])).answer.data.changeId;
    const last = (await change([other])).answer.data.changeId;
    const colleague = (await newInvitedUser('SUPER_ADMIN', {})).caller;
    expect((await undo(last, colleague)).status).toBe(404);
    expect((await undo(first)).status).toBe(404);
    expect((await undo(last)).status).toBe(200);
  });

  it('undoes none where one was changed since, and names it', async () => {
    const rinks = await three();
    const { changeId } = (await change(rinks)).answer.data;
    const [first] = rinks as [RinkRecord];
    const inactive = (await rinkRecordOf(admin, first.id)) as RinkRecord;
    const body = { ...rinkBodyOf(inactive), city: 'Elsewhere' };
    await admin.data('updateRink', { params: { rinkId: first.id }, body });
    const reply = await undo(changeId);
    expect([reply.status, reply.problem.changed]).toEqual([409, [{ id: first.id, name: first.name }]]);
    expect(await activeOf(rinks)).toEqual([false, false, false]);
  });
});
