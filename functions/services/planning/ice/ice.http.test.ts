import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import {
  changeBody,
  entryBody,
  formBody,
  newCompetition,
  type Staged,
} from '../../../../local/testing/competitions.ts';
import { draftBody, newDraft } from '../../../../local/testing/drafts.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

const RULES = {
  resurfacingMinutes: 15,
  iceMinutesBetweenResurfacings: 75,
  lunch: { minutes: 45, from: '11:30', until: '14:00' },
  restMinutes: { least: 10, wanted: 25, otherSurface: 10 },
  judges: 3,
  judgeMoveMinutes: 10,
  ageSpanDays: 730,
  mixedSpanDays: 1_095,
  adultSpanDays: 5_475,
  sizeCost: [100, 12, 3, 0, 0, 25, 45, 70, 95],
};

const hoursOn = (...dates: string[]) => dates.map((date) => ({ date, opens: '07:00', closes: '21:00' }));

interface Dated {
  readonly id: string;
  readonly startDate: string | null;
}

const iceBody = ({ startDate }: Dated, change: Partial<BodyOf<'updateIce'>> = {}): BodyOf<'updateIce'> => ({
  surfaces: [{ id: 'a', name: 'Main ice', days: hoursOn(startDate ?? '', shiftDay(startDate ?? '', 2)) }],
  rules: RULES,
  version: 0,
  ...change,
});

const save = ({ id }: Dated, body: BodyOf<'updateIce'>) =>
  admin.call('updateIce', { params: { competitionId: id }, body });
const iceOf = ({ id }: Dated) => admin.data('getIce', { params: { competitionId: id } });
const datesOf = async (competition: Dated) =>
  (await iceOf(competition)).surfaces.map(({ days }) => days.map(({ date }) => date));

