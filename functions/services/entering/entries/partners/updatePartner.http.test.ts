import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../../local/testing/caller.ts';
import {
  changeBody,
  newCompetition,
  type Staged,
  testNumber,
} from '../../../../../local/testing/competitions.ts';
import {
  answerBy,
  invitedCouple,
  newAddress,
  newMailedFamily,
  partnerStateOf,
  partnerToken,
} from '../../../../../local/testing/couples.ts';
import { danceBody, groupFormBody } from '../../../../../local/testing/groupEntries.ts';
import { mailsTo } from '../../../../../local/testing/outbox.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';
import { DEFAULT_ELIGIBILITY } from '../../../../../shared/contract/entering/competitions/eligibility.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';

let staged: Staged;
let family: Caller;
beforeAll(async () => {
  ({ caller: family } = await newMailedFamily());
  staged = await newCompetition({}, null, groupFormBody());
});

const change = ({ id, version }: Entry, named: object, by = family) =>
  by.call('updatePartner', { params: { entryId: id }, body: { ...named, version } });
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
const see = (token: string) => new Caller().call('getPartnerInvitation', { params: { token } });

describe('updatePartner', () => {
  it('names somebody else: one is asked, the other told, and the old link is dead', async () => {
    const { entry, named, email, token } = await invitedCouple(family, staged);
    await answerBy(token, 'confirm');
    const { version } = await family.data('getEntry', { params: { entryId: entry.id } });
    const ida = { ...named, fullName: 'Ida Lake', birthdate: '2014-02-02', email: newAddress() };
    const { answer } = await change({ ...entry, version }, ida);
    expect(answer.data).toMatchObject({ partner: { fullName: 'Ida Lake', state: 'invited' } });
    expect(answer.data.name).toContain('& Ida Lake');
    expect(answer.data.totalPrice).toBe(entry.totalPrice);
    expect((await subjectsTo(email))[0]).toContain('no longer entered as partner');
    expect((await see(token)).status).toBe(404);
    const invitation = await see(await partnerToken(ida.email));
    expect(invitation.answer.data).toMatchObject({ state: 'invited', partner: { fullName: 'Ida Lake' } });
    // The replaced partner is free for another couple of the event.
    const other = await family.call('submitDanceEntry', { body: { ...danceBody(staged), partner: named } });
    expect(other.status).toBe(201);
  });

  it('keeps the answer where only the spelling is mended, and tells the partner', async () => {
    const { entry, named, email, token } = await invitedCouple(family, staged);
    await answerBy(token, 'confirm');
    const { version } = await family.data('getEntry', { params: { entryId: entry.id } });
    const { answer } = await change({ ...entry, version }, { ...named, fullName: `${named.fullName}e` });
    expect(answer.data.partner?.state).toBe('confirmed');
    expect((await subjectsTo(email))[0]).toContain('About your partner');
    expect((await see(token)).status).toBe(200);
  });

  it('asks again by a new link where the family wants it, also who has declined', async () => {
    const { entry, named, email, token } = await invitedCouple(family, staged);
    await answerBy(token, 'decline');
    const { version } = await family.data('getEntry', { params: { entryId: entry.id } });
    const { answer } = await change({ ...entry, version }, { ...named, invite: true });
    expect(answer.data.partner?.state).toBe('invited');
    const second = await partnerToken(email);
    expect(second).not.toBe(token);
    for (const one of [second, token]) expect((await see(one)).status).toBe(200);
    expect((await answerBy(second, 'confirm')).status).toBe(200);
    expect(await partnerStateOf(family, entry)).toBe('confirmed');
  });

  it('changes nothing and tells nobody where nothing is changed', async () => {
    const { entry, named, email } = await invitedCouple(family, staged);
    const { answer } = await change(entry, named);
    expect(answer.data.version).toBe(entry.version);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it('refuses the skater, who skates there already, another version and another family’s entry', async () => {
    const { entry, named, body } = await invitedCouple(family, staged);
    const other = await invitedCouple(family, staged);
    const { fullName, birthdate } = body;
    expect(fieldCodes(await change(entry, { ...named, fullName, birthdate }))).toEqual([
      'fullName AlreadyExist',
    ]);
    expect(fieldCodes(await change(entry, other.named))).toEqual(['partner AlreadyExist']);
    expect(fieldCodes(await change(entry, { ...named, isi: ' ' }))).toEqual(['isi NotNull']);
    expect((await change({ ...entry, version: 7 }, named)).problem.code).toBe('VersionConflict');
    expect((await change(entry, named, await newFamily())).status).toBe(404);
  });

  it('refuses a number that nobody has where memberships reject, of the family and by the link', async () => {
    const rules = { ...DEFAULT_ELIGIBILITY.rules, membership: 'refuse' } as const;
    const mild = await newCompetition({}, null, groupFormBody());
    const { entry, named, token } = await invitedCouple(family, mild);
    const eligibility = { ...DEFAULT_ELIGIBILITY, rules };
    const { competition } = mild;
    const params = { competitionId: competition.id };
    const body = { ...changeBody(competition), eligibility };
    await (await demoAccount('superadmin')).data('updateCompetition', { params, body });
    const isi = testNumber();
    expect(fieldCodes(await change(entry, { ...named, isi }))).toEqual(['isi MustExist']);
    const { email: _email, ...own } = named;
    const byLink = (more: object) =>
      new Caller().call('updateInvitedPartner', {
        params: { token },
        body: { ...own, version: entry.version, ...more },
      });
    expect(fieldCodes(await byLink({ isi }))).toEqual(['isi MustExist']);
    expect((await byLink({ fullName: `${named.fullName}e` })).status).toBe(200);
  });

  it('names one partner of two that are named at the same moment', async () => {
    const { entry, named } = await invitedCouple(family, staged);
    const candidates = ['Ida Lake', 'Ola Berg', 'Kai Moor'].map((fullName) => ({
      ...named,
      fullName,
      birthdate: '2013-03-03',
      email: newAddress(),
    }));
    const replies = await Promise.all(candidates.map((one) => change(entry, one)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const won = candidates[replies.findIndex(({ status }) => status === 200)];
    const now = await family.data('getEntry', { params: { entryId: entry.id } });
    expect(now.partner?.fullName).toBe(won?.fullName);
    // The others are in nothing.
    for (const one of candidates.filter((candidate) => candidate !== won)) {
      const own = { ...danceBody(staged), partner: { ...one, email: null } };
      expect((await family.call('submitDanceEntry', { body: own })).status).toBe(201);
    }
  });
});
