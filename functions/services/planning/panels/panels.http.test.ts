import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { askToJudge, newCoachBy } from '../../../../local/testing/coaches.ts';
import {
  LATER,
  MORNING,
  newCertifiedCoach,
  newJudge,
  newPanels,
  type Judge,
} from '../../../../local/testing/judges.ts';
import { instantIn, venueDayIn } from '../../../../local/testing/days.ts';
import { mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newScheduled, publishDraft, type StagedSchedule } from '../../../../local/testing/schedules.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';

let admin: Caller;
/** A competition with two panels, whose first one has Ada's pupil; Ben, Cam and Dot judge. */
let staged: StagedSchedule;
let ada: Judge;
let ben: Judge;
let cam: Judge;
let dot: Judge;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  ada = await newCertifiedCoach('gold');
  staged = await newPanels(ada.coach.id);
  const { id } = staged.competition;
  await askToJudge(id, ada.coach.id, { state: 'accepted' });
  [ben, cam, dot] = [await newJudge(id, 'gold'), await newJudge(id, 'bronze'), await newJudge(id, 'bronze')];
});

const listed = ({ params }: StagedSchedule = staged) => admin.data('listPanels', { params });

async function panelOf(id: string, of: StagedSchedule = staged) {
  const found = (await listed(of)).panels.find((panel) => panel.id === id);
  if (!found) throw new Error(`No panel ${id}`);
  return found;
}

type Change = BodyOf<'updatePanels'>['changes'][number];

const sit = (panelId: string, seat: number, judge: Judge | null, before: Judge | null = null): Change => ({
  panelId,
  seat,
  before: before?.coach.id ?? null,
  coachId: judge?.coach.id ?? null,
});

const update = (
  changes: readonly Change[],
  more: Partial<BodyOf<'updatePanels'>> = {},
  of: StagedSchedule = staged,
) =>
  admin.call('updatePanels', { params: of.params, body: { generation: 1, changes: [...changes], ...more } });

/** Status and type of the report. */
async function fileOf({ params }: StagedSchedule) {
  const { status, headers } = await admin.call('getPanelReport', { params });
  return [status, headers.get('content-type')];
}

