import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import {
  competitionBody,
  entryBody,
  formBody,
  newCompetition,
} from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
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
/** What tells the writes that delete a rink, and count a use of it. */
const DELETION = ({ id }: RinkRecord) => [id, '#uses = :none'];
const USE = ({ id }: RinkRecord) => [id, 'ADD #uses :one'];

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

  it('that comes between reading a rink and deleting it keeps the rink', async () => {
    const rink = await newRinkBy(admin);
    let held: Awaited<ReturnType<typeof publishAt>> | undefined;
    const gone = await raced(
      DELETION(rink),
      () => remove(rink),
      async () => {
        held = await publishAt(rink.id);
      },
    );
    expect([gone.status, gone.problem.code, held?.status]).toEqual([409, 'RinkInUse', 201]);
    const params = { competitionId: held?.answer.data.id ?? '' };
    expect((await new Caller().data('getCompetition', { params })).rink.name).toBe(rink.name);
  });

  it('is not published at a rink that is deleted once it is read', async () => {
    const rink = await newRinkBy(admin);
    const held = await raced(
      USE(rink),
      () => publishAt(rink.id),
      async () => {
        expect((await remove(rink)).status).toBe(200);
      },
    );
    expect([held.status, ...fieldCodes(held)]).toEqual([400, 'ring MustEnabled']);
    expect(await rinkRecordOf(admin, rink.id)).toBeUndefined();
  });
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

  const enterFrom = async (rink: RinkRecord) => {
    const [staged, family] = await Promise.all([newCompetition(), newFamily()]);
    const body = { ...entryBody(staged, 1), homeIsiRink: rink.name };
    return () => family.call('submitIndividualEntry', { body });
  };

  it('keep the name of a rink that is deleted once it is found', async () => {
    const rink = await newRinkBy(admin);
    const entered = await raced(USE(rink), await enterFrom(rink), async () => {
      expect((await remove(rink)).status).toBe(200);
    });
    expect([entered.status, entered.answer.data.skater?.homeIsiRink]).toEqual([201, rink.name]);
    expect(await rinkRecordOf(admin, rink.id)).toBeUndefined();
  });

  it('that come between reading a rink and deleting it keep the rink', async () => {
    const rink = await newRinkBy(admin);
    const enter = await enterFrom(rink);
    const gone = await raced(
      DELETION(rink),
      () => remove(rink),
      async () => {
        const entered = await enter();
        expect([entered.status, entered.answer.data.skater?.homeIsiRink]).toEqual([201, rink.name]);
      },
    );
    expect([gone.problem.code, await countOf(rink)]).toEqual(['RinkInUse', 1]);
  });
});
