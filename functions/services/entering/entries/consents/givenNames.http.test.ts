import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { invitedCouple } from '../../../../../local/testing/couples.ts';
import { groupFormBody } from '../../../../../local/testing/groupEntries.ts';
import { mailedToken, mailsTo } from '../../../../../local/testing/outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../../local/testing/people.ts';
import { newPublished } from '../../../../../local/testing/schedules.ts';
import { again, decide, enter } from '../../../../../local/testing/waivers.ts';

let admin: Caller;
let manager: Caller;
let family: Caller;
let staged: Staged;
beforeAll(async () => {
  [admin, family, staged] = await Promise.all([demoAccount('superadmin'), newFamily(), newCompetition()]);
  manager = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
});

const bodyOf = (fullName: string, place: number, more: object = {}) => {
  const { givenName: _guess, ...body } = entryBody(staged, 1, fullName);
  const event = entryBody(staged, 3).event[place] ?? '';
  return { ...body, event: [event], totalPrice: [5_900, 3_100, 2_500][place] ?? 0, ...more };
};
const params = () => ({ competitionId: staged.competition.id });
const rowsOf = (search: string) => manager.data('listSkaters', { params: params(), query: { search } });
const personOf = ({ fullName, birthdate }: { fullName: string; birthdate: string }) => ({
  fullName,
  birthdate,
});

