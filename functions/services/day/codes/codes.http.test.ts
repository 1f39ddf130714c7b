import { describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { newCode, newHolder, newPublishedPanels } from '../../../../local/testing/codes.ts';
import { newCompetition } from '../../../../local/testing/competitions.ts';
import { instantIn } from '../../../../local/testing/days.ts';
import { LATER, MORNING } from '../../../../local/testing/judges.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { endOfDay } from '../../../../shared/domain/core/dates/endOfDay.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';

const admin = await demoAccount('superadmin');
const newCompetitionId = async () => (await newCompetition()).competition.id;

describe('a helper’s code', () => {
  it('is shown once, opens however it is typed, and says what it is for until it is withdrawn', async () => {
    const competitionId = await newCompetitionId();
    const params = { competitionId };
    const made = await newCode({ competitionId, kind: 'checkIn', label: 'Front desk' });
    expect(made.code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);

    const helper = new Caller();
    expect(await helper.data('currentCode')).toBeNull();
    const typed = ` ${made.code.slice(0, 4)}-${made.code.slice(4)} `.toLowerCase();
    const opened = await helper.call('openCode', { body: { code: typed, name: 'Lou Field' } });
    expect(opened.headers.getSetCookie()[0]).toMatch(
      /^rinkside-code=\S+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect(await helper.data('currentCode')).toMatchObject({
      kind: 'checkIn',
      label: 'Front desk',
      name: 'Lou Field',
      competition: { id: competitionId },
    });

    const listed = await admin.data('listCodes', { params });
    expect(listed.codes).toMatchObject([{ id: made.id, openings: [{ name: 'Lou Field' }], revokedAt: null }]);
    expect(JSON.stringify(listed)).not.toContain(made.code);

    const code = { params: { competitionId, codeId: made.id } };
    const { revokedAt } = await admin.data('revokeCode', code);
    expect(await admin.data('revokeCode', code)).toEqual({ revokedAt });
    expect(await helper.data('currentCode')).toBeNull();
    const late = await new Caller().call('openCode', { body: { code: made.code, name: 'Kim Lake' } });
    expect([late.status, late.problem.code]).toEqual([401, 'CodeEnded']);
  });

  it('is left on one browser without logging out, and by one helper alone', async () => {
    const competitionId = await newCompetitionId();
    const { code } = await newCode({ competitionId, kind: 'scoring' });
    const [first, second] = [await demoAccount('skater'), new Caller()];
    for (const caller of [first, second])
      await caller.data('openCode', { body: { code, name: 'Lou Field' } });
    await first.data('leaveCode');
    expect(await first.data('currentCode')).toBeNull();
    expect(await first.data('currentUser')).toMatchObject({ role: 'SKATER' });
    expect(await second.data('currentCode')).toMatchObject({ kind: 'scoring' });
  });

  it('is for a seat of a published panel, if it is a panel’s', async () => {
    const { params } = await newPublishedPanels();
    const { panels } = await admin.data('listCodes', { params });
    expect(panels).toMatchObject([
      { id: MORNING, surface: 'Main ice', start: '07:00:00', end: '07:15:00', flights: 1 },
      { id: LATER, seats: ['judge1', 'judge2', 'judge3', 'referee'] },
    ]);
    const refused = async (change: object) => {
      const body = { kind: 'panel', label: 'Tablet', expiresAt: instantIn(1), ...change };
      return fieldCodes(await admin.call('createCode', { params, body }));
    };
    expect(await refused({})).toEqual(['panelId NotNull']);
    expect(await refused({ panelId: 'gone', seat: 'judge1' })).toEqual(['panelId MustExist']);
    expect(await refused({ panelId: LATER })).toEqual(['seat NotNull']);
    expect(await refused({ panelId: LATER, seat: 'judge4' })).toEqual(['seat MustExist']);
    const { caller } = await newHolder({ ...params, kind: 'panel', panelId: LATER, seat: 'referee' });
    expect(await caller.data('currentCode')).toMatchObject({ panelId: LATER, seat: 'referee' });
  });

  it('ends with the day after the competition at the latest, on the venue’s clock', async () => {
    const { competition } = await newCompetition();
    const { id: competitionId, endDate, timeZone } = competition;
    const latest = endOfDay(shiftDay(endDate, 1), timeZone);
    const expiring = (expiresAt: string) => ({ kind: 'checkIn', label: 'Front desk', expiresAt });
    const create = (expiresAt: string) =>
      admin.call('createCode', { params: { competitionId }, body: expiring(expiresAt) });
    expect((await create(latest)).status).toBe(201);
    const later = new Date(Date.parse(latest) + 60_000).toISOString();
    expect(fieldCodes(await create(later))).toEqual(['expiresAt MustBefore']);
    expect(fieldCodes(await create(instantIn(-1)))).toEqual(['expiresAt MustFuture']);
    expect(fieldCodes(await create(''))).toEqual(['expiresAt NotNull']);
  });

  it('is noted once for each browser, and opens on two hundred', async () => {
    const params = { competitionId: await newCompetitionId() };
    const { id, code } = await newCode({ ...params, kind: 'checkIn' });
    const openings = async () =>
      (await admin.data('listCodes', { params })).codes.find((one) => one.id === id)?.openings ?? [];
    const tablet = new Caller();
    for (let n = 0; n < 12; n++) {
      await tablet.data('openCode', { body: { code, name: `Lou ${String(n)}` } });
      await tablet.data('leaveCode');
    }
    expect((await openings()).map(({ name }) => name)).toEqual(['Lou 11']);
    for (let n = 0; n < 199; n++) await new Caller().data('openCode', { body: { code, name: 'Kim' } });
    const further = await new Caller().call('openCode', { body: { code, name: 'Kim' } });
    expect([further.status, further.problem.code]).toEqual([409, 'CodeFull']);
    expect((await tablet.call('openCode', { body: { code, name: 'Lou' } })).status).toBe(200);
    expect(await openings()).toHaveLength(200);
  });

  it('is not guessed: wrong ones are counted by address, right ones are not', async () => {
    const { code } = await newCode({ competitionId: await newCompetitionId(), kind: 'checkIn' });
    const address = { 'x-forwarded-for': '198.51.100.77' };
    const open = (typed: string) =>
      new Caller().call('openCode', { body: { code: typed, name: 'Lou Field' }, headers: address });
    expect(fieldCodes(await open('ABCD'))).toEqual(['code MustExist']);
    expect(fieldCodes(await open('AAAAAAAA'))).toEqual(['code MustExist']);
    expect((await open(code)).status).toBe(200);
    expect((await admin.call('openCode', { body: {} })).status).toBe(400);
  });
});
