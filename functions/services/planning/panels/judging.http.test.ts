import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { mailsSent } from '../../../../local/testing/outbox.ts';
import { askToJudge } from '../../../../local/testing/coaches.ts';
import {
  LATER,
  MORNING,
  newCertifiedCoach,
  newJudge,
  newPanels,
  type Judge,
} from '../../../../local/testing/judges.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { publishDraft, type StagedSchedule } from '../../../../local/testing/schedules.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

/** Two panels; Ada teaches the skater of the morning's one. Ben is Gold too, Cam Bronze. */
async function newDay() {
  const ada = await newCertifiedCoach('gold');
  const staged = await newPanels(ada.coach.id);
  const { id } = staged.competition;
  await askToJudge(id, ada.coach.id, { state: 'accepted' });
  const [ben, cam] = [await newJudge(id, 'gold'), await newJudge(id, 'bronze')];
  return { staged, ada, ben, cam };
}

const mine = ({ caller }: Judge, { params }: StagedSchedule) => caller.data('getMyJudging', { params });
const take = ({ caller }: Judge, { params }: StagedSchedule, panelId: string, seat: number) =>
  caller.call('takeSeat', { params, body: { panelId, seat } });
const leave = ({ caller }: Judge, { params }: StagedSchedule, panelId: string, seat: number) =>
  caller.call('leaveSeat', { params, body: { panelId, seat } });
const named = (seats: readonly { id: string; seat: number }[]) =>
  seats.map(({ id, seat }) => `${id} ${String(seat)}`);

