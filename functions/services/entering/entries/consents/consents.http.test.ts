import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../local/testing/caller.ts';
import { fieldCodes } from '../../../../../local/testing/caller.ts';
import {
  changeBody,
  entryBody,
  newCompetition,
  type Staged,
} from '../../../../../local/testing/competitions.ts';
import { changeOf } from '../../../../../local/testing/entryChanges.ts';
import { danceBody, groupFormBody, teamBody } from '../../../../../local/testing/groupEntries.ts';
import { mailsTo } from '../../../../../local/testing/outbox.ts';
import { newFamily } from '../../../../../local/testing/people.ts';
import { waiverVersion } from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import {
  WAIVER_TEXT,
  WAIVER_VERSION,
  again,
  decide,
  enter,
  signed,
  stageWaiver,
  waiversOf,
} from '../../../../../local/testing/waivers.ts';
import { ageOn } from '../../../../../shared/domain/core/dates/age.ts';

let admin: Caller;
let family: Caller;
let staged: Staged;
beforeAll(async () => {
  ({ admin, family, staged } = await stageWaiver());
});

describe('a family’s submit', () => {
  it('is refused without the waiver, or with one in another version, and keeps who signed it', async () => {
    const body = entryBody(staged, 1);
    const without = await enter(family, body);
    expect([without.status, fieldCodes(without)]).toEqual([400, ['waiver NotNull']]);
    const old = await enter(family, { ...body, waiver: { ...signed, version: 'older' } });
    expect(fieldCodes(old)).toEqual(['waiver MustCorrect']);
    const nameless = await enter(family, { ...body, waiver: { version: WAIVER_VERSION, signedBy: ' ' } });
    expect(fieldCodes(nameless)).toEqual(['waiver.signedBy NotNull']);

    const entry = (await enter(family, { ...body, waiver: signed, stageWaiver })).answer.data;
    expect(entry.competition.waiverVersion).toBe(WAIVER_VERSION);
    expect(entry.consents).toMatchObject([
      { fullName: body.fullName, publishAs: 'firstAndRink', waiver: { ...signed, how: 'online' } },
    ]);
  });

  it('asks for the same skater once, until the text changes', async () => {
    const name = 'Ada Once';
    const own = await newCompetition({ waiver: WAIVER_TEXT });
    const [first, second, third] = [0, 1, 2].map((place) => {
      const event = entryBody(own, 3, name).event[place] ?? '';
      const totalPrice = [5_900, 3_100, 2_500][place];
      return { ...entryBody(own, 1, name), event: [event], totalPrice };
    });
    await enter(family, { ...first, waiver: signed, stageWaiver });
    expect(waiversOf((await enter(family, { ...second })).answer.data)).toEqual([
      ['online', 'Jo Frost', WAIVER_VERSION],
    ]);
    // Another account has signed nothing.
    expect(fieldCodes(await enter(await newFamily(), { ...third }))).toEqual(['waiver NotNull']);

    const params = { competitionId: own.competition.id };
    const changed = { ...changeBody(own.competition), waiver: `${WAIVER_TEXT} Also in practice.` };
    await admin.data('updateCompetition', { params, body: changed });
    expect(fieldCodes(await enter(family, { ...third }))).toEqual(['waiver NotNull']);
    const rows = await admin.data('listSkaters', { params, query: {} });
    expect(rows.map(({ waiverVersions }) => waiverVersions)).toEqual([[WAIVER_VERSION], [WAIVER_VERSION]]);
  });

  it('stores the form in which the name is published', async () => {
    const body = { ...entryBody(staged, 1, 'Cleo Marsh'), waiver: signed, publishAs: 'initials' };
    const entry = (await enter(family, body)).answer.data;
    expect(entry.consents).toMatchObject([{ publishAs: 'initials' }]);
    const params = { competitionId: staged.competition.id };
    const [row] = await admin.data('listSkaters', { params, query: { search: body.fullName } });
    expect(row?.publishedNames).toEqual(['C. M.']);
    expect(fieldCodes(await enter(family, { ...body, publishAs: 'nickname' }))).toEqual([
      'publishAs MustValid',
    ]);
  });
});