describe('a given name', () => {
  it('is never guessed in public: initials stand, without the rink, until the family confirms it', async () => {
    const body = bodyOf('Lee Jun Wei', 0);
    const entry = (await enter(family, body)).answer.data;
    expect(entry.consents).toMatchObject([{ publishAs: 'firstAndRink', givenName: null }]);
    expect(await rowsOf('Lee Jun Wei')).toMatchObject([
      { publishedNames: ['L. W.'], givenNames: [null], namesToConfirm: 1 },
    ]);
    const people = [{ ...personOf(body), publishAs: 'firstAndRink', givenName: '  Jun   Wei ' }];
    expect((await decide(family, entry, { people })).answer.data.people).toMatchObject([
      { givenName: 'Jun Wei' },
    ]);
    expect(await rowsOf('Lee Jun Wei')).toMatchObject([
      { publishedNames: ['Jun Wei, Pond behind the school'], namesToConfirm: 0 },
    ]);
  });

  it('is one field of the person: asked once, shared by the entries of every competition, and kept', async () => {
    const own = await newFamily();
    const first = (await enter(own, bodyOf('Tan Wei Ming', 0, { givenName: 'Wei Ming' }))).answer.data;
    const second = (await enter(own, bodyOf('Tan Wei Ming', 1))).answer.data;
    expect(second.consents).toMatchObject([{ givenName: 'Wei Ming' }]);
    const elsewhere = entryBody(await newCompetition(), 1, 'Tan Wei Ming');
    const third = (await enter(own, { ...elsewhere, givenName: 'Wei' })).answer.data;

    const people = [{ ...personOf(bodyOf('Tan Wei Ming', 0)), publishAs: 'firstAndRink', givenName: 'Ming' }];
    await decide(own, first, { people });
    for (const entry of [first, second, third])
      expect((await again(own, entry)).consents).toMatchObject([{ givenName: 'Ming' }]);
    const renamed = (await enter(own, bodyOf('Tan Wei Ming', 2, { givenName: 'Wei Ming' }))).answer.data;
    for (const entry of [first, second, renamed])
      expect((await again(own, entry)).consents).toMatchObject([{ givenName: 'Wei Ming' }]);
    // Another account's entry of the same child is its own.
    expect((await decide(await newFamily(), first, { people })).status).toBe(404);
  });

  it('changes with the skater of the account, which a decision changes too', async () => {
    const own = await newFamily();
    const body = bodyOf('Park Jimin', 0, { givenName: 'Jimin' });
    const entry = (await enter(own, body)).answer.data;
    const skater = {
      id: 'one',
      ...personOf(body),
      gender: 'Female',
      country: 'Canada',
      homeIsiRink: 'Pond behind the school',
    } as const;
    const { name, version } = await own.data('myAccount');
    const save = (skaters: object[], at: number) =>
      own.data('updateMyAccount', { body: { name, skaters, version: at } });
    await save([{ ...skater, givenName: 'Ji-min' }], version);
    expect((await again(own, entry)).consents).toMatchObject([{ givenName: 'Ji-min' }]);
    // Left out, it stays.
    expect((await save([skater], version + 1)).skaters).toMatchObject([{ givenName: 'Ji-min' }]);
    const people = [{ ...personOf(body), publishAs: 'firstAndRink', givenName: 'Jimin' }];
    await decide(own, entry, { people });
    expect((await own.data('myAccount')).skaters).toMatchObject([{ givenName: 'Jimin' }]);
    expect(await own.data('downloadMyData')).toMatchObject({
      account: { skaters: [{ givenName: 'Jimin' }] },
      entries: [{ consents: [{ givenName: 'Jimin' }] }],
    });
  });

  it('refuses links, addresses, numbers, directions and control characters', async () => {
    for (const givenName of [
      'www.rink.example',
      'mia@rink',
      'Mia 7',
      '\u202EaiM',
      'Mi\u0007a',
      ' ',
      'M'.repeat(41),
    ]) {
      const reply = await enter(family, bodyOf('Mia Refused', 0, { givenName }));
      expect([givenName, reply.status, fieldCodes(reply)]).toEqual([givenName, 400, ['givenName MustValid']]);
    }
  });

  it('is proposed by an organiser’s import, and published once the family confirms it', async () => {
    const { totalPrice: _total, competitionId: _id, ...listed } = bodyOf('Lim Jia Yi', 0);
    const entry = { ...listed, familyEmail: null, givenName: 'Jia Yi' };
    await manager.data('importEntries', {
      params: params(),
      body: { dryRun: false, importId: 'names', rows: [{ row: 2, entry }] },
    });
    const [row] = await rowsOf('Lim Jia Yi');
    expect(row).toMatchObject({ publishedNames: ['L. Y.'], givenNames: [null], namesToConfirm: 1 });
    const record = await manager.data('getEntryRecord', { params: { ...params(), entryId: row?.id ?? '' } });
    expect(record.consents).toMatchObject([{ givenName: null, proposedName: 'Jia Yi' }]);
  });

  it('stays proposed through a hand-over, and the family that took over confirms it', async () => {
    const email = `names-${randomUUID()}@families.test.example`;
    const body = { ...bodyOf('Goh Jia Hui', 0), familyEmail: email, givenName: 'Jia Hui' };
    const { id } = await manager.data('submitIndividualEntryForFamily', { body });
    const own = await newFamily(email);
    const token = await mailedToken(email, '/take-over');
    await own.data('takeOverEntries', { params: { token } });
    const entry = await own.data('getEntry', { params: { entryId: id } });
    expect(entry.consents).toMatchObject([{ givenName: null, proposedName: 'Jia Hui' }]);
    expect(await rowsOf('Goh Jia Hui')).toMatchObject([{ publishedNames: ['G. H.'], namesToConfirm: 1 }]);
    const people = [{ ...personOf(body), publishAs: 'firstAndRink', givenName: 'Jia Hui' }];
    await decide(own, entry, { people });
    expect(await rowsOf('Goh Jia Hui')).toMatchObject([
      { publishedNames: ['Jia Hui, Pond behind the school'], givenNames: ['Jia Hui'], namesToConfirm: 0 },
    ]);
  });

  it('is the partner’s to confirm on the page of the invitation', async () => {
    const couples = await newCompetition({}, null, groupFormBody());
    const { token, named } = await invitedCouple(await newFamily(), couples);
    const at = { params: { token } };
    expect(await new Caller().data('getPartnerInvitation', at)).toMatchObject({ givenName: null });
    const confirmed = { ...at, body: { answer: 'confirm', givenName: 'Wing Lam' } } as const;
    expect((await new Caller().call('answerPartnerInvitation', confirmed)).status).toBe(200);
    expect(await new Caller().data('getPartnerInvitation', at)).toMatchObject({ givenName: 'Wing Lam' });
    const rows = await admin.data('listDances', { params: { competitionId: couples.competition.id } });
    expect(rows[0]?.publishedNames?.[1]).toBe('Wing Lam, Pond behind the school');
    expect(JSON.stringify(rows[0]?.publishedNames)).not.toContain(named.fullName);
  });

  it('is reset by an organiser, with history, until the family confirms another', async () => {
    const body = bodyOf('Kim Seoyeon', 0, { givenName: 'Rude Word' });
    const entry = (await enter(family, body)).answer.data;
    const second = (await enter(family, bodyOf('Kim Seoyeon', 1))).answer.data;
    const reset = (by: Caller, person: object) =>
      by.call('resetGivenName', { params: { ...params(), entryId: entry.id }, body: person });
    expect((await reset(family, personOf(body))).status).toBe(403);
    const other = (
      await newInvitedUser('MANAGER', { competitionId: (await newCompetition()).competition.id })
    ).caller;
    expect((await reset(other, personOf(body))).status).toBe(403);
    expect(fieldCodes(await reset(manager, { ...personOf(body), fullName: 'Nobody' }))).toEqual([
      'fullName MustExist',
    ]);
    expect((await reset(manager, personOf(body))).answer.data.people).toMatchObject([{ givenName: null }]);
    expect((await again(family, second)).consents).toMatchObject([{ givenName: null }]);
    expect((await rowsOf('Kim Seoyeon')).map(({ publishedNames }) => publishedNames)).toEqual([
      ['K. S.'],
      ['K. S.'],
    ]);
    const record = await admin.data('getEntryRecord', { params: { ...params(), entryId: entry.id } });
    expect(record.history[0]).toMatchObject({ what: 'givenNameReset' });
  });
});

