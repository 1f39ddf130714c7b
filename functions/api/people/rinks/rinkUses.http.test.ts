import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import {
  competitionBody,
  entryBody,
  formBody,
  newCompetition,
} from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { newRinkBy, rinkBodyOf, rinkRecordOf } from '../../../../local/testing/rinks.ts';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

const remove = ({ id, version }: RinkRecord) =>
  admin.call('deleteRink', { params: { rinkId: id }, body: { version } });
const publishAt = async (ring: string) => {
  const form = await admin.data('createForm', { body: formBody() });
  return admin.call('createCompetition', { body: competitionBody(ring, form.id) });
};
const usesOf = ({ id }: RinkRecord) => admin.data('listRinkUses', { params: { rinkId: id } });
const countOf = async ({ id }: RinkRecord) => (await rinkRecordOf(admin, id))?.uses;
const deactivate = (rink: RinkRecord) =>
  admin.data('updateRink', {
    params: { rinkId: rink.id },
    body: { ...rinkBodyOf(rink), active: false },
  });

describe('a competition', () => {
  it('keeps its rink from being deleted, and is named', async () => {
    const rink = await newRinkBy(admin);
    const { data: competition } = (await publishAt(rink.id)).answer;
    const uses = [{ kind: 'competition', id: competition.id, name: competition.name }];
    const reply = await remove(rink);
    expect([reply.status, reply.problem.code, reply.problem.uses]).toEqual([409, 'RinkInUse', uses]);
    expect(await usesOf(rink)).toEqual(uses);
    expect(await countOf(rink)).toBe(1);
  });

  it('that moves to another rink lets the first one go', async () => {
    const [before, after] = await Promise.all([newRinkBy(admin), newRinkBy(admin)]);
    const { data: competition } = (await publishAt(before.id)).answer;
    const { id, rink: _rink, state: _state, fromPrice: _price, ...body } = competition;
    const moved = { ...body, ring: after.id };
    await admin.data('updateCompetition', { params: { competitionId: id }, body: moved });
    expect([await countOf(before), await countOf(after)]).toEqual([0, 1]);
    expect((await remove(before)).status).toBe(200);
    expect((await remove(after)).status).toBe(409);
  });

  it('is not held at a rink that is not active, but stays where it is', async () => {
    const rink = await newRinkBy(admin);
    const { data: competition } = (await publishAt(rink.id)).answer;
    await deactivate(rink);
    const refused = await publishAt(rink.id);
    expect([refused.status, ...fieldCodes(refused)]).toEqual([400, 'ring MustEnabled']);
    const { id, rink: _rink, state: _state, fromPrice: _price, ...body } = competition;
    const renamed = await admin.data('updateCompetition', {
      params: { competitionId: id },
      body: { ...body, theme: 'Still here' },
    });
    expect(renamed.ring).toBe(rink.id);
    const elsewhere = await newCompetition();
    const {
      id: other,
      ring: _ring,
      rink: _at,
      state: _is,
      fromPrice: _from,
      ...rest
    } = elsewhere.competition;
    const move = { params: { competitionId: other }, body: { ...rest, ring: rink.id } };
    expect(fieldCodes(await admin.call('updateCompetition', move))).toEqual(['ring MustEnabled']);
  });

  it('never loses its rink to a deletion of the same moment', async () => {
    const outcomes = new Set<string>();
    for (let run = 0; run < 20; run++) {
      const rink = await newRinkBy(admin);
      const form = await admin.data('createForm', { body: formBody() });
      const body = competitionBody(rink.id, form.id);
      const [gone, held] = await Promise.all([remove(rink), admin.call('createCompetition', { body })]);
      outcomes.add(`${gone.status} ${held.status}`);
      if (held.status === 201) {
        const params = { competitionId: held.answer.data.id };
        expect((await new Caller().data('getCompetition', { params })).rink.name).toBe(rink.name);
        expect(gone.problem.code).toBe('RinkInUse');
      } else {
        expect(await rinkRecordOf(admin, rink.id)).toBeUndefined();
        expect(['ring MustExist', 'ring MustEnabled']).toContain(fieldCodes(held)[0]);
      }
    }
    for (const outcome of outcomes) expect(['200 400', '409 201']).toContain(outcome);
  }, 60_000);
});

