import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StartPlace } from '../../../../shared/contract/day/running/checkIn.ts';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { publishDraft } from '../../../../local/testing/schedules.ts';
import { newJudgedFlights, newMark, type JudgedFlights } from '../../../../local/testing/sheets.ts';
import { newToday } from '../../../../local/testing/today.ts';

let admin: Caller;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

/** A start of each of the two flights. */
async function startsOf({ params }: JudgedFlights): Promise<StartPlace[]> {
  const { runs } = await admin.data('listRuns', { params });
  return runs
    .flatMap(({ flights }) => flights)
    .map(({ id, starters }) => ({ flightId: id, programmeId: starters[0]?.programmeId ?? '' }));
}

async function statesOf({ params }: JudgedFlights, starts: readonly StartPlace[]): Promise<string[]> {
  const { runs } = await admin.data('listRuns', { params });
  const flights = runs.flatMap((run) => run.flights);
  return starts.map(({ flightId, programmeId }) => {
    const flight = flights.find(({ id }) => id === flightId);
    return flight?.starters.find((one) => one.programmeId === programmeId)?.state ?? 'none';
  });
}

const firstMark = ({ params, panel }: JudgedFlights, programmeId: string) =>
  panel[0]?.caller.call('submitMarks', {
    params: { ...params, flightId: 'f1', seat: 'judge1' },
    body: { device: 'tablet', marks: [newMark(1, [programmeId, 'judge1.1', 70])] },
  });

const scratch = ({ params }: JudgedFlights, starts: readonly StartPlace[], scratchId: string) =>
  admin.call('scratchStarts', {
    params: { ...params, scratchId },
    body: { reason: 'Ill this morning', starts: [...starts] },
  });

