import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import {
  changeBody,
  competitionBody,
  formBody,
  newCompetition,
  type Staged,
} from '../../../../local/testing/competitions.ts';
import { instantIn, venueDayIn } from '../../../../local/testing/days.ts';
import { demoAccount } from '../../../../local/testing/people.ts';

let admin: Caller;
let staged: Staged;
beforeAll(async () => {
  [admin, staged] = await Promise.all([demoAccount('superadmin'), newCompetition()]);
});

const update = ({ competition }: Staged, change: object) =>
  admin.call('updateCompetition', {
    params: { competitionId: competition.id },
    body: { ...changeBody(competition), ...change },
  });

describe('createCompetition', () => {
  it.each([
    [{ openUntil: instantIn(32) }, ['openUntil MustBefore']],
    [{ openFrom: instantIn(11) }, ['openUntil MustAfter']],
    [{ startDate: '2020-01-01', openUntil: '2019-12-01T00:00:00Z' }, ['startDate MustFuture']],
    [{ image: '/images/poster.webp' }, ['imageText NotNull']],
    [
      { capacity: 0, iceMinutes: 1.5, packet: '/documents/../x.pdf' },
      ['capacity MustValid', 'iceMinutes MustValid', 'packet MustValid'],
    ],
    [
      { ring: ' ', theme: '', date: 'today', startDate: '2027-02-30', endDate: null },
      ['startDate MustValid', 'endDate NotNull', 'theme NotNull', 'ring NotNull', 'date MustValid'],
    ],
  ])('refuses %j', async (change, expected) => {
    const form = await admin.data('createForm', { body: formBody() });
    const body = { ...competitionBody(staged.competition.ring, form.id), ...change };
    const reply = await admin.call('createCompetition', { body });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, ...expected]);
  });

  it('refuses a form by which nobody pays', async () => {
    const free = { firstEventPrice: 0, secondEventPrice: 0, additionalEventPrice: 0 };
    const form = await admin.data('createForm', { body: { ...formBody(), ...free } });
    const body = competitionBody(staged.competition.ring, form.id);
    expect(fieldCodes(await admin.call('createCompetition', { body }))).toEqual(['firstEventPrice NotNull']);
  });

  it('refuses a rink that is not active', async () => {
    const { competition } = await newCompetition();
    await admin.data('changeRinks', {
      body: { action: 'deactivate', rinks: [{ id: competition.ring, version: 1 }] },
    });
    const form = await admin.data('createForm', { body: formBody() });
    const body = competitionBody(competition.ring, form.id);
    expect(fieldCodes(await admin.call('createCompetition', { body }))).toEqual(['ring MustEnabled']);
    expect((await update({ ...staged, competition }, { theme: 'It stays where it is' })).status).toBe(200);
  });

  it('keeps words of several lines and a packet', async () => {
    const { competition } = await newCompetition({
      description: 'First line\r\nsecond line',
      refundPolicy: ' None. ',
      packet: '/documents/packet-1.pdf',
      contactName: 'Kim',
      contactPhone: '+1 555 0100',
      image: '/images/poster.webp',
      imageText: 'A loop on ice',
    });
    expect(competition).toMatchObject({
      description: 'First line\nsecond line',
      refundPolicy: 'None.',
      packet: '/documents/packet-1.pdf',
      image: '/images/poster.webp',
    });
  });
});

describe('updateCompetition', () => {
  it('closes entries at once', async () => {
    const own = await newCompetition();
    expect((await update(own, { openUntil: instantIn(-1) })).status).toBe(200);
  });

  it.each([
    [{ startDate: venueDayIn(-3) }, ['startDate MustFuture', 'openUntil MustBefore']],
    [{ startDate: venueDayIn(5), date: venueDayIn(5) }, ['openUntil MustBefore']],
    [{ image: '/images/poster.webp' }, ['imageText NotNull']],
    [{ ring: 'none' }, ['ring MustExist']],
  ])('refuses %j', async (change, expected) => {
    const reply = await update(staged, change);
    expect(reply.status).toBe(400);
    expect(fieldCodes(reply).sort()).toEqual(expected.sort());
  });

  it('leaves alone what lies in the past already and is not changed', async () => {
    const list = await admin.data('listCompetitions');
    const closed = list.find(({ name }) => name.startsWith('Alster Winter Trophy'));
    if (!closed) throw new Error('The demo has no closed competition');
    const reply = await update({ ...staged, competition: closed }, { theme: `${closed.theme} again` });
    expect(reply.status).toBe(200);
    await update({ ...staged, competition: reply.answer.data }, { theme: closed.theme });
  });
});