describe('names that are not confirmed', () => {
  it('are listed by family, and a mail asks once a day; incomplete entries are another reminder', async () => {
    const own = await newFamily();
    const { email } = await own.data('currentUser');
    const entry = (await enter(own, bodyOf('Hui Ka Yan', 0))).answer.data;
    await enter(own, bodyOf('Law Ka Yan', 0, { givenName: 'Ka Yan' }));
    const about = { about: 'names', words: null, kind: null } as const;
    const listed = async (asked: object) => {
      const { families } = await manager.data('previewReminder', { params: params(), body: asked });
      return families.find(({ entries }) => entries.some(({ id }) => id === entry.id));
    };
    const found = await listed(about);
    expect(found?.entries).toMatchObject([{ name: 'Hui Ka Yan', missing: ['givenName'] }]);
    expect(await listed({ ...about, about: 'incomplete' })).toBeUndefined();

    const body = { ...about, accounts: [found?.accountId ?? ''] };
    expect((await manager.data('sendReminder', { params: params(), body })).sent).toBe(1);
    expect((await manager.data('sendReminder', { params: params(), body })).sent).toBe(0);
    const mail = (await mailsTo(email)).find(({ subject }) => subject.startsWith('Confirm the name'));
    expect(mail?.text).toContain('• Hui Ka Yan: first name to confirm');
    const people = [{ ...personOf(bodyOf('Hui Ka Yan', 0)), publishAs: 'firstAndRink', givenName: 'Ka Yan' }];
    await decide(own, entry, { people });
    expect(await listed(about)).toBeUndefined();
  });
});

describe('the public schedule', () => {
  it('shows a confirmed or reset name from the next reading', async () => {
    const scheduled = await newPublished(1);
    const names = async () =>
      (await new Caller().data('getSchedule', { params: scheduled.params, query: {} })).blocks.flatMap(
        ({ flight }) => flight?.skaters ?? [],
      );
    const [entry] = await scheduled.family.data('listMyEntries');
    const person = personOf(entry?.skater ?? { fullName: '', birthdate: '' });
    expect(new Set((await names()).map(({ name }) => name))).toEqual(new Set(['Ada']));
    const people = [{ ...person, publishAs: 'firstAndRink', givenName: 'Addie' }];
    await scheduled.family.data('updateConsents', { params: { entryId: entry?.id ?? '' }, body: { people } });
    expect(new Set((await names()).map(({ name }) => name))).toEqual(new Set(['Addie']));
    const entryId = entry?.id ?? '';
    await admin.data('resetGivenName', { params: { ...scheduled.params, entryId }, body: person });
    for (const { name, rink } of await names()) expect([name.startsWith('A.'), rink]).toEqual([true, null]);
  });
});
