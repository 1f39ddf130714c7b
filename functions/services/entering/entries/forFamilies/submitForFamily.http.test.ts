import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { closeIn, newMailedFamily } from '../../../../../local/testing/couples.ts';
import { danceBody, groupFormBody, teamBody } from '../../../../../local/testing/groupEntries.ts';
import { mailedToken, mailsTo } from '../../../../../local/testing/outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../../local/testing/people.ts';
import { newRinkBy } from '../../../../../local/testing/rinks.ts';

const newEmail = () => `paper-${randomUUID()}@families.test.example`;
const tokenFor = (email: string) => mailedToken(email, '/take-over');

let admin: Caller;
let staged: Staged;
let manager: Caller;
let otherManager: Caller;
let coach: Caller;
let coachRink: string;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newCompetition();
  const [rink, other] = await Promise.all([newRinkBy(admin), newCompetition()]);
  coachRink = rink.id;
  manager = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
  otherManager = (await newInvitedUser('MANAGER', { competitionId: other.competition.id })).caller;
  coach = (await newInvitedUser('HEAD_COACH', { rinkId: coachRink })).caller;
});

const recordOf = (entryId: string, caller = manager, { competition } = staged) =>
  caller.data('getEntryRecord', { params: { competitionId: competition.id, entryId } });

describe('an entry for a family', () => {
  it('is refused to everybody who may not make it', async () => {
    const body = { ...entryBody(staged), familyEmail: newEmail() };
    const statusOf = async (caller: Caller) =>
      (await caller.call('submitIndividualEntryForFamily', { body })).status;
    expect(await statusOf(new Caller())).toBe(401);
    expect(await statusOf(await newFamily())).toBe(403);
    expect(await statusOf(otherManager)).toBe(403);
    // The home rink of the body is not the coach's.
    expect(await statusOf(coach)).toBe(403);
    const own = { ...body, homeIsiRink: coachRink };
    expect((await coach.call('submitIndividualEntryForFamily', { body: own })).status).toBe(201);
  });

  it('needs an address from a head coach, and none from an organiser', async () => {
    const body = { ...entryBody(staged), homeIsiRink: coachRink };
    const refused = await coach.call('submitIndividualEntryForFamily', { body });
    expect(fieldCodes(refused)).toEqual(['familyEmail NotNull']);
    const entry = await manager.data('submitIndividualEntryForFamily', { body });
    const { family, enteredBy, history } = await recordOf(entry.id);
    expect(family).toMatchObject({ email: '', placeholder: { invitedAt: null } });
    expect(enteredBy?.role).toBe('MANAGER');
    expect(history.map(({ what, by }) => [what, by?.name])).toEqual([['submitted', enteredBy?.name]]);
  });

  it('costs what it costs the family, which gets one mail with its link', async () => {
    const email = newEmail();
    const body = { ...entryBody(staged, 3, 'Mia Paper'), familyEmail: email };
    const cheap = { ...body, totalPrice: 100 };
    expect(fieldCodes(await manager.call('submitIndividualEntryForFamily', { body: cheap }))).toEqual([
      'totalPrice MustCorrect',
    ]);
    const entry = await manager.data('submitIndividualEntryForFamily', { body });
    expect([entry.totalPrice, entry.events.length]).toEqual([11_500, 3]);
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain('entered Mia Paper');
    expect(mail?.text).toContain(entry.paymentReference);
  });

  it('is one entry after a second click, and after two at once', async () => {
    const email = newEmail();
    const body = { ...entryBody(staged), familyEmail: email };
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => manager.call('submitIndividualEntryForFamily', { body, headers });
    const replies = [...(await Promise.all([send(), send()])), await send()];
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ answer }) => answer.data.id)).size).toBe(1);
    expect(await mailsTo(email)).toHaveLength(1);
    const again = await admin.call('submitIndividualEntryForFamily', { body });
    expect(fieldCodes(again)).toEqual(['event AlreadyExist']);
  });

  it('shares its place with the family’s other entries of the same address', async () => {
    const email = newEmail();
    const enter = (name: string) =>
      manager.data('submitIndividualEntryForFamily', {
        body: { ...entryBody(staged, 1, `${name} ${randomUUID().slice(0, 6)}`), familyEmail: email },
      });
    const entries = await Promise.all([enter('Ada'), enter('Bo')]);
    const records = await Promise.all(entries.map(({ id }) => recordOf(id)));
    expect(new Set(records.map(({ family }) => family?.id)).size).toBe(1);
  });

  it('also takes teams and couples', async () => {
    const groups = await newCompetition({}, null, groupFormBody());
    const enterTeam = { ...teamBody(groups), familyEmail: newEmail() };
    const team = await admin.data('submitTeamEntryForFamily', { body: enterTeam });
    expect(team.kind).toBe('team');
    const couple = await admin.data('submitDanceEntryForFamily', { body: danceBody(groups) });
    expect(couple.kind).toBe('dance');
  });

  it('comes late only from an organiser, with a reason that the history keeps', async () => {
    const closed = await newCompetition();
    await closeIn(closed, -1);
    const body = { ...entryBody(closed), homeIsiRink: coachRink, familyEmail: newEmail() };
    const late = { ...body, reason: 'Form handed in at the desk' };
    expect(fieldCodes(await coach.call('submitIndividualEntryForFamily', { body: late }))).toEqual([
      'competitionId MustEnabled',
    ]);
    expect(fieldCodes(await admin.call('submitIndividualEntryForFamily', { body }))).toEqual([
      'reason NotNull',
    ]);
    const entry = await admin.data('submitIndividualEntryForFamily', { body: late });
    const { history } = await recordOf(entry.id, admin, closed);
    expect(history.at(-1)?.reason).toBe('Form handed in at the desk');
  });
});