describe('the panels of a draft', () => {
  it('are one for each run, with who cannot sit by which rule', async () => {
    const { panels, judges, generation } = await listed();
    expect(generation).toBe(1);
    expect(panels.map(({ id, start, end }) => [id, start, end])).toEqual([
      [MORNING, '07:00:00', '07:15:00'],
      [LATER, '07:30:00', '07:45:00'],
    ]);
    const [first, second] = panels;
    const excluded = (seat = first?.seats[0]) =>
      Object.fromEntries((seat?.excluded ?? []).map(({ rule, coachIds }) => [rule, coachIds.toSorted()]));
    const bronze = [cam.coach.id, dot.coach.id].toSorted();
    expect(excluded()).toEqual({ certificate: bronze, pupil: [ada.coach.id] });
    expect(excluded(first?.seats[3])).toEqual({ pupil: [ada.coach.id] });
    expect(excluded(second?.seats[0])).toEqual({ certificate: bronze });
    expect(judges.find(({ id }) => id === ada.coach.id)).toMatchObject({
      certificates: ['gold'],
      state: 'accepted',
      isConnected: true,
      duties: 0,
      seconds: 0,
    });
  });

  it('leave out a certificate that ends during the competition, and say so', async () => {
    const { id: competitionId, endDate } = staged.competition;
    const coach = await newCoachBy(admin, {
      certificates: [{ certificate: 'gold', date: '2020-01-01', expiry: shiftDay(endDate, -1) }],
    });
    await askToJudge(competitionId, coach.id, { state: 'accepted' });
    const { judges } = await listed();
    expect(judges.find(({ id }) => id === coach.id)).toMatchObject({
      certificates: [],
      expired: [{ certificate: 'gold', expiry: shiftDay(endDate, -1) }],
    });
    const { seats } = await panelOf(LATER);
    const rule = seats[3]?.excluded.find(({ coachIds }) => coachIds.includes(coach.id))?.rule;
    expect(rule).toBe('certificate');
  });

  it('change seat by seat: what breaks a rule needs a reason, twice on one panel is refused', async () => {
    const own = await newPanels(ada.coach.id);
    await askToJudge(own.competition.id, ada.coach.id, { state: 'accepted' });
    const [gold, bronze] = [
      await newJudge(own.competition.id, 'gold'),
      await newJudge(own.competition.id, 'bronze'),
    ];
    const broken = [sit(MORNING, 0, ada), sit(LATER, 0, bronze)];
    expect(fieldCodes(await update(broken, {}, own)).toSorted()).toEqual([
      'changes.0.seat MustAvailable',
      'changes.1.seat MustCorrect',
      'reason NotNull',
    ]);
    expect((await panelOf(MORNING, own)).seats[0]?.coachId).toBeNull();
    expect((await update(broken, { reason: 'Nobody else is there' }, own)).status).toBe(200);
    const [first] = (await panelOf(MORNING, own)).seats;
    expect(first).toMatchObject({ coachId: ada.coach.id, broken: 'pupil' });
    const twice = await update([sit(MORNING, 1, ada)], { reason: 'Nobody else is there' }, own);
    expect(fieldCodes(twice)).toEqual(['changes.0.seat AlreadyExist']);

    const replaced = await update([sit(MORNING, 0, gold, ada)], {}, own);
    expect(replaced.answer.data).toMatchObject({ open: 6 });
    // A judge with an older page learns who has the seat now.
    const late = await update([sit(MORNING, 0, null, ada)], {}, own);
    expect(late.problem).toMatchObject({
      code: 'VersionConflict',
      changed: [{ id: MORNING, name: gold.coach.name }],
    });
    const [record] = await admin.data('listCompetitionHistory', { params: own.params });
    expect(record).toMatchObject({
      subject: 'panels',
      deed: 'changed',
      changes: [{ from: ada.coach.name, to: gold.coach.name }],
    });
  });

  it('refuse what is not there, and a plan that was replaced', async () => {
    const [change] = [sit(MORNING, 0, ben)];
    expect(fieldCodes(await update([{ ...change, panelId: 'none' }]))).toEqual(['changes.0.seat MustExist']);
    expect(fieldCodes(await update([{ ...change, seat: 9 }]))).toEqual(['changes.0.seat MustExist']);
    expect(fieldCodes(await update([{ ...change, coachId: 'nobody' }]))).toEqual([
      'changes.0.coachId MustExist',
    ]);
    expect(fieldCodes(await update([]))).toEqual(['changes NotNull']);
    expect((await update([change], { generation: 2 })).problem.code).toBe('VersionConflict');
    const unknown = { params: { competitionId: 'none' } };
    expect((await admin.call('listPanels', unknown)).status).toBe(404);
  });

  it('of two at the same moment one sits, and the other is told', async () => {
    const replies = await Promise.all([update([sit(LATER, 1, cam)]), update([sit(LATER, 1, dot)])]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.problem.code).toBe('VersionConflict');
    const seated = (await panelOf(LATER)).seats[1]?.coachId;
    expect([cam.coach.id, dot.coach.id]).toContain(seated);
    await update([{ panelId: LATER, seat: 1, before: seated ?? null, coachId: null }]);
  });

  it('are filled by the rules, and whoever sits stays', async () => {
    const own = await newPanels(ada.coach.id);
    const { id } = own.competition;
    await askToJudge(id, ada.coach.id, { state: 'accepted' });
    const judges = [await newJudge(id, 'gold'), await newJudge(id, 'bronze'), await newJudge(id, 'bronze')];
    const [gold, bronze] = judges;
    if (!gold || !bronze) throw new Error('Three judge');
    await update([sit(LATER, 3, gold)], {}, own);
    const body = { generation: 1 };
    const filled = await admin.data('fillPanels', { params: own.params, body });
    // Ada cannot judge her pupil's panel, so one of its four seats stays open.
    expect(filled.open).toBe(1);
    const morning = await panelOf(MORNING, own);
    expect(morning.seats[0]?.coachId).toBe(gold.coach.id);
    expect(morning.seats.filter(({ coachId }) => coachId === ada.coach.id)).toEqual([]);
    const later = await panelOf(LATER, own);
    expect([later.seats[0]?.coachId, later.seats[3]?.coachId]).toEqual([ada.coach.id, gold.coach.id]);
    const again = await admin.data('fillPanels', { params: own.params, body });
    expect(again).toEqual({ changes: [], open: 1 });
  });
});