describe('the demo’s rinks', () => {
  it('are used by what the season says, and have a history', async () => {
    const rinks = await admin.data('listRinkRecords');
    const named = (name: string) => rinks.find((rink) => rink.name === name) as RinkRecord;
    const kinds = (await usesOf(named('Lantern Bay Ice Palace'))).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['competition', 'headCoach', 'entries']));
    const closed = named('Kitakaze Ice Hall');
    expect([closed.active, closed.uses, await usesOf(closed)]).toEqual([false, 0, []]);
    const history = await admin.data('listRinkHistory', { params: { rinkId: closed.id } });
    expect(history.map(({ deed: record }) => record)).toEqual(['deactivated', 'created']);
    expect(history).toHaveLength(closed.version);
  });
});

describe('a head coach', () => {
  it('keeps the own rink, until bound to another one or deleted', async () => {
    const [before, after] = await Promise.all([newRinkBy(admin), newRinkBy(admin)]);
    const coach = await newInvitedUser('HEAD_COACH', { rinkId: before.id });
    expect(await usesOf(before)).toEqual([{ kind: 'headCoach', id: coach.id, name: 'Kim Lake' }]);
    expect((await remove(before)).problem.code).toBe('RinkInUse');
    const user = { name: 'Kim Lake', role: 'HEAD_COACH', active: true, version: 2 };
    const bind = (body: object) => admin.data('updateUser', { params: { userId: coach.id }, body });
    await bind({ ...user, rinkId: after.id });
    expect([await countOf(before), await countOf(after)]).toEqual([0, 1]);
    await bind({ ...user, role: 'SUPER_ADMIN', version: 3 });
    expect(await countOf(after)).toBe(0);

    const leaving = await newInvitedUser('HEAD_COACH', { rinkId: after.id });
    const body = { currentPassword: 'chosen by myself' };
    await leaving.caller.data('deleteMyAccount', { body });
    expect(await usesOf(after)).toEqual([]);
    expect((await remove(after)).status).toBe(200);
  });

  it('is bound to no rink that is not active, but stays with the own', async () => {
    const rink = await newRinkBy(admin);
    const coach = await newInvitedUser('HEAD_COACH', { rinkId: rink.id });
    await deactivate(rink);
    const invitation = { email: 'late@test.example', name: 'Late', role: 'HEAD_COACH', rinkId: rink.id };
    expect(fieldCodes(await admin.call('inviteUser', { body: invitation }))).toEqual(['rinkId MustEnabled']);
    const body = { name: 'Kim Frost', role: 'HEAD_COACH', rinkId: rink.id, active: true, version: 2 };
    const kept = await admin.data('updateUser', { params: { userId: coach.id }, body });
    expect(kept).toMatchObject({ name: 'Kim Frost', rinkId: rink.id });
  });
});

describe('entries', () => {
  it('count their home rink once for a competition, also when many come at once', async () => {
    const [rink, staged, family] = await Promise.all([newRinkBy(admin), newCompetition(), newFamily()]);
    const submit = (name?: string) =>
      family.call('submitIndividualEntry', {
        body: { ...entryBody(staged, 1, name), homeIsiRink: rink.name },
      });
    const replies = await Promise.all(Array.from({ length: 12 }, () => submit()));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201));
    expect(await countOf(rink)).toBe(1);
    const { id, name } = staged.competition;
    expect(await usesOf(rink)).toEqual([{ kind: 'entries', id, name }]);
    await submit();
    expect(await countOf(rink)).toBe(1);
    expect((await remove(rink)).problem.uses).toHaveLength(1);
  });

  it('from a typed rink, and entries that are refused, use none', async () => {
    const [rink, staged, family] = await Promise.all([newRinkBy(admin), newCompetition(), newFamily()]);
    const body = { ...entryBody(staged, 1), homeIsiRink: rink.name, totalPrice: 1 };
    expect((await family.call('submitIndividualEntry', { body })).status).toBe(400);
    const typed = { ...entryBody(staged, 1), homeIsiRink: 'Pond behind the school' };
    await family.data('submitIndividualEntry', { body: typed });
    expect(await countOf(rink)).toBe(0);
  });

  it('keep the name of a rink that was deleted in the same moment, or keep the rink', async () => {
    const [staged, family] = await Promise.all([newCompetition(), newFamily()]);
    for (let run = 0; run < 20; run++) {
      const rink = await newRinkBy(admin);
      const body = { ...entryBody(staged, 1), homeIsiRink: rink.name };
      const [gone, entered] = await Promise.all([
        remove(rink),
        family.call('submitIndividualEntry', { body }),
      ]);
      expect([entered.status, entered.answer.data.skater?.homeIsiRink]).toEqual([201, rink.name]);
      const stored = await rinkRecordOf(admin, rink.id);
      if (gone.status === 200) expect(stored).toBeUndefined();
      else expect([gone.problem.code, stored?.uses]).toEqual(['RinkInUse', 1]);
    }
  }, 60_000);
});