describe('updateConsents', () => {
  it('signs later, for the family’s other entries of the skater too, and survives a corrected name', async () => {
    const own = await newCompetition();
    const name = 'Bo Later';
    const [one, two] = [0, 1].map((place) => {
      const event = entryBody(own, 2, name).event[place] ?? '';
      return { ...entryBody(own, 1, name), event: [event], totalPrice: place === 0 ? 5_900 : 3_100 };
    });
    const [first, second] = [
      (await enter(family, { ...one })).answer.data,
      (await enter(family, { ...two })).answer.data,
    ];
    const params = { competitionId: own.competition.id };
    const body = { ...changeBody(own.competition), waiver: WAIVER_TEXT };
    await admin.data('updateCompetition', { params, body });
    expect(waiversOf(await again(family, first))).toEqual([null]);

    const reply = await decide(family, first, { waiver: signed, stageWaiver });
    expect(reply.answer.data.people).toMatchObject([{ fullName: name, waiver: { how: 'online' } }]);
    expect(waiversOf(await again(family, second))).toEqual([['online', 'Jo Frost', WAIVER_VERSION]]);
    // Twice changes nothing.
    const { version } = await again(family, first);
    await decide(family, first, { waiver: { ...signed, signedBy: 'Somebody else' } });
    expect(await again(family, first)).toMatchObject({ version });

    const corrected = changeOf({ ...first, version }, { ...one, fullName: 'Beau Later' }, 5_900);
    await family.data('updateEntry', { params: { entryId: first.id }, body: corrected });
    expect(waiversOf(await again(family, first))).toEqual([['online', 'Jo Frost', WAIVER_VERSION]]);
  });

  it('changes how a name is published, and refuses strangers and other accounts', async () => {
    const entry = (await enter(family, { ...entryBody(staged, 1), waiver: signed, stageWaiver })).answer.data;
    const person = entry.consents?.[0];
    const named = { fullName: person?.fullName ?? '', birthdate: person?.birthdate ?? '' };
    const { fullName, birthdate } = named;
    const people = [{ fullName, birthdate, publishAs: 'full' }];
    expect((await decide(family, entry, { people })).answer.data.people).toMatchObject([
      { publishAs: 'full', waiver: { signedBy: 'Jo Frost' } },
    ]);
    const stranger = [{ fullName: 'Nobody', birthdate, publishAs: 'full' }];
    expect(fieldCodes(await decide(family, entry, { people: stranger }))).toEqual([
      'people.0.fullName MustExist',
    ]);
    const old = { waiver: { ...signed, version: 'older' } };
    expect(fieldCodes(await decide(family, entry, old))).toEqual(['waiver MustCorrect']);
    expect((await decide(await newFamily(), entry, { people })).status).toBe(404);
  });
});

describe('a team', () => {
  it('may be entered before its waivers are there; the coach gives them for everybody who is missing', async () => {
    const team = await family.data('submitTeamEntry', { body: teamBody(staged, 5, 1) });
    expect(waiversOf(team)).toEqual([null, null, null, null, null]);
    const reply = await decide(family, team, { waiver: { ...signed, signedBy: 'Mira Lake' } });
    expect(waiversOf({ consents: reply.answer.data.people })).toEqual(
      Array.from({ length: 5 }, () => ['coach', 'Mira Lake', WAIVER_VERSION]),
    );
  });
});