describe('the ice of a competition', () => {
  it('is prefilled until it is saved, and saved once of two at the same moment', async () => {
    const { competition } = await newCompetition();
    const { startDate } = competition;
    const days = [0, 1, 2].map((day) => shiftDay(startDate, day));
    expect(await iceOf(competition)).toMatchObject({
      version: 0,
      surfaces: [],
      rules: RULES,
      days,
      state: 'published',
      countedSeconds: 0,
      neededSeconds: 0,
    });
    const replies = await Promise.all([1, 2].map(() => save(competition, iceBody(competition))));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await iceOf(competition)).toMatchObject({ version: 1, surfaces: iceBody(competition).surfaces });

    const changed = iceBody(competition, { version: 1, rules: { ...RULES, resurfacingMinutes: 10 } });
    expect((await save(competition, changed)).answer.data).toEqual({ version: 2 });
    expect((await save(competition, changed)).problem.code).toBe('VersionConflict');
    const history = await admin.data('listCompetitionHistory', { params: { competitionId: competition.id } });
    expect(history[0]).toMatchObject({
      subject: 'ice',
      deed: 'changed',
      changes: [{ path: ['resurfacingMinutes'], from: 15, to: 10 }],
    });
  });

  it('refuses hours and rules that cannot be, field by field, and stores nothing', async () => {
    const { competition } = await newCompetition();
    const { startDate } = competition;
    const withHours = (opens: string, closes: string, date = startDate) => ({
      surfaces: [{ id: 'a', name: 'Main ice', days: [{ date, opens, closes }] }],
    });
    const surface = { name: 'Main ice', days: [] };
    const withRules = (rules: object) => ({ rules: { ...RULES, ...rules } });
    const refused: [Partial<BodyOf<'updateIce'>>, string][] = [
      [withHours('21:00', '07:00'), 'surfaces.0.days.0.closes MustAfter'],
      [withHours('07:00', '07:00'), 'surfaces.0.days.0.closes MustAfter'],
      [withHours('7 am', '21:00'), 'surfaces.0.days.0.opens MustValid'],
      [withHours('07:00', ''), 'surfaces.0.days.0.closes NotNull'],
      [withHours('07:00', '21:00', shiftDay(startDate, -1)), 'surfaces.0.days.0.date MustWithin'],
      [withHours('07:00', '21:00', shiftDay(startDate, 3)), 'surfaces.0.days.0.date MustWithin'],
      [
        { surfaces: [{ ...surface, id: 'a', days: hoursOn(startDate, startDate) }] },
        'surfaces.0.days.1.date AlreadyExist',
      ],
      [
        {
          surfaces: [
            { ...surface, id: 'a' },
            { ...surface, id: 'b', name: 'MAIN ICE' },
          ],
        },
        'surfaces.1.name AlreadyExist',
      ],
      [
        {
          surfaces: [
            { ...surface, id: 'a' },
            { id: 'a', name: 'Hall', days: [] },
          ],
        },
        'surfaces.1.id AlreadyExist',
      ],
      [{ surfaces: [{ ...surface, id: 'a', name: ' ' }] }, 'surfaces.0.name NotNull'],
      [withRules({ resurfacingMinutes: 0 }), 'rules.resurfacingMinutes MustValid'],
      [withRules({ resurfacingMinutes: 1_000 }), 'rules.resurfacingMinutes MustValid'],
      [withRules({ iceMinutesBetweenResurfacings: 1.5 }), 'rules.iceMinutesBetweenResurfacings MustValid'],
      [withRules({ lunch: { minutes: 45, from: '14:00', until: '11:30' } }), 'rules.lunch MustAfter'],
      [withRules({ restMinutes: { least: 30, wanted: 25, otherSurface: 0 } }), 'rules.restMinutes MustValid'],
      [withRules({ sizeCost: [] }), 'rules.sizeCost NotNull'],
    ];
    for (const [change, expected] of refused) {
      expect(fieldCodes(await save(competition, iceBody(competition, change)))).toEqual([expected]);
    }
    const reversed = await save(competition, iceBody(competition, withHours('21:00', '07:00')));
    expect(reversed.problem.errors?.[0]?.message).toBe('Closing time must be after opening time');
    expect((await iceOf(competition)).version).toBe(0);
    expect((await save({ id: 'none', startDate }, iceBody(competition))).status).toBe(404);
  });

  it('moves with the competition, keeps the days that stay, and is cloned with a season', async () => {
    const { competition } = await newCompetition();
    await save(competition, iceBody(competition));
    const { startDate, endDate } = competition;
    const moveTo = async (start: string, end: string) => {
      const params = { competitionId: competition.id };
      const body = changeBody(await admin.data('getCompetition', { params }));
      const dates = { startDate: start, endDate: end, date: start };
      expect((await admin.call('updateCompetition', { params, body: { ...body, ...dates } })).status).toBe(
        200,
      );
    };
    // A week later, as long as before: all days move.
    const [week, last] = [shiftDay(startDate, 7), shiftDay(endDate, 7)];
    await moveTo(week, last);
    expect(await datesOf(competition)).toEqual([[week, last]]);
    // A day more at the beginning: the others stay.
    await moveTo(shiftDay(week, -1), last);
    expect(await datesOf(competition)).toEqual([[week, last]]);
    await moveTo(shiftDay(week, -1), week);
    expect(await datesOf(competition)).toEqual([[week]]);

    const next = shiftDay(week, 364);
    const draft = await admin.data('cloneCompetition', {
      params: { competitionId: competition.id },
      body: { startDate: next },
    });
    expect(await datesOf(draft)).toEqual([[shiftDay(next, 1)]]);
    expect((await iceOf(draft)).version).toBe(1);
  });

  it('belongs to a draft too, and nobody changes it in an archived competition', async () => {
    const { draft } = await newDraft();
    expect((await save(draft, iceBody(draft))).status).toBe(200);
    const params = { competitionId: draft.id };
    const dates = {
      startDate: shiftDay(draft.startDate ?? '', 1),
      endDate: shiftDay(draft.endDate ?? '', 1),
    };
    const body = draftBody(draft, dates);
    const moved = await admin.data('updateCompetitionDraft', { params, body });
    expect((await datesOf(draft))[0]?.[0]).toBe(dates.startDate);
    await admin.data('deleteCompetitionDraft', { params, body: { version: moved.version } });
    expect((await admin.call('getIce', { params })).status).toBe(404);

    const { competition } = await newCompetition();
    await admin.data('archiveCompetition', {
      params: { competitionId: competition.id },
      body: { version: 1 },
    });
    expect((await save(competition, iceBody(competition))).problem.code).toBe('CompetitionArchived');
    expect((await iceOf(competition)).state).toBe('archived');
  });
});

/** A programme of 90 s, 30 s to the next skater, and a fifth of a warm-up of 150 s: 150 s of ice each. */
const WITH_WARM_UP = { warmUpSeconds: 150, betweenSeconds: 30 };

const withTimes = (times: object) => {
  const { formats, ...rest } = formBody();
  return { ...rest, formats: formats.map((format) => ({ ...format, ...times })) };
};