describe('the judges of a competition', () => {
  it('are asked by a mail of their own, once, and those without an address are named', async () => {
    const own = await newPanels();
    const { params } = own;
    const email = `judge-${own.competition.id.toLowerCase()}@test.example`;
    const asked = await newCoachBy(admin, { email });
    const silent = await newCoachBy(admin);
    const body = { coachIds: [asked.id, silent.id] };
    const first = await admin.data('inviteJudges', { params, body });
    expect(first).toEqual({ asked: 1, refused: [silent.id] });
    expect(await admin.data('inviteJudges', { params, body })).toEqual({ asked: 0, refused: [silent.id] });
    await expect
      .poll(async () => (await mailsTo(email)).map(({ subject }) => subject), { timeout: 20_000 })
      .toEqual([`Can you judge at ${own.competition.name}?`]);
    const judge = (await listed(own)).judges.find(({ id }) => id === asked.id);
    expect(judge).toMatchObject({ state: 'asked', mail: 'sent', version: 1, isConnected: false });
    const unknown = await admin.call('inviteJudges', { params, body: { coachIds: ['nobody'] } });
    expect(unknown.status).toBe(404);
    expect(fieldCodes(await admin.call('inviteJudges', { params, body: { coachIds: [] } }))).toEqual([
      'coachIds NotNull',
    ]);
  });

  it('sit only within the times that were noted, and nobody saves over a newer answer', async () => {
    const own = await newPanels();
    const { id: competitionId, startDate } = own.competition;
    const judge = await newJudge(competitionId, 'gold', {
      available: [{ date: startDate, from: '07:30', until: '12:00' }],
    });
    const ruleOn = async (panelId: string) =>
      (await panelOf(panelId, own)).seats[0]?.excluded.find(({ coachIds }) =>
        coachIds.includes(judge.coach.id),
      )?.rule ?? null;
    expect([await ruleOn(MORNING), await ruleOn(LATER)]).toEqual(['availability', null]);
    const params = { competitionId, coachId: judge.coach.id };
    const declined = { state: 'declined', available: null, version: 1 } as const;
    expect((await admin.call('updateJudge', { params, body: declined })).status).toBe(200);
    expect(await ruleOn(LATER)).toBe('availability');
    expect((await admin.call('updateJudge', { params, body: declined })).problem.code).toBe(
      'VersionConflict',
    );
    const reversed = { ...declined, available: [{ date: startDate, from: '12:00', until: '07:00' }] };
    expect(fieldCodes(await admin.call('updateJudge', { params, body: reversed }))).toEqual([
      'available MustValid',
    ]);
  });
});

it('says which panels everybody sees, which a saved seat does not change until the next version', async () => {
  const own = await newPanels();
  const judge = await newJudge(own.competition.id, 'gold');
  expect(await listed(own)).toMatchObject({ isPublished: false, published: [] });
  await publishDraft(admin, own.params);
  const seats = (await panelOf(MORNING, own)).seats.length;
  const open = ['f1', 'f2'].map((id) => ({ flightIds: [id], open: seats, hasJudges: false }));
  expect(await listed(own)).toMatchObject({ isPublished: true, published: open });
  await update([sit(MORNING, 0, judge)], {}, own);
  expect(await listed(own)).toMatchObject({ isPublished: false, published: open });
  await publishDraft(admin, own.params);
  const [, later] = open;
  expect((await listed(own)).published).toEqual([
    { flightIds: ['f1'], open: seats - 1, hasJudges: true },
    later,
  ]);
});

describe('the report to the district', () => {
  it('could not be in time for a competition that is made in its last week', async () => {
    const made = async (days: number) => {
      const day = venueDayIn(days);
      const dates = { startDate: day, endDate: day, date: day, openUntil: instantIn(1) };
      const { params } = await newScheduled(0, dates);
      return (await admin.data('listPanels', { params })).report;
    };
    expect(await made(3)).toMatchObject({ dueOn: venueDayIn(-4), isMadeAfterDue: true });
    expect(await made(9)).toMatchObject({ dueOn: venueDayIn(2), isMadeAfterDue: false });
  });

  it('is due seven days before, made once by two at the same moment, and outdated by a change', async () => {
    const own = await newPanels();
    const { params, competition } = own;
    const judge = await newJudge(competition.id, 'gold');
    await update([sit(MORNING, 0, judge)], {}, own);
    expect((await listed(own)).report).toEqual({
      dueOn: shiftDay(competition.startDate, -7),
      isMadeAfterDue: false,
      number: 0,
      madeAt: null,
      isOutdated: false,
    });
    expect((await fileOf(own))[0]).toBe(404);
    const make = () => admin.call('reportPanels', { params, body: { generation: 1, number: 0 } });
    const replies = await Promise.all([make(), make()]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await listed(own)).report).toMatchObject({ number: 1, isOutdated: false });
    expect(await fileOf(own)).toEqual([200, 'application/pdf']);
    await update([sit(LATER, 0, judge)], {}, own);
    expect((await listed(own)).report).toMatchObject({ number: 1, isOutdated: true });
  });
});