describe('an address', () => {
  it('with an account and one without look the same to a head coach and a manager', async () => {
    const known = await newMailedFamily();
    for (const caller of [coach, manager]) {
      const enter = async (email: string) => {
        const body = { ...entryBody(staged, 1), homeIsiRink: coachRink, familyEmail: email };
        const { id } = await caller.data('submitIndividualEntryForFamily', { body });
        const { family, history } = await recordOf(id, caller);
        const isNamed = family?.name === body.fullName;
        return {
          isNamed,
          email: family?.email === email,
          placeholder: family?.placeholder !== null,
          history: history.length,
        };
      };
      const alike = { isNamed: true, email: true, placeholder: true, history: 1 };
      expect(await enter(caller === coach ? known.email : newEmail())).toEqual(alike);
      expect(await enter(caller === coach ? newEmail() : (await newMailedFamily()).email)).toEqual(alike);
    }
  });

  it('of a family that the competition already shows gets the entry at once', async () => {
    const { email, caller } = await newMailedFamily();
    const token = await mailedToken(email, '/signup-success');
    await new Caller().data('verifyEmail', { body: { token } });
    await caller.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    const body = { ...entryBody(staged, 1), familyEmail: email };
    const { id } = await manager.data('submitIndividualEntryForFamily', { body });
    expect((await recordOf(id)).family).toMatchObject({ email, placeholder: null });
    const own = await caller.data('getEntry', { params: { entryId: id } });
    expect(own.enteredBy?.role).toBe('MANAGER');
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes(body.fullName))).toHaveLength(1);
  });
});

describe('an account with an address that nobody has confirmed', () => {
  it('gets no entry for the address, whoever enters: its owner gets the mail with the link', async () => {
    const { email, caller: stranger } = await newMailedFamily();
    await stranger.data('submitIndividualEntry', { body: entryBody(staged, 1) });
    for (const caller of [manager, admin]) {
      const body = { ...entryBody(staged, 1), familyEmail: email };
      const { id } = await caller.data('submitIndividualEntryForFamily', { body });
      expect((await stranger.call('getEntry', { params: { entryId: id } })).status).toBe(404);
      expect((await recordOf(id)).family?.placeholder).not.toBe(null);
    }
    const { id } = await manager.data('submitIndividualEntryForFamily', { body: entryBody(staged, 1) });
    const params = { competitionId: staged.competition.id, entryId: id };
    await manager.data('giveEntryToFamily', { params, body: { email } });
    expect((await stranger.call('getEntry', { params: { entryId: id } })).status).toBe(404);
    // Not even with the link, until the owner of the mailbox has confirmed the address.
    const taking = { params: { token: await tokenFor(email) } };
    expect((await stranger.call('takeOverEntries', taking)).problem.code).toBe('EmailNotConfirmed');
    expect((await (await newFamily()).call('takeOverEntries', taking)).status).toBe(409);
    const token = await mailedToken(email, '/signup-success');
    await new Caller().data('verifyEmail', { body: { token } });
    expect((await stranger.data('takeOverEntries', taking)).entries).toHaveLength(3);
  });
});

describe('an entry on paper', () => {
  it('is given to an address later, and another address makes the first link a dead one', async () => {
    const { id } = await manager.data('submitIndividualEntryForFamily', { body: entryBody(staged, 1) });
    const onPaper = (await recordOf(id)).familyReference;
    const params = { competitionId: staged.competition.id, entryId: id };
    const give = (email: string, caller = manager) =>
      caller.call('giveEntryToFamily', { params, body: { email } });
    expect((await give(newEmail(), otherManager)).status).toBe(403);
    expect((await give(newEmail(), coach)).status).toBe(403);
    const [wrong, right] = [newEmail(), newEmail()];
    expect((await give(wrong)).status).toBe(200);
    const old = await tokenFor(wrong);
    expect((await give(right)).status).toBe(200);
    expect((await new Caller().call('getEntryHandover', { params: { token: old } })).status).toBe(404);
    const family = await newFamily(right);
    await family.data('takeOverEntries', { params: { token: await tokenFor(right) } });
    // The reference that the desk wrote on the paper form came along all the way.
    const { reference } = await family.data('getFamilyBalance', {
      params: { competitionId: staged.competition.id },
    });
    expect(reference).toBe(onPaper);
    expect((await give(newEmail())).status).toBe(404);
  });
});
