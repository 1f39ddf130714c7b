import { beforeAll, describe, expect, it } from 'vitest';
import { currentTime } from '../../../../local/clock.ts';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { changeBody, entryBody } from '../../../../local/testing/competitions.ts';
import { changeOf } from '../../../../local/testing/entryChanges.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { newScheduleDraft } from '../../../../local/testing/publishing.ts';
import { newScheduled, type StagedSchedule } from '../../../../local/testing/schedules.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

describe('the correction window', () => {
  const today = ({ competition }: StagedSchedule) => dayIn(currentTime(), competition.timeZone);
  const setDays = async (staged: StagedSchedule, firstDay: string | null, lastDay: string | null) => {
    const { competition } = await admin.data('getPublishing', { params: staged.params });
    const body = { version: competition.version, firstDay, lastDay };
    return admin.call('updateCorrectionWindow', { params: staged.params, body });
  };

  it('shows a family its own flights, lets it mend names and music, then freezes both', async () => {
    const staged = await newScheduleDraft();
    const { params, family } = staged;
    const submitted = entryBody(staged, 2);
    const entry = await family.data('submitIndividualEntry', { body: submitted });
    const stored = await admin.data('getCompetition', { params });
    const openUntil = new Date(currentTime().getTime() - 1_000).toISOString();
    await admin.data('updateCompetition', { params, body: { ...changeBody(stored), openUntil } });
    const entryParams = { entryId: entry.id };
    const announce = () =>
      family.call('updateAnnouncements', {
        params: entryParams,
        body: { music: [{ event: entry.events[0]?.id ?? '', title: 'Winter' }] },
      });
    const correct = async (fullName: string) => {
      const { version } = await family.data('getEntry', { params: entryParams });
      const body = changeOf({ ...entry, version }, { ...submitted, fullName }, entry.totalPrice);
      return family.call('updateEntry', { params: entryParams, body });
    };
    expect(fieldCodes(await announce())).toEqual(['competitionId MustEnabled']);
    expect((await correct('Robin Frost')).status).toBe(400);

    const day = today(staged);
    expect((await setDays(staged, day, shiftDay(day, 1))).status).toBe(200);
    const { flights } = await family.data('listMyFlights', { params });
    expect(flights).toHaveLength(4);
    expect(flights[0]).toEqual({
      entryId: expect.any(String) as string,
      eventId: expect.any(String) as string,
      format: 'Freestyle',
      level: expect.any(String) as string,
      number: 1,
      of: 1,
      size: 2,
    });
    expect((await (await newFamily()).data('listMyFlights', { params })).flights).toEqual([]);
    expect((await announce()).status).toBe(200);
    expect((await correct('Robin Frost')).status).toBe(200);
    expect((await family.data('getEntry', { params: entryParams })).name).toBe('Robin Frost');

    expect((await setDays(staged, shiftDay(day, -2), shiftDay(day, -1))).status).toBe(200);
    expect(fieldCodes(await announce())).toEqual(['competitionId MustEnabled']);
    expect((await correct('Robin Snow')).status).toBe(400);
    expect((await family.data('listMyFlights', { params })).flights).toEqual([]);
  });

  it('takes days in order within the competition, once of two at once, and is taken away again', async () => {
    const staged = await newScheduled(0);
    const { endDate } = staged.competition;
    const codes = async (first: string | null, last: string | null) =>
      fieldCodes(await setDays(staged, first, last));
    expect(await codes(endDate, shiftDay(endDate, -1))).toEqual(['lastDay MustAfter']);
    expect(await codes(endDate, shiftDay(endDate, 1))).toEqual(['lastDay MustBefore']);
    expect(await codes(endDate, null)).toEqual(['lastDay NotNull']);
    const both = await Promise.all([setDays(staged, endDate, endDate), setDays(staged, endDate, endDate)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { params } = staged;
    expect((await admin.data('getCompetition', { params })).correctionWindow).toEqual({
      firstDay: endDate,
      lastDay: endDate,
    });
    const clone = await admin.data('cloneCompetition', {
      params,
      body: { startDate: shiftDay(staged.competition.startDate, 364) },
    });
    expect(clone).toMatchObject({ correctionWindow: null });
    expect((await setDays(staged, null, null)).status).toBe(200);
    expect((await admin.data('getPublishing', { params })).correctionWindow).toBeNull();
  });
});