describe('a judge', () => {
  it('sees only seats that the judge could take, and the names of own pupils', async () => {
    const { staged, ada, cam } = await newDay();
    const own = await mine(ada, staged);
    // Not the morning: her pupil skates.
    expect(named(own.open)).toEqual([`${LATER} 0`, `${LATER} 1`, `${LATER} 2`, `${LATER} 3`]);
    expect(own.pupils.map(({ flightId, names }) => [flightId, names.length])).toEqual([['f1', 1]]);
    const bronze = await mine(cam, staged);
    // Judge One holds Gold.
    expect(named(bronze.open)).toEqual(
      [MORNING, LATER].flatMap((panel) => [1, 2, 3].map((seat) => `${panel} ${String(seat)}`)),
    );
    expect(bronze.pupils).toEqual([]);
    expect(await cam.caller.data('listJudging')).toMatchObject([
      { competition: { id: staged.competition.id }, state: 'accepted' },
    ]);
    const stranger = await newCertifiedCoach('gold');
    expect((await stranger.caller.call('getMyJudging', { params: staged.params })).status).toBe(403);
  });

  it('who sits on a published panel without having been asked sees the duty, and is asked', async () => {
    const ada = await newCertifiedCoach('gold');
    const staged = await newPanels(ada.coach.id);
    const { params } = staged;
    const change = { panelId: LATER, seat: 0, before: null, coachId: ada.coach.id };
    const seated = await admin.call('updatePanels', {
      params,
      body: { generation: 1, changes: [change], reason: 'Nobody else' },
    });
    expect(seated.status).toBe(200);
    expect((await ada.caller.call('getMyJudging', { params })).status).toBe(403);
    await publishDraft(admin, params);
    await mailsSent();
    expect(await ada.caller.data('listJudging')).toMatchObject([{ state: 'asked' }]);
    const own = await mine(ada, staged);
    expect([own.state, named(own.duties)]).toEqual(['asked', [`${LATER} 0`]]);
    const answer = { state: 'accepted' as const, available: null, version: own.version };
    expect((await ada.caller.call('answerJudging', { params, body: answer })).status).toBe(200);
    expect((await mine(ada, staged)).state).toBe('accepted');
  });

  it('signs up by the rules alone: certificate, own pupils, times, twice on a panel', async () => {
    const { staged, ada, cam } = await newDay();
    expect(fieldCodes(await take(cam, staged, MORNING, 0))).toEqual(['seat MustCorrect']);
    expect(fieldCodes(await take(ada, staged, MORNING, 0))).toEqual(['seat MustAvailable']);
    expect(fieldCodes(await take(ada, staged, 'none', 0))).toEqual(['seat MustExist']);
    expect(fieldCodes(await take(ada, staged, LATER, 9))).toEqual(['seat MustExist']);
    expect((await take(ada, staged, LATER, 0)).answer.data).toEqual({ duties: 1 });
    // A second click changes nothing.
    expect((await take(ada, staged, LATER, 0)).answer.data).toEqual({ duties: 1 });
    expect(fieldCodes(await take(ada, staged, LATER, 1))).toEqual(['seat AlreadyExist']);
    const { duties } = await mine(ada, staged);
    expect(named(duties)).toEqual([`${LATER} 0`]);
    expect(duties[0]?.others.map(({ name }) => name)).toEqual([null, null, null]);

    const { id } = staged.competition;
    const away = await newJudge(id, 'bronze', { available: [] });
    expect(fieldCodes(await take(away, staged, LATER, 3))).toEqual(['seat MustWithin']);
    const unsure = await newJudge(id, 'bronze', { state: 'asked' });
    expect(fieldCodes(await take(unsure, staged, LATER, 3))).toEqual(['state MustEnabled']);
  });

  it('of two at one seat at the same moment one sits, and the other is told', async () => {
    const { staged, ben, cam } = await newDay();
    const replies = await Promise.all([ben, cam].map((judge) => take(judge, staged, LATER, 2)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.problem.code).toBe('SeatTaken');
    const counts = [await mine(ben, staged), await mine(cam, staged)].map(({ duties }) => duties.length);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect((await mine(ben, staged)).averageDuties).toBe(0.3);
  });

  it('withdraws until the panels are reported, and leaves every seat with a no', async () => {
    const { staged, ben } = await newDay();
    const { params } = staged;
    await take(ben, staged, MORNING, 0);
    await take(ben, staged, LATER, 0);
    expect((await leave(ben, staged, MORNING, 0)).answer.data).toEqual({ duties: 1 });
    expect((await leave(ben, staged, MORNING, 0)).answer.data).toEqual({ duties: 1 });
    const { version } = await mine(ben, staged);
    const no = { state: 'declined', available: null, version };
    await admin.data('reportPanels', { params, body: { generation: 1, number: 0 } });
    expect((await leave(ben, staged, LATER, 0)).problem.code).toBe('PanelsReported');
    const answer = (body: object) => ben.caller.call('answerJudging', { params, body });
    expect((await answer(no)).problem.code).toBe('PanelsReported');
    expect((await mine(ben, staged)).duties[0]?.isReported).toBe(true);

    const change = { panelId: LATER, seat: 0, before: ben.coach.id, coachId: null };
    await admin.data('updatePanels', { params, body: { generation: 1, changes: [change] } });
    await take(ben, staged, MORNING, 0);
    expect((await answer(no)).answer.data).toEqual({ version: version + 1 });
    expect((await answer(no)).problem.code).toBe('VersionConflict');
    expect(await mine(ben, staged)).toMatchObject({ state: 'declined', duties: [], open: [] });
  });
});

describe('a swap between two judges', () => {
  it('is offered by mail, taken once, and seen by the organiser', async () => {
    const { staged, ada, ben, cam } = await newDay();
    const { params } = staged;
    await take(ben, staged, MORNING, 0);
    await take(ada, staged, LATER, 0);
    await take(cam, staged, MORNING, 1);
    const offer = (body: object) => ben.caller.call('proposeSwap', { params, body });
    const mineOffered = { panelId: MORNING, seat: 0, to: ada.coach.id };
    expect(fieldCodes(await offer({ ...mineOffered, seat: 1 }))).toEqual(['seat MustExist']);
    expect(fieldCodes(await offer({ ...mineOffered, to: 'nobody' }))).toEqual(['to MustExist']);
    const { id: toAda } = (await offer(mineOffered)).answer.data;
    // The same offer again is the first one.
    expect((await offer(mineOffered)).answer.data).toEqual({ id: toAda });
    // Ada's pupil skates then: she cannot, and nobody else can answer for her.
    const answer = (judge: Judge, swapId: string, body: object) =>
      judge.caller.call('answerSwap', { params: { ...params, swapId }, body });
    const accepted = { answer: 'accepted', inReturn: { panelId: LATER, seat: 0 } };
    expect(fieldCodes(await answer(ada, toAda, accepted))).toEqual(['seat MustAvailable']);
    expect((await answer(cam, toAda, accepted)).status).toBe(404);
    expect((await answer(ada, toAda, { answer: 'declined' })).status).toBe(200);
    expect((await answer(ada, toAda, accepted)).status).toBe(404);

    // Ada offers hers; Ben gives the morning's in return only to somebody who can sit there.
    const { id: toBen } = await ada.caller.data('proposeSwap', {
      params,
      body: { panelId: LATER, seat: 0, to: ben.coach.id },
    });
    const [seen] = (await mine(ben, staged)).swaps;
    expect(seen).toMatchObject({ id: toBen, isMine: false, with: ada.coach.name, inReturn: [] });
    const twice = await Promise.all([1, 2].map(() => answer(ben, toBen, { answer: 'accepted' })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(named((await mine(ben, staged)).duties)).toEqual([`${MORNING} 0`, `${LATER} 0`]);
    expect((await mine(ada, staged)).duties).toEqual([]);
    const { swaps } = await admin.data('listPanels', { params });
    expect(swaps.map(({ id, state }) => [id, state]).toSorted()).toEqual(
      [
        [toAda, 'declined'],
        [toBen, 'accepted'],
      ].toSorted(),
    );
  });

  it('exchanges two seats at once, and an offer can be taken back', async () => {
    const { staged, ben, cam } = await newDay();
    const { params } = staged;
    await take(ben, staged, MORNING, 3);
    await take(cam, staged, LATER, 3);
    const body = { panelId: MORNING, seat: 3, to: cam.coach.id };
    const { id: back } = await ben.caller.data('proposeSwap', { params, body });
    await ben.caller.data('cancelSwap', { params: { ...params, swapId: back } });
    expect((await mine(cam, staged)).swaps).toEqual([]);
    const { id: swapId } = await ben.caller.data('proposeSwap', { params, body });
    const [seen] = (await mine(cam, staged)).swaps;
    expect(named(seen?.inReturn ?? [])).toEqual([`${LATER} 3`]);
    await cam.caller.data('answerSwap', {
      params: { ...params, swapId },
      body: { answer: 'accepted', inReturn: { panelId: LATER, seat: 3 } },
    });
    const duties = [await mine(ben, staged), await mine(cam, staged)].map((own) => named(own.duties));
    expect(duties).toEqual([[`${LATER} 3`], [`${MORNING} 3`]]);
  });
});
