import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../../local/testing/caller.ts';
import { newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import {
  answerBy,
  closeIn,
  invitedCouple,
  newMailedFamily,
  partnerStateOf,
} from '../../../../../local/testing/couples.ts';
import { danceBody, groupFormBody } from '../../../../../local/testing/groupEntries.ts';
import { mailsTo } from '../../../../../local/testing/outbox.ts';

const visitor = new Caller();
let staged: Staged;
let family: Caller;
let familyMail: string;
beforeAll(async () => {
  ({ caller: family, email: familyMail } = await newMailedFamily());
  staged = await newCompetition({}, null, groupFormBody());
});

describe('the invitation of a partner', () => {
  it('shows what is skated and with whom, and nothing else of the family', async () => {
    const { token, named, body } = await invitedCouple(family, staged);
    const invitation = await visitor.data('getPartnerInvitation', { params: { token } });
    expect(invitation).toMatchObject({ state: 'invited', entryState: 'confirmed', open: true });
    expect(invitation.competition.name).toBe(staged.competition.name);
    expect(invitation.events.map(({ level }) => level)).toEqual(['Couple 1']);
    expect(invitation.partner.fullName).toBe(named.fullName);
    expect(invitation.invitedBy).toMatch(/^Ada .\.$|^Ada$/);
    const shown = JSON.stringify(invitation);
    for (const secret of [body.fullName, body.birthdate, body.homeIsiRink, named.email ?? '', familyMail])
      expect(shown).not.toContain(secret);
  });

  it('is answered by its link, and the answer changed; the family is told of each, once', async () => {
    const { entry, token } = await invitedCouple(family, staged);
    for (const [message, state] of [
      ['confirm', 'confirmed'],
      ['confirm', 'confirmed'],
      ['decline', 'declined'],
    ] as const) {
      expect((await answerBy(token, message)).status).toBe(200);
      expect(await partnerStateOf(family, entry)).toBe(state);
    }
    const notified = (await mailsTo(familyMail)).filter(({ subject }) => subject.includes(entry.name));
    expect(notified.filter(({ subject }) => subject.includes('your partner'))).toHaveLength(2);
  });

  it('frees who declines for another couple, and nobody else', async () => {
    const { named, token } = await invitedCouple(family, staged);
    const again = () => family.call('submitDanceEntry', { body: { ...danceBody(staged), partner: named } });
    expect(fieldCodes(await again())).toEqual(['partner AlreadyExist']);
    expect((await answerBy(token, 'decline')).status).toBe(200);
    expect((await again()).status).toBe(201);
    // Now it is too late for a yes: nobody is in two couples of an event.
    expect(fieldCodes(await answerBy(token, 'confirm'))).toEqual(['partner AlreadyExist']);
  });

  it('takes corrections of one’s own data, of the version that was read', async () => {
    const { entry, token, named, body: couple } = await invitedCouple(family, staged);
    const { email: _email, ...own } = named;
    const correct = (change: object) =>
      visitor.call('updateInvitedPartner', {
        params: { token },
        body: { ...own, version: entry.version, ...change },
      });
    const { fullName, birthdate } = couple;
    expect(fieldCodes(await correct({ fullName, birthdate }))).toEqual(['fullName AlreadyExist']);
    expect(fieldCodes(await correct({ birthdate: '2099-01-01' }))).toEqual(['birthdate MustValid']);
    const reply = await correct({ isi: '99887' });
    expect(reply.answer.data).toMatchObject({ partner: { isi: '99887' }, state: 'invited' });
    expect((await correct({ isi: '11223' })).problem.code).toBe('VersionConflict');
  });

  it('cannot become another person, neither at once nor step by step', async () => {
    const { entry, token, named } = await invitedCouple(family, staged);
    const { email: _email, ...own } = named;
    let { version } = entry;
    const correct = async (change: object) => {
      const body = { ...own, version, ...change };
      const reply = await visitor.call('updateInvitedPartner', { params: { token }, body });
      if (reply.status === 200) ({ version } = reply.answer.data);
      return reply;
    };
    const [first = '', ...rest] = named.fullName.split(' ');
    const other = { fullName: 'Ida Snow', birthdate: '2013-05-06' };
    const refused = await correct(other);
    expect([refused.status, ...fieldCodes(refused)]).toEqual([400, 'fullName MustStay']);
    expect(fieldCodes(await correct({ fullName: other.fullName }))).toEqual(['fullName MustStay']);

    // A spelling, then the birthdate: each is a correction, together they are somebody else.
    const spelt = { fullName: [`${first}e`, ...rest].join(' ').toUpperCase() };
    expect((await correct(spelt)).status).toBe(200);
    expect(fieldCodes(await correct({ ...spelt, birthdate: other.birthdate }))).toEqual([
      'fullName MustStay',
    ]);
    expect((await correct({ birthdate: other.birthdate })).status).toBe(400);
    expect((await correct({})).status).toBe(200);
    expect((await correct({ birthdate: other.birthdate })).status).toBe(200);
    const shown = await visitor.data('getPartnerInvitation', { params: { token } });
    expect(shown.partner).toMatchObject({ fullName: named.fullName, birthdate: other.birthdate });
  });

  it('is none for a token that is none', async () => {
    const statusFor = async (token: string) =>
      (await visitor.call('getPartnerInvitation', { params: { token } })).status;
    expect(await statusFor('none')).toBe(404);
    expect(await statusFor('x'.repeat(200))).toBe(404);
    // Refused before any function is asked: no address of the product climbs.
    expect(await statusFor('../../../entries')).toBe(400);
  });

  it('ends with the entries, and works again where they are opened longer', async () => {
    const own = await newCompetition({}, null, groupFormBody());
    const { token, entry, named } = await invitedCouple(family, own);
    await closeIn(own, -1);
    expect(fieldCodes(await answerBy(token, 'confirm'))).toEqual(['token MustValid']);
    const params = { entryId: entry.id };
    const late = await family.call('updatePartner', { params, body: { ...named, version: entry.version } });
    expect(fieldCodes(late)).toEqual(['competitionId MustEnabled']);
    const shown = await visitor.data('getPartnerInvitation', { params: { token } });
    expect(shown).toMatchObject({ open: false, state: 'invited' });
    await closeIn(own, 60);
    expect((await answerBy(token, 'confirm')).status).toBe(200);
  });
});
