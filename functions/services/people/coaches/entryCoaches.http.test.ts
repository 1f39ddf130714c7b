import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { coachBodyOf, inviteCoach, newCoachAccount, newCoachBy } from '../../../../local/testing/coaches.ts';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { newRinkBy } from '../../../../local/testing/rinks.ts';
import type { Coach } from '../../../../shared/contract/people/coaches/coaches.ts';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';

let admin: Caller;
let family: Caller;
let headCoach: Caller;
let manager: Caller;
let staged: Staged;
let rink: RinkRecord;
let coach: Coach;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
  [staged, family, rink] = await Promise.all([newCompetition(), newFamily(), newRinkBy(admin)]);
  headCoach = (await newInvitedUser('HEAD_COACH', { rinkId: rink.id })).caller;
  manager = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
  coach = await newCoachBy(admin, { rinkIds: [rink.id], email: 'kay@coaches.example', phone: '555 0100' });
});

const params = () => ({ competitionId: staged.competition.id });
const submit = (change: object, caller = family) =>
  caller.call('submitIndividualEntry', {
    body: { ...entryBody(staged, 1), homeIsiRink: rink.id, ...change },
  });
const awaiting = () => headCoach.data('listCoaches', { query: { state: 'awaiting' } });
const rowOf = async (entryId: string) =>
  (await manager.data('listSkaters', { params: params() })).find(({ id }) => id === entryId);