describe('limits of ice time', () => {
  const enter = (family: Caller, staged: Staged) =>
    family.call('submitIndividualEntry', { body: { ...entryBody(staged, 1), waiting: 'refuse' } });

  it('count changes and warm-ups, give back what was taken, and are recounted without drift', async () => {
    const family = await newFamily();
    // 360 s of ice.
    const { competition, form } = await newCompetition({ iceMinutes: 6 }, null, withTimes(WITH_WARM_UP));
    const staged = { competition, form };
    const enterMany = (count: number) =>
      Promise.all(Array.from({ length: count }, () => enter(family, staged)));
    const entered = async (count: number) =>
      (await enterMany(count)).flatMap(({ status, answer }) => (status === 201 ? [answer.data] : []));
    const first = await entered(5);
    expect(first).toHaveLength(2);
    const params = { competitionId: competition.id };
    expect(await iceOf(competition)).toMatchObject({ countedSeconds: 300, neededSeconds: 300 });

    const body = { ...withTimes({ warmUpSeconds: 0, betweenSeconds: 0 }), competitionId: competition.id };
    await admin.data('updateForm', { params: { formId: form.id }, body: { ...body, version: form.version } });
    // Those who are in count as they were entered, until the organiser recounts.
    expect(await iceOf(competition)).toMatchObject({ countedSeconds: 300, neededSeconds: 180 });
    expect(await entered(1)).toHaveLength(0);

    // One leaves and two recount at the same moment: each entry gives back what it took.
    const [leaving] = first;
    if (!leaving) throw new Error('Two are in');
    const [left, ...recounts] = await Promise.all([
      family.call('withdrawEntry', { params: { entryId: leaving.id }, body: { version: leaving.version } }),
      admin.call('recountIce', { params }),
      admin.call('recountIce', { params }),
    ]);
    expect([200, 409]).toContain(left.status);
    expect(recounts.map(({ status, answer }) => [status, answer.data.done])).toEqual([
      [200, true],
      [200, true],
    ]);
    if (left.status === 409) {
      const entryParams = { entryId: leaving.id };
      const { version } = await family.data('getEntry', { params: entryParams });
      await family.data('withdrawEntry', { params: entryParams, body: { version } });
    }
    expect(await iceOf(competition)).toMatchObject({ countedSeconds: 90, neededSeconds: 90 });
    expect(await admin.data('recountIce', { params })).toEqual({ recounted: 0, done: true });
    // 270 s are left for programmes of 90 s.
    expect(await entered(6)).toHaveLength(3);
    expect(await iceOf(competition)).toMatchObject({ countedSeconds: 360, neededSeconds: 360 });
  });

  it('may be exceeded by a recount, which takes no place from anybody and lets nobody in', async () => {
    const family = await newFamily();
    const { competition, form } = await newCompetition({ iceMinutes: 3 });
    const staged = { competition, form };
    expect((await enter(family, staged)).status).toBe(201);
    expect((await enter(family, staged)).status).toBe(201);
    const body = { ...withTimes(WITH_WARM_UP), competitionId: competition.id, version: form.version };
    await admin.data('updateForm', { params: { formId: form.id }, body });
    const params = { competitionId: competition.id };
    expect(await admin.data('recountIce', { params })).toEqual({ recounted: 2, done: true });
    expect(await iceOf(competition)).toMatchObject({ countedSeconds: 300 });
    expect((await admin.data('competitionFigures', { params })).skaters).toBe(2);
    expect(fieldCodes(await enter(family, staged))).toEqual(['competitionId MustAvailable']);
  });
});

describe('what a form says of the ice and the judging', () => {
  it('is kept by format and by event, in a clone too; a flight is not larger than the largest', async () => {
    const own = {
      warmUpSeconds: 300,
      atOnce: 2,
      flight: { wanted: 6, most: 8 },
      certificate: 'gold',
      criteria: [['Maneuver 1', 'Correctness'], ['General overall']],
      points: { participation: 1, places: [6, 4, 2] },
    } as const;
    const { competition, form } = await newCompetition({}, null, withTimes(own));
    expect(form.formats[0]).toMatchObject(own);
    const draft = await admin.data('cloneCompetition', {
      params: { competitionId: competition.id },
      body: { startDate: shiftDay(competition.startDate, 364) },
    });
    const cloned = await admin.data('getForm', { params: { formId: draft.formId ?? '' } });
    expect(cloned.formats[0]).toMatchObject(own);
    const tooMany = withTimes({ flight: { wanted: 9, most: 5 } });
    expect(fieldCodes(await admin.call('createForm', { body: tooMany }))).toEqual([
      'formats.0.flight MustValid',
      'formats.1.flight MustValid',
      'formats.2.flight MustValid',
    ]);
    const absurd = withTimes({ warmUpSeconds: -1, atOnce: 3 });
    expect(fieldCodes(await admin.call('createForm', { body: absurd }))).toContain(
      'formats.0.atOnce MustValid',
    );
  });
});