describe('a skater who is ill for the day', () => {
  it('is scratched everywhere with one reason, and comes back with one undo', async () => {
    const staged = await newJudgedFlights();
    const starts = await startsOf(staged);
    const scratchId = randomUUID();
    await admin.data('checkIn', { params: { ...staged.params, ...(starts[0] as StartPlace) } });
    const once = await scratch(staged, starts, scratchId);
    expect(once.status).toBe(200);
    expect(await statesOf(staged, starts)).toEqual(['scratched', 'scratched']);
    const { runs } = await admin.data('listRuns', { params: staged.params });
    expect(runs.flatMap(({ flights }) => flights).map(({ version }) => version)).toEqual([1, 1]);
    expect(runs[0]?.flights[0]?.starters[0]).toMatchObject({
      state: 'scratched',
      reason: 'Ill this morning',
      scratchId,
      people: [{ name: expect.any(String) }],
    });
    // A second click, and a scratch of the same by somebody else, leave the first one's reason.
    expect((await scratch(staged, starts, scratchId)).answer).toEqual(once.answer);
    expect((await scratch(staged, starts, randomUUID())).answer).toEqual(once.answer);

    const undo = () => admin.data('restoreStarts', { params: { ...staged.params, scratchId } });
    expect((await undo()).starters.map(({ state }) => state)).toEqual(['checkedIn', 'expected']);
    expect(await statesOf(staged, starts)).toEqual(['checkedIn', 'expected']);
    expect(await undo()).toEqual({ starters: [], judged: [] });
  });

  it('leaves a flight of which nobody skates out of what is next and of the awards', async () => {
    const staged = await newJudgedFlights();
    const { runs } = await admin.data('listRuns', { params: staged.params });
    const announced = async () => {
      const { surfaces } = await admin.data('getLive', { params: staged.params });
      const [surface] = surfaces;
      return {
        next: surface?.next.map((index) => surface.blocks[index]?.flight?.id),
        ceremonies: surface?.ceremonies.length,
      };
    };
    expect(await announced()).toEqual({ next: ['f1', 'f2'], ceremonies: 2 });
    const starts = runs
      .flatMap(({ flights }) => flights)
      .filter(({ id }) => id === 'f2')
      .flatMap(({ id, starters }) => starters.map(({ programmeId }) => ({ flightId: id, programmeId })));
    await scratch(staged, starts, randomUUID());
    expect(await announced()).toEqual({ next: ['f1'], ceremonies: 1 });
  });

  it('stays scratched where somebody scratched one flight anew', async () => {
    const staged = await newJudgedFlights();
    const [first, second] = (await startsOf(staged)) as [StartPlace, StartPlace];
    const scratchId = randomUUID();
    await scratch(staged, [first, second], scratchId);
    const place = { params: { ...staged.params, ...second } };
    await admin.data('restoreStarter', place);
    await admin.data('scratch', { ...place, body: { reason: 'Not well yet' } });
    await admin.data('restoreStarts', { params: { ...staged.params, scratchId } });
    expect(await statesOf(staged, [first, second])).toEqual(['expected', 'scratched']);
  });

  it('comes back although a later version of the schedule has no such flight any more', async () => {
    const staged = await newJudgedFlights();
    const starts = (await startsOf(staged)) as [StartPlace, StartPlace];
    const scratchId = randomUUID();
    await scratch(staged, starts, scratchId);
    const { params } = staged;
    const { generation, events, tracks, panels } = await admin.data('getScheduleDraft', { params });
    const renamed = <Part extends { readonly flightId?: string | undefined }>(part: Part) =>
      part.flightId === 'f2' ? { ...part, flightId: 'f3' } : part;
    await admin.data('updateScheduleDraft', {
      params,
      body: {
        generation,
        events: events.map((event) => ({
          ...event,
          flights: event.flights.map((flight) => (flight.id === 'f2' ? { ...flight, id: 'f3' } : flight)),
        })),
        tracks: tracks.map((track) => ({ ...track, blocks: track.blocks.map(renamed) })),
        panels: panels.map((track) => ({
          ...track,
          panels: track.panels.map((panel) => ({
            ...panel,
            flightIds: panel.flightIds.map((flightId) => renamed({ flightId }).flightId),
          })),
        })),
        reason: 'Moved',
      },
    });
    await publishDraft(admin, params);
    const undone = await admin.data('restoreStarts', { params: { ...params, scratchId } });
    expect(undone).toMatchObject({ starters: [{ ...starts[0], state: 'expected' }], judged: [] });
  });

  it('is refused without a reason, without starts, with another flight’s programme, with too many', async () => {
    const staged = await newJudgedFlights();
    const [first, second] = (await startsOf(staged)) as [StartPlace, StartPlace];
    const params = { ...staged.params, scratchId: randomUUID() };
    const of = (body: { reason: string; starts: StartPlace[] }) =>
      admin.call('scratchStarts', { params, body });
    expect(fieldCodes(await of({ reason: '', starts: [] }))).toEqual(['reason NotNull', 'starts NotNull']);
    const many = Array.from({ length: 21 }, () => first);
    expect(fieldCodes(await of({ reason: 'Ill', starts: many }))).toEqual(['starts MustValid']);
    const strange = { flightId: first.flightId, programmeId: second.programmeId };
    expect((await of({ reason: 'Ill', starts: [first, strange] })).status).toBe(404);
    expect(await statesOf(staged, [first, second])).toEqual(['expected', 'expected']);
  });
});

describe('a flight with a mark', () => {
  it('keeps its skaters: the answer names it, and the others are scratched', async () => {
    const staged = await newJudgedFlights();
    const starts = (await startsOf(staged)) as [StartPlace, StartPlace];
    await firstMark(staged, starts[0].programmeId);
    const { answer } = await scratch(staged, starts, randomUUID());
    expect(answer.data).toMatchObject({
      starters: [{ ...starts[1], state: 'scratched' }],
      judged: [starts[0]],
    });
    expect(await statesOf(staged, starts)).toEqual(['expected', 'scratched']);
    const alone = await scratch(staged, [starts[0]], randomUUID());
    expect([alone.status, alone.problem.code]).toEqual([409, 'FlightHasMarks']);
  });

  it('keeps who was scratched before it: an undo leaves nobody judged as if absent', async () => {
    const staged = await newJudgedFlights();
    const starts = (await startsOf(staged)) as [StartPlace, StartPlace];
    const scratchId = randomUUID();
    await scratch(staged, starts, scratchId);
    await firstMark(staged, staged.programmeIds[1] ?? '');
    const undone = await admin.data('restoreStarts', { params: { ...staged.params, scratchId } });
    expect(undone.judged).toEqual([starts[0]]);
    expect(await statesOf(staged, starts)).toEqual(['scratched', 'expected']);
  });

  it.each(['checkIn', 'mark'] as const)(
    'and a scratch of the same moment as a %s have one outcome',
    async (what) => {
      const staged = await newJudgedFlights();
      const starts = (await startsOf(staged)) as [StartPlace, StartPlace];
      const params = { ...staged.params, ...starts[0] };
      const [scratched, other] = await Promise.all([
        scratch(staged, starts, randomUUID()),
        what === 'mark' ? firstMark(staged, starts[0].programmeId) : admin.call('checkIn', { params }),
      ]);
      const [first, second] = await statesOf(staged, starts);
      expect([scratched.status, second]).toEqual([200, 'scratched']);
      const { judged } = scratched.answer.data;
      expect(first).toBe(judged.length === 0 ? 'scratched' : 'expected');
      if (what === 'checkIn') expect([200, 409]).toContain(other?.status);
      else expect(other?.status).toBe(200);
    },
  );
});