describe('an entry', () => {
  it('names a coach of the list, or none, and refuses one who is not there', async () => {
    const { data } = (await submit({ coachId: coach.id })).answer;
    expect(data.entryCoach).toEqual({ id: coach.id, name: coach.name });
    expect((await rowOf(data.id))?.entryCoach?.name).toBe(coach.name);
    const without = (await submit({})).answer.data;
    expect((await rowOf(without.id))?.entryCoach ?? null).toBe(null);
    expect(fieldCodes(await submit({ coachId: 'none' }))).toEqual(['coachId MustExist']);
    expect(fieldCodes(await submit({ newCoach: { name: ' ' } }))).toEqual(['newCoach.name NotNull']);
  });

  it('makes one record of a coach who is not listed, which the head coach confirms', async () => {
    const name = `Sol Reed ${randomUUID().slice(0, 8)}`;
    const replies = await Promise.all(
      [name, name.toUpperCase(), name].map((typed) =>
        submit({ newCoach: { name: typed, email: 'sol@coaches.example' } }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    const ids = new Set(replies.map(({ answer }) => answer.data.entryCoach?.id));
    expect(ids.size).toBe(1);
    const found = (await awaiting()).filter(({ id }) => ids.has(id));
    expect(found).toHaveLength(1);
    const names = async () => family.data('listCoachNames', { query: { rink: rink.name } });
    expect((await names()).map(({ id }) => id)).not.toContain(found[0]?.id);
    const [record] = found as [Coach];
    const body = { ...coachBodyOf(record), state: 'confirmed' };
    await headCoach.data('updateCoach', { params: { coachId: record.id }, body });
    expect((await names()).find(({ id }) => id === record.id)).toEqual({
      id: record.id,
      name: record.name,
      rinkIds: [rink.id],
    });
    expect((await submit({ newCoach: { name } })).answer.data.entryCoach?.id).toBe(record.id);
  });

  it('that the rules refuse makes no record', async () => {
    const name = `Never ${randomUUID().slice(0, 8)}`;
    expect((await submit({ newCoach: { name }, totalPrice: 1 })).status).toBe(400);
    expect((await awaiting()).map((one) => one.name)).not.toContain(name);
  });

  it('gets a coach when it is updated, keeps it where the update says nothing, and a repeat is harmless', async () => {
    const body = { ...entryBody(staged, 1), homeIsiRink: rink.id };
    const { id } = await family.data('submitIndividualEntry', { body });
    const update = (change: object) =>
      family.call('updateEntry', {
        params: { entryId: id },
        body: { ...body, kind: 'individual', ...change },
      });
    const first = await update({ version: 1, coachId: coach.id });
    expect(first.answer.data).toMatchObject({ version: 2, entryCoach: { id: coach.id } });
    expect((await update({ version: 1, coachId: coach.id })).answer.data.version).toBe(2);
    const kept = await update({ version: 2, answers: [] });
    expect(kept.answer.data.entryCoach?.id).toBe(coach.id);
    const removed = await update({ version: kept.answer.data.version, coachId: null });
    expect(removed.answer.data.entryCoach).toBe(null);
  });
});

describe('an import of entries', () => {
  it('names a coach of the rink by name, and writes nobody on a dry run', async () => {
    const { competitionId: _id, formId: _form, ...row } = entryBody(staged, 1);
    const unknown = `Nobody ${randomUUID().slice(0, 8)}`;
    const imported = (name: string, dryRun: boolean) =>
      manager.data('importEntries', {
        params: params(),
        body: {
          dryRun,
          importId: randomUUID(),
          rows: [{ row: 2, entry: { ...row, homeIsiRink: rink.name, coach: name } }],
        },
      });
    expect((await imported(unknown, true)).map(({ outcome }) => outcome)).toEqual(['entered']);
    expect((await awaiting()).map((one) => one.name)).not.toContain(unknown);
    const [entered] = await imported(coach.name.toUpperCase(), false);
    expect((await rowOf(entered?.entryId ?? ''))?.entryCoach).toEqual({ id: coach.id, name: coach.name });
  });
});

describe('listCompetitionCoaches', () => {
  it('shows a manager the certificates and the address, a head coach of another rink neither address nor number', async () => {
    await submit({ coachId: coach.id });
    const found = async (caller: Caller) =>
      (await caller.data('listCompetitionCoaches', { params: params() })).find(({ id }) => id === coach.id);
    expect(await found(manager)).toMatchObject({ name: coach.name, email: coach.email, certificates: [] });
    const elsewhere = await newRinkBy(admin);
    const stranger = (await newInvitedUser('HEAD_COACH', { rinkId: elsewhere.id })).caller;
    expect(await found(stranger)).toMatchObject({ name: coach.name, email: null, professional: null });
    expect(JSON.stringify(await found(manager))).not.toContain('555 0100');
  });

  it('shows the coach whom a double was merged into', async () => {
    const [kept, duplicate] = await Promise.all([1, 2].map(() => newCoachBy(admin, { rinkIds: [rink.id] })));
    if (!kept || !duplicate) throw new Error('Two were made');
    const { data } = (await submit({ coachId: duplicate.id })).answer;
    const merge = { version: kept.version, doubles: [{ id: duplicate.id, version: duplicate.version }] };
    await admin.data('mergeCoaches', { params: { coachId: kept.id }, body: merge });
    const coaches = await manager.data('listCompetitionCoaches', { params: params() });
    expect(coaches.find(({ id }) => id === kept.id)?.mergedIds).toEqual([duplicate.id]);
    expect((await submit({ coachId: duplicate.id })).answer.data.entryCoach?.id).toBe(kept.id);
    expect((await rowOf(data.id))?.entryCoach?.id).toBe(duplicate.id);
  });
});

describe('setEntryCoach', () => {
  it('sets a coach for several entries at once, with history, and takes it off', async () => {
    const entries = await Promise.all([1, 2].map(async () => (await submit({})).answer.data.id));
    const set = (coachId: string | null, caller = manager, some: readonly string[] = entries) =>
      caller.data('setEntryCoach', { params: params(), body: { coachId, entries: some } });
    expect(await set(coach.id)).toEqual(
      entries.map((id) => ({ id, refused: null, changed: true, before: null })),
    );
    expect((await set(coach.id)).map(({ changed }) => changed)).toEqual([false, false]);
    const [first = ''] = entries;
    const record = await manager.data('getEntryRecord', { params: { ...params(), entryId: first } });
    expect(record.history[0]).toMatchObject({ what: 'coached' });
    expect((await set(null, headCoach, [first]))[0]).toMatchObject({ changed: true, before: coach.id });
    const pond = (await submit({ homeIsiRink: 'Pond behind the school' })).answer.data.id;
    expect((await set(coach.id, headCoach, [pond]))[0]?.refused).toBe('NotFound');
    const unknown = await manager.call('setEntryCoach', {
      params: params(),
      body: { coachId: 'none', entries },
    });
    expect(fieldCodes(unknown)).toEqual(['coachId MustExist']);
  });
});

describe('a coach’s account', () => {
  it('is connected by the mailed link alone, once, and sees the pupils without money or birthdates', async () => {
    const email = `coach-${randomUUID()}@test.example`;
    const invited = await newCoachBy(admin, { email, rinkIds: [rink.id] });
    const token = await inviteCoach(invited);
    expect(await new Caller().data('getCoachInvitation', { params: { token } })).toMatchObject({
      name: invited.name,
      rinks: [rink.name],
      isAccepted: false,
    });
    const [one, other] = await Promise.all([newFamily(), newFamily()]);
    expect((await one.call('listPupils')).status).toBe(403);
    const accept = (caller: Caller) => caller.call('acceptCoachInvitation', { params: { token }, body: {} });
    expect((await accept(one)).status).toBe(200);
    expect((await accept(one)).status).toBe(200);
    expect(fieldCodes(await accept(other))).toEqual(['token AlreadyExist']);
    expect((await one.data('currentUser')).coachId).toBe(invited.id);

    const body = { ...entryBody(staged, 2), homeIsiRink: rink.id, coachId: invited.id };
    const entered = await family.data('submitIndividualEntry', { body });
    const elsewhere = await newCompetition();
    const second = { ...entryBody(elsewhere, 1), coachId: invited.id };
    await family.data('submitIndividualEntry', { body: second });
    const pupils = await one.data('listPupils');
    expect(pupils.map(({ competition }) => competition.id)).toEqual([
      elsewhere.competition.id,
      staged.competition.id,
    ]);
    expect(pupils[1]).toEqual({
      entryId: entered.id,
      kind: 'individual',
      name: body.fullName,
      homeIsiRink: rink.name,
      state: 'confirmed',
      events: entered.events.map(({ id, format, level, state }) => ({ id, format, level, state })),
      competition: {
        id: staged.competition.id,
        name: staged.competition.name,
        startDate: staged.competition.startDate,
        endDate: staged.competition.endDate,
        timeZone: staged.competition.timeZone,
      },
    });
    // The entry gets another coach: the pupil is gone from this list.
    const change = { params: params(), body: { coachId: coach.id, entries: [entered.id] } };
    await manager.data('setEntryCoach', change);
    expect((await one.data('listPupils')).map(({ entryId }) => entryId)).not.toContain(entered.id);
  });

  it('sees pupils who name a double that was merged into the coach', async () => {
    const { caller, coach: connected } = await newCoachAccount('SKATER', rink.id);
    const duplicate = await newCoachBy(admin, { rinkIds: [rink.id] });
    const { data } = (await submit({ coachId: duplicate.id })).answer;
    const duplicates = [{ id: duplicate.id, version: duplicate.version }];
    const body = { version: connected.version, doubles: duplicates };
    await admin.data('mergeCoaches', { params: { coachId: connected.id }, body });
    const first = await caller.call('listPupils');
    const rest = await caller.data('listPupils', { query: { cursor: first.answer.nextCursor ?? '' } });
    expect([...first.answer.data, ...rest].map(({ entryId }) => entryId)).toEqual([data.id]);
    const mine: Record<string, unknown> = await caller.data('downloadMyData');
    expect(mine['coach']).toMatchObject({ name: connected.name, rinkIds: [rink.id], state: 'confirmed' });
  });

  it('is not connected again by the link that was used before it was disconnected', async () => {
    const email = `coach-${randomUUID()}@test.example`;
    const invited = await newCoachBy(admin, { email, rinkIds: [rink.id] });
    const token = await inviteCoach(invited);
    const account = await newFamily();
    const accept = () => account.call('acceptCoachInvitation', { params: { token }, body: {} });
    expect((await accept()).status).toBe(200);
    const unlink = { params: { coachId: invited.id }, body: { version: 3 } };
    await headCoach.data('unlinkCoach', unlink);
    expect((await accept()).status).toBe(404);
    expect((await new Caller().call('getCoachInvitation', { params: { token } })).status).toBe(404);
    expect((await account.call('listPupils')).status).toBe(403);
  });

  it('ends the links to an address that was corrected, and an unlinked account sees nobody', async () => {
    const invited = await newCoachBy(admin, { email: `a-${randomUUID()}@test.example`, rinkIds: [rink.id] });
    const token = await inviteCoach(invited);
    const body = { ...coachBodyOf(invited), version: 2, email: `b-${randomUUID()}@test.example` };
    await admin.data('updateCoach', { params: { coachId: invited.id }, body });
    expect((await family.call('acceptCoachInvitation', { params: { token }, body: {} })).status).toBe(404);
    const { caller, coach: connected } = await newCoachAccount('SKATER', rink.id);
    expect((await caller.call('listPupils')).status).toBe(200);
    const unlink = { params: { coachId: connected.id }, body: { version: connected.version } };
    expect((await headCoach.data('unlinkCoach', unlink)).account).toBe('none');
    expect((await caller.call('listPupils')).status).toBe(403);
  });

  it('is let go with the account', async () => {
    const { caller, coach: connected } = await newCoachAccount('SKATER', rink.id);
    await caller.data('deleteMyAccount', { body: { currentPassword: 'a password of ours' } });
    const coaches = await headCoach.data('listCoaches');
    expect(coaches.find(({ id }) => id === connected.id)?.account).not.toBe('linked');
  });

  it('is invited only where there is an address and the record is confirmed', async () => {
    const nameless = await newCoachBy(admin);
    const invite = (id: string, caller = admin) =>
      caller.call('inviteCoach', { params: { coachId: id }, body: { version: 1 } });
    expect(fieldCodes(await invite(nameless.id))).toEqual(['email NotNull']);
    expect((await invite(nameless.id, headCoach)).status).toBe(403);
    expect((await invite('none')).status).toBe(404);
  });
});
