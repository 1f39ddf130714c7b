import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { coachBodyOf, newCoachBy } from '../../../../local/testing/coaches.ts';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { testNumber } from '../../../../local/testing/competitions.ts';
import { demoAccount, newInvitedUser } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import { newRinkBy } from '../../../../local/testing/rinks.ts';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';

let admin: Caller;
let headCoach: Caller;
let own: RinkRecord;
let other: RinkRecord;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
  [own, other] = await Promise.all([newRinkBy(admin), newRinkBy(admin)]);
  headCoach = (await newInvitedUser('HEAD_COACH', { rinkId: own.id })).caller;
});

const newName = () => `Robin Vale ${randomUUID().slice(0, 8)}`;
const gold = { certificate: 'gold', date: '2024-05-01', expiry: '2031-05-01' } as const;

describe('createCoach and updateCoach', () => {
  it('keep a coach with certificates; a head coach’s own rink is added', async () => {
    const name = newName();
    const created = await headCoach.data('createCoach', {
      body: { name, professional: 'p-12 345', email: 'Kay@Coaches.Example', certificates: [gold] },
    });
    expect(created).toMatchObject({
      name,
      professional: 'P12345',
      email: 'kay@coaches.example',
      phone: null,
      certificates: [gold],
      rinkIds: [own.id],
      state: 'confirmed',
      account: 'none',
      version: 1,
    });
    expect((await headCoach.data('listCoaches')).map(({ id }) => id)).toContain(created.id);
    const params = { coachId: created.id };
    const changes = await Promise.all(
      ['555 1', '555 2'].map((phone) =>
        headCoach.call('updateCoach', {
          params,
          body: { ...coachBodyOf(created), professional: null, phone },
        }),
      ),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409]);
    const history = await admin.data('listCoachHistory', { params });
    expect(history.map(({ deed }) => deed)).toEqual(['changed', 'created']);
  });

  it('refuse a professional number twice, also to two at once, and free it', async () => {
    const professional = testNumber();
    const replies = await Promise.all(
      [newName(), newName()].map((name) => admin.call('createCoach', { body: { name, professional } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(replies.flatMap(fieldCodes)).toEqual(['professional AlreadyExist']);
    const first = replies.find(({ status }) => status === 201)?.answer.data;
    if (!first) throw new Error('One was created');
    const body = { ...coachBodyOf(first), professional: null };
    await admin.data('updateCoach', { params: { coachId: first.id }, body });
    expect((await newCoachBy(admin, { professional })).professional).toBe(professional);
  });

  it.each([
    [{}, 'name NotNull'],
    [{ name: 'Kay', professional: 'pending' }, 'professional MustValid'],
    [{ name: 'Kay', email: 'kay' }, 'email MustEmail'],
    [{ name: 'Kay', rinkIds: ['none'] }, 'rinkIds MustExist'],
    [{ name: 'Kay', certificates: [gold, gold] }, 'certificates MustValid'],
    [{ name: 'Kay', certificates: [{ ...gold, expiry: '2020-01-01' }] }, 'certificates MustValid'],
    [{ name: 'Kay', certificates: [{ certificate: 'gold' }] }, 'certificates.0.date NotNull'],
  ])('refuse %j: %s', async (body, expected) => {
    expect(fieldCodes(await admin.call('createCoach', { body }))).toEqual([expected]);
  });

  it('let a head coach keep the own rink’s coaches alone', async () => {
    const elsewhere = await newCoachBy(admin, { rinkIds: [other.id] });
    const update = (coach: typeof elsewhere, change: object) =>
      headCoach.call('updateCoach', {
        params: { coachId: coach.id },
        body: { ...coachBodyOf(coach), ...change },
      });
    expect((await update(elsewhere, {})).status).toBe(403);
    const both = await newCoachBy(admin, { rinkIds: [own.id, other.id] });
    expect((await update(both, { rinkIds: [own.id] })).status).toBe(403);
    const renamed = await update(both, { name: `${both.name} Junior` });
    expect(renamed.answer.data.rinkIds).toEqual([own.id, other.id]);
    expect((await update(renamed.answer.data, { rinkIds: [other.id] })).status).toBe(200);
    const create = { body: { name: newName(), rinkIds: [other.id] } };
    expect((await headCoach.call('createCoach', create)).status).toBe(403);
    const params = { coachId: elsewhere.id };
    expect((await headCoach.call('listCoachHistory', { params })).status).toBe(403);
    const seen = await headCoach.data('listCoaches', { query: { rinkId: other.id } });
    expect(seen.every(({ rinkIds }) => rinkIds.includes(own.id))).toBe(true);
  });
});

describe('mergeCoaches', () => {
  const merge = (kept: { id: string; version: number }, duplicates: object[], caller = admin) =>
    caller.call('mergeCoaches', {
      params: { coachId: kept.id },
      body: { version: kept.version, doubles: duplicates },
    });

  it('gives the coach what it lacks, and is undone once, every coach as before', async () => {
    const professional = testNumber();
    const [kept, duplicate] = await Promise.all([
      newCoachBy(admin, { rinkIds: [own.id] }),
      newCoachBy(admin, { rinkIds: [own.id, other.id], professional, certificates: [gold] }),
    ]);
    const { mergeId, coach } = (await merge(kept, [duplicate])).answer.data;
    expect(coach).toMatchObject({ professional, certificates: [gold], rinkIds: [own.id, other.id] });
    const listed = async () =>
      (await admin.data('listCoaches', { query: { rinkId: own.id } })).map(({ id }) => id);
    expect(await listed()).not.toContain(duplicate.id);
    const params = { coachId: kept.id, mergeId };
    const undo = () => admin.call('undoCoachMerge', { params, body: {} });
    const late = await raced([mergeId, 'undone = :no'], undo, async () => {
      expect((await undo()).answer.data).toEqual({ count: 1 });
    });
    expect([late.status, late.problem.code]).toEqual([404, 'NotFound']);
    const after = await admin.data('listCoaches', { query: { rinkId: own.id } });
    expect(after.find(({ id }) => id === kept.id)).toMatchObject({ professional: null, rinkIds: [own.id] });
    expect(after.find(({ id }) => id === duplicate.id)).toMatchObject({ professional, certificates: [gold] });
    expect((await undo()).status).toBe(404);
  });

  it('takes no number that the duplicate gives up meanwhile', async () => {
    const professional = testNumber();
    const [kept, duplicate] = await Promise.all([newCoachBy(admin), newCoachBy(admin, { professional })]);
    const late = await raced(
      [kept.id, 'coachId = :owner'],
      () => merge(kept, [duplicate]),
      () => {
        const body = { ...coachBodyOf(duplicate), professional: null };
        return admin.data('updateCoach', { params: { coachId: duplicate.id }, body });
      },
    );
    expect([late.status, late.problem.code]).toEqual([409, 'VersionConflict']);
    expect((await newCoachBy(admin, { professional })).professional).toBe(professional);
  });

  it('refuses the coach itself, another rink’s coach, an old version, and an undo after a change', async () => {
    const [kept, duplicate, elsewhere] = await Promise.all([
      newCoachBy(admin, { rinkIds: [own.id] }),
      newCoachBy(admin, { rinkIds: [own.id] }),
      newCoachBy(admin, { rinkIds: [other.id] }),
    ]);
    expect(fieldCodes(await merge(kept, [kept]))).toEqual(['doubles MustValid']);
    expect(fieldCodes(await merge(kept, []))).toEqual(['doubles NotNull']);
    expect((await merge(kept, [elsewhere], headCoach)).status).toBe(403);
    expect((await merge(kept, [{ ...duplicate, version: 7 }], headCoach)).status).toBe(409);
    const { mergeId, coach } = (await merge(kept, [duplicate], headCoach)).answer.data;
    const params = { coachId: kept.id };
    await headCoach.data('updateCoach', { params, body: { ...coachBodyOf(coach), phone: '555' } });
    const undo = { params: { ...params, mergeId }, body: {} };
    expect((await headCoach.call('undoCoachMerge', undo)).status).toBe(409);
  });
});

describe('importCoaches', () => {
  const imported = (caller: Caller, dryRun: boolean, ...coaches: object[]) =>
    caller.data('importCoaches', {
      body: { dryRun, rows: coaches.map((coach, index) => ({ row: index + 2, coach })) },
    });

  it('says what would become of each row, adds, changes and leaves alone', async () => {
    const [name, professional] = [newName(), testNumber()];
    const row = { name, professional, rinks: [own.name.toUpperCase()], certificates: [gold] };
    expect(await imported(admin, true, row)).toEqual([{ row: 2, outcome: 'added', changed: [], errors: [] }]);
    const rows = [
      row,
      { ...row, name: '' },
      { name: newName(), rinks: ['No such rink'] },
      { name: newName(), professional: 'none' },
    ];
    const first = await imported(admin, false, ...rows);
    expect(first.map(({ outcome }) => outcome)).toEqual(['added', 'wrong', 'wrong', 'wrong']);
    expect(first.flatMap(({ errors }) => errors.map(({ field, code }) => `${field} ${code}`))).toEqual([
      'name NotNull',
      'rinks MustExist',
      'professional MustValid',
    ]);
    const silver = { certificate: 'silver', date: '2020-05-01', expiry: null };
    const again = await imported(admin, false, row, { ...row, certificates: [silver] });
    expect(again.map(({ outcome, changed }) => [outcome, changed])).toEqual([
      ['unchanged', []],
      ['changed', ['certificates']],
    ]);
    const coaches = await admin.data('listCoaches', { query: { rinkId: own.id } });
    const stored = coaches.filter((coach) => coach.name === name);
    expect(stored.map(({ certificates }) => certificates)).toEqual([[silver, gold]]);
  });

  it('previews two rows of one coach as one, and saves one', async () => {
    const [name, elsewhere, professional] = [newName(), newName(), testNumber()];
    const rows = [
      { name, professional, rinks: [own.name] },
      { name, rinks: [own.name], phone: '555 7' },
      { name: elsewhere },
      { name: elsewhere.toUpperCase(), email: 'kay@coaches.example' },
    ];
    const preview = await imported(admin, true, ...rows);
    expect(preview.map(({ outcome }) => outcome)).toEqual(['added', 'changed', 'added', 'changed']);
    const saved = await imported(admin, false, ...rows);
    expect(saved.map(({ outcome }) => outcome)).toEqual(['added', 'changed', 'added', 'changed']);
    const found = (search: string) => admin.data('listCoaches', { query: { search } });
    expect(await found(name)).toMatchObject([{ professional, phone: '555 7', version: 2 }]);
    expect(await found(elsewhere)).toMatchObject([{ email: 'kay@coaches.example', version: 2 }]);
  });

  it('keeps a head coach to the own rink', async () => {
    const elsewhere = await newCoachBy(admin, { rinkIds: [other.id], professional: testNumber() });
    const name = newName();
    const [added, foreign, known] = await imported(
      headCoach,
      false,
      { name },
      { name: newName(), rinks: [other.id] },
      { name: elsewhere.name, professional: elsewhere.professional },
    );
    expect(added?.outcome).toBe('added');
    expect(foreign?.errors.map(({ code }) => code)).toEqual(['MustEnabled']);
    expect(known?.errors.map(({ code }) => code)).toEqual(['AlreadyExist']);
    const own = await headCoach.data('listCoaches', { query: { search: name } });
    expect(own).toHaveLength(1);
  });
});

describe('listCoaches', () => {
  it('finds by the beginning of the name, page by page', async () => {
    const start = `Zoe ${randomUUID().slice(0, 8)}`;
    await Promise.all(['A', 'B'].map((end) => newCoachBy(admin, { name: `${start} ${end}` })));
    const found = await admin.call('listCoaches', { query: { search: start.toLowerCase() } });
    expect(found.answer.data.map(({ name }) => name)).toEqual([`${start} A`, `${start} B`]);
    expect(found.answer.nextCursor).toBe(null);
    const wrong = await admin.call('listCoaches', { query: { cursor: 'nonsense' } });
    expect(fieldCodes(wrong)).toEqual(['cursor MustValid']);
  });
});
