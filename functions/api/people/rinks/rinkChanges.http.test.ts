import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import { newRinkBy, rinkBodyOf, rinkRecordOf } from '../../../../local/testing/rinks.ts';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

describe('updateRink', () => {
  it('changes it once for the version that was read', async () => {
    const rink = await newRinkBy(admin);
    const params = { rinkId: rink.id };
    const moveTo = (city: string) =>
      admin.call('updateRink', { params, body: { ...rinkBodyOf(rink), city, country: 'Finland' } });
    let won: RinkRecord | undefined;
    const late = await raced(
      [rink.id, '#version = :read'],
      () => moveTo('Oulu'),
      async () => {
        won = (await moveTo('Vaasa')).answer.data;
      },
    );
    expect([late.status, late.problem.code]).toEqual([409, 'VersionConflict']);
    expect(won).toMatchObject({ city: 'Vaasa', country: 'Finland', version: 2 });
    expect(await rinkRecordOf(admin, rink.id)).toEqual(won);
  });

  it('frees the name that it had, and keeps a name from being taken twice', async () => {
    const [rink, other] = await Promise.all([newRinkBy(admin), newRinkBy(admin)]);
    const name = `Renamed ${randomUUID()}`;
    const change = (body: object) => admin.call('updateRink', { params: { rinkId: rink.id }, body });
    const taken = await change({ ...rinkBodyOf(rink), name: other.name.toUpperCase() });
    expect([taken.status, ...fieldCodes(taken)]).toEqual([400, 'name AlreadyExist']);
    const renamed = await change({ ...rinkBodyOf(rink), name });
    expect(renamed.answer.data).toMatchObject({ name, version: 2 });
    const rewritten = await change({ ...rinkBodyOf(renamed.answer.data), name: name.toUpperCase() });
    expect(rewritten.answer.data).toMatchObject({ name: name.toUpperCase(), version: 3 });
    expect(await newRinkBy(admin, { name: rink.name })).toMatchObject({ name: rink.name });
    const twin = await admin.call('createRink', { body: { ...rinkBodyOf(rink), name } });
    expect(fieldCodes(twin)).toEqual(['name AlreadyExist']);
  });

  it('leaves what is saved as it was as it was', async () => {
    const rink = await newRinkBy(admin);
    const params = { rinkId: rink.id };
    expect(await admin.data('updateRink', { params, body: rinkBodyOf(rink) })).toEqual(rink);
  });

  it('finds no rink that is not there, and needs to know whether it is active', async () => {
    const rink = await newRinkBy(admin);
    const body = rinkBodyOf(rink);
    expect((await admin.call('updateRink', { params: { rinkId: 'none' }, body })).status).toBe(404);
    const { active: _active, ...rest } = body;
    const reply = await admin.call('updateRink', { params: { rinkId: rink.id }, body: rest });
    expect(fieldCodes(reply)).toEqual(['active NotNull']);
  });
});

describe('deleteRink', () => {
  it('deletes one that nothing uses, frees its name and keeps its history', async () => {
    const rink = await newRinkBy(admin);
    const params = { rinkId: rink.id };
    const stale = await admin.call('deleteRink', { params, body: { version: 7 } });
    expect([stale.status, stale.problem.code]).toEqual([409, 'VersionConflict']);
    expect((await admin.call('deleteRink', { params, body: { version: 1 } })).status).toBe(200);
    expect(await rinkRecordOf(admin, rink.id)).toBeUndefined();
    expect((await admin.call('deleteRink', { params, body: { version: 1 } })).status).toBe(404);
    await newRinkBy(admin, { name: rink.name });
    const history = await admin.data('listRinkHistory', { params });
    expect(history.map(({ deed: record }) => record)).toEqual(['deleted', 'created']);
  });
});

describe('listRinkHistory', () => {
  it('tells who did what, when, and from what to what, newest first', async () => {
    const rink = await newRinkBy(admin);
    const params = { rinkId: rink.id };
    const { id, name } = await admin.data('currentUser');
    const moved = { ...rinkBodyOf(rink), city: 'Harbour', address: '1 Quay\nHarbour' };
    await admin.data('updateRink', { params, body: moved });
    await admin.data('updateRink', { params, body: { ...moved, version: 2, active: false, isi: 'A1' } });
    const history = await admin.data('listRinkHistory', { params });
    expect(history.map(({ deed: record, by }) => [record, by])).toEqual(
      ['deactivated', 'changed', 'created'].map((record) => [record, { id, name }]),
    );
    expect(history.map(({ changes }) => changes)).toEqual([
      [{ path: ['isi'], from: null, to: 'A1' }],
      [
        { path: ['city'], from: 'Lakeside', to: 'Harbour' },
        { path: ['address'], from: null, to: '1 Quay\nHarbour' },
      ],
      [],
    ]);
    expect(Date.now() - Date.parse(history[0]?.at ?? '')).toBeLessThan(60_000);
  });

  it('has none of a rink that never was', async () => {
    expect((await admin.call('listRinkHistory', { params: { rinkId: 'none' } })).status).toBe(404);
  });
});