describe('a couple', () => {
  it('is signed by the family for its skater, and by the invited partner who confirms', async () => {
    const email = `partner-${Math.random().toString(36).slice(2)}@families.test.example`;
    const plain = danceBody(staged);
    const body = { ...plain, waiver: signed, partner: { ...plain.partner, email } };
    const couple = await family.call('submitDanceEntry', { body });
    expect(waiversOf(couple.answer.data)).toEqual([['online', 'Jo Frost', WAIVER_VERSION], null]);

    const [mail] = await mailsTo(email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const answer = (more: object) =>
      family.call('answerPartnerInvitation', { params: { token }, body: { answer: 'confirm', ...more } });
    expect(fieldCodes(await answer({}))).toEqual(['waiver NotNull']);
    const confirmed = await answer({ waiver: { ...signed, signedBy: 'Pat Frost' }, publishAs: 'full' });
    expect(confirmed.answer.data).toMatchObject({
      state: 'confirmed',
      publishAs: 'full',
      signedWaiver: { signedBy: 'Pat Frost' },
    });

    // Only this family, which has confirmed, chooses another name, once, and signs a later text.
    const { email: familyEmail } = await family.data('currentUser');
    const mails = (await mailsTo(familyEmail)).length;
    const chosen = await answer({ publishAs: 'initials' });
    expect(chosen.answer.data).toMatchObject({ state: 'confirmed', publishAs: 'initials' });
    expect((await answer({ publishAs: 'initials' })).answer.data.version).toBe(chosen.answer.data.version);
    const later = `${WAIVER_TEXT} And in practice.`;
    const params = { competitionId: staged.competition.id };
    const { version } = await admin.data('getCompetition', { params });
    await admin.data('updateCompetition', {
      params,
      body: { ...changeBody(staged.competition), waiver: later, version },
    });
    const renewed = { version: waiverVersion(later) ?? '', signedBy: 'Jo Frost' };
    await decide(family, couple.answer.data, { waiver: renewed });
    const versionsOf = async () =>
      (await again(family, couple.answer.data)).consents?.map(({ waiver }) => waiver?.version);
    expect(await versionsOf()).toEqual([renewed.version, WAIVER_VERSION]);
    const { fullName = '', birthdate = '' } = couple.answer.data.partner ?? {};
    const forOther = { people: [{ fullName, birthdate, publishAs: 'full' }] };
    expect(fieldCodes(await decide(family, couple.answer.data, forOther))).toEqual([
      'people.0.fullName MustExist',
    ]);
    expect(fieldCodes(await answer({ waiver: signed, stageWaiver }))).toEqual(['waiver MustCorrect']);
    await answer({ waiver: { ...renewed, signedBy: 'Pat Frost' } });
    expect(await versionsOf()).toEqual([renewed.version, renewed.version]);
    expect(await mailsTo(familyEmail)).toHaveLength(mails);
    await admin.data('updateCompetition', {
      params,
      body: { ...changeBody(staged.competition), waiver: WAIVER_TEXT, version: version + 1 },
    });
  });
});

describe('an invited partner', () => {
  const invite = async (own: Staged) => {
    const email = `partner-${Math.random().toString(36).slice(2)}@families.test.example`;
    const plain = danceBody(own);
    const partner = { ...plain.partner, email };
    const body = { ...plain, waiver: signed, partner };
    const couple = await family.data('submitDanceEntry', { body });
    const { fullName = '', birthdate = '' } = couple.partner ?? {};
    return { couple, email, person: { fullName, birthdate }, named: partner, body };
  };
  const tokenOf = async (email: string) =>
    /token=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
  const answer = async (email: string, more: object = {}) =>
    family.call('answerPartnerInvitation', {
      params: { token: await tokenOf(email) },
      body: { answer: 'confirm', ...more },
    });

  it('is nobody’s to sign or to choose for but their own family’s', async () => {
    const { couple, email, person } = await invite(staged);
    await decide(family, couple, { waiver: { ...signed, signedBy: 'Forger' } });
    expect(waiversOf(await again(family, couple))).toEqual([['online', 'Jo Frost', WAIVER_VERSION], null]);
    const people = [{ ...person, publishAs: 'full' }];
    expect(fieldCodes(await decide(family, couple, { people }))).toEqual(['people.0.fullName MustExist']);

    // Not by entering them alone either, before or after.
    const [event = ''] = entryBody(staged, 1).event;
    const age = ageOn(person.birthdate, staged.competition.startDate);
    const skater = { ...entryBody(staged, 1), ...person, age, event: [event] };
    const alone = { ...skater, waiver: signed, publishAs: 'full' };
    const own = (await enter(family, alone)).answer.data;
    expect((await decide(family, own, { waiver: signed, people })).status).toBe(200);
    expect(waiversOf(await again(family, couple))).toEqual([['online', 'Jo Frost', WAIVER_VERSION], null]);
    expect(fieldCodes(await answer(email))).toEqual(['waiver NotNull']);

    const theirs = { waiver: { ...signed, signedBy: 'Pat Frost' }, publishAs: 'initials' };
    expect((await answer(email, theirs)).answer.data).toMatchObject({
      state: 'confirmed',
      publishAs: 'initials',
    });
    expect(fieldCodes(await decide(family, couple, { people }))).toEqual(['people.0.fullName MustExist']);
    expect((await answer(email, { publishAs: 'full' })).answer.data.publishAs).toBe('full');
  });

  it('signs a changed text by the same link, after confirming', async () => {
    const own = await newCompetition({ waiver: WAIVER_TEXT }, null, groupFormBody());
    const { couple, email } = await invite(own);
    await answer(email, { waiver: signed, stageWaiver });
    const text = `${WAIVER_TEXT} Also in practice.`;
    const params = { competitionId: own.competition.id };
    await admin.data('updateCompetition', { params, body: { ...changeBody(own.competition), waiver: text } });
    const version = waiverVersion(text) ?? '';
    expect(
      (await answer(email, { waiver: { version, signedBy: 'Pat' } })).answer.data.signedWaiver,
    ).toMatchObject({
      version,
      signedBy: 'Pat',
    });
    expect(waiversOf(await again(family, couple))[1]).toEqual(['online', 'Pat', version]);
  });

  it('who takes another’s place brings no waiver along, born on the same day or not', async () => {
    const { couple, email, named } = await invite(staged);
    await answer(email, { waiver: signed, publishAs: 'full' });
    const { version } = await again(family, couple);
    const other = `other-${email}`;
    const body = { ...named, fullName: 'Max Twin', email: other, version };
    await family.data('updatePartner', { params: { entryId: couple.id }, body });
    const { consents } = await again(family, couple);
    expect(consents?.[1]).toMatchObject({ fullName: 'Max Twin', publishAs: 'firstAndRink', waiver: null });
    expect(fieldCodes(await answer(other))).toEqual(['waiver NotNull']);
  });
});