it('an undo brings back who was here, and since when', async () => {
  const { params, programmes } = await newToday([60]);
  const [here = '', expected = ''] = programmes[0] ?? [];
  const of = (programmeId: string) => ({ ...params, flightId: 'f0', programmeId });
  await admin.data('checkIn', { params: of(here) });
  const stateOf = async (programmeId: string) => {
    const { runs } = await admin.data('listRuns', { params, query: {} });
    const starters = runs.flatMap(({ flights }) => flights.flatMap((flight) => flight.starters));
    const found = starters.find((starter) => starter.programmeId === programmeId);
    return [found?.state, found?.at, found?.by];
  };
  const before = await stateOf(here);
  expect(before[0]).toBe('checkedIn');
  const scratchId = randomUUID();
  const starts = [here, expected].map((programmeId) => ({ flightId: 'f0', programmeId }));
  await admin.data('scratchStarts', { params: { ...params, scratchId }, body: { reason: 'Ill', starts } });
  await admin.data('restoreStarts', { params: { ...params, scratchId } });
  expect([await stateOf(here), (await stateOf(expected))[0]]).toEqual([before, 'expected']);

  await admin.data('scratch', { params: of(here), body: { reason: 'Ill' } });
  await admin.data('restoreStarter', { params: of(here) });
  expect(await stateOf(here)).toEqual(before);
});

describe('the family of somebody scratched', () => {
  it('gets one mail for all starts of an entry, and one when it is undone', async () => {
    const staged = await newJudgedFlights();
    const [start] = await startsOf(staged);
    if (!start) throw new Error('There is a start');
    const [entryId = ''] = start.programmeId.split('.');
    const mails = async () => {
      const listed = await admin.data('listEntryMails', { params: { ...staged.params, entryId } });
      return listed.flatMap(({ what }) => (what.startsWith('scratch') ? what : [])).toSorted();
    };
    const scratchId = randomUUID();
    await scratch(staged, [start], scratchId);
    await scratch(staged, [start], scratchId);
    expect(await mails()).toEqual(['scratched']);
    const undo = { params: { ...staged.params, scratchId } };
    await admin.data('restoreStarts', undo);
    await admin.data('restoreStarts', undo);
    expect(await mails()).toEqual(['scratchUndone', 'scratched']);
    // A helper's no-show is no scratch.
    await admin.data('markNoShow', { params: { ...staged.params, ...start } });
    expect(await mails()).toHaveLength(2);
  });

  it('reads what is scratched, then when and where it skates again, and no demand to pay', async () => {
    const { params, programmes, email } = await newToday([60]);
    const start = { flightId: 'f0', programmeId: programmes[0]?.[0] ?? '' };
    const mailed = async (about: string) =>
      (await mailsTo(email)).find(({ subject }) => subject.startsWith(about))?.text ?? '';
    const scratchId = randomUUID();
    await admin.data('scratchStarts', {
      params: { ...params, scratchId },
      body: { reason: 'Ill', starts: [start] },
    });
    await expect
      .poll(() => mailed('Scratched: '), { timeout: 20_000 })
      .toMatch(/^• .+: scratched today \(\w+,? \d+ \w+, \d?\d:\d\d( [AP]M)?, Main ice\)$/m);
    await admin.data('restoreStarts', { params: { ...params, scratchId } });
    await expect
      .poll(() => mailed('Skates again: '), { timeout: 20_000 })
      .toMatch(/^• .+: \w+,? \d+ \w+, \d?\d:\d\d( [AP]M)?, Main ice$/m);
    for (const about of ['Scratched: ', 'Skates again: ']) expect(await mailed(about)).not.toMatch(/pay/i);
  });
});
