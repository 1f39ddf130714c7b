import { randomUUID } from 'node:crypto';
import type { BodyOf } from '../../shared/contract/types.ts';
import type { Caller } from './caller.ts';
import { newHolder } from './codes.ts';
import { entryBody, type NamedRink } from './competitions.ts';
import { newJudge, type Judge } from './judges.ts';
import { demoAccount, newFamily } from './people.ts';
import { newScheduled, publishDraft, type StagedSchedule } from './schedules.ts';

/** A published schedule with a judged flight of three skaters, and one of another panel with a single one. */
export interface JudgedFlights extends StagedSchedule {
  /** Judge One, Two and Three, then the referee, of the panel of `f1`. */
  readonly panel: readonly Judge[];
  /** Judge One of the panel of `f2`. */
  readonly other: Judge;
  /** Of `f1`, in start order. */
  readonly programmeIds: readonly string[];
}

/**
 * @param coachId who teaches the skaters of `f1`
 * @param rink of all skaters
 */
export async function newJudgedFlights(
  coachId: string | null = null,
  rink: NamedRink = {},
): Promise<JudgedFlights> {
  const admin = await demoAccount('superadmin');
  const staged = await newScheduled(0);
  const { params, competition } = staged;
  const family = await newFamily();
  for (let skater = 0; skater < 4; skater++)
    await family.data('submitIndividualEntry', {
      body: { ...entryBody(staged, 1), ...rink, ...(coachId !== null && skater < 3 && { coachId }) },
    });
  const { problem } = await admin.data('getScheduleProblem', { params });
  const ids = problem.programmes
    .toSorted((one, other) => Number(other.coachId === coachId) - Number(one.coachId === coachId))
    .map(({ id }) => id);
  const flights = [
    { id: 'f1', programmes: ids.slice(0, 3) },
    { id: 'f2', programmes: ids.slice(3) },
  ];
  const block = (start: string, rest: object) => ({ start, seconds: 900, kind: 'flight' as const, ...rest });
  await admin.data('updateScheduleDraft', {
    params,
    body: {
      generation: 0,
      events: [{ eventId: problem.events[0]?.id ?? '', version: 0, isFrozen: false, flights }],
      tracks: [
        {
          surfaceId: 'a',
          date: competition.startDate,
          version: 0,
          blocks: [
            block('07:00:00', { flightId: 'f1' }),
            block('07:15:00', { kind: 'resurfacing' }),
            block('07:30:00', { flightId: 'f2' }),
          ],
        },
      ],
    },
  });
  const judges: Judge[] = [];
  for (let judge = 0; judge < 5; judge++) judges.push(await newJudge(competition.id, 'gold'));
  const [other, ...panel] = judges;
  if (!other) throw new Error('Five judges were made');
  const seats = [
    ...panel.map((judge, seat) => ({ panelId: 'panel-f1', seat, judge })),
    { panelId: 'panel-f2', seat: 0, judge: other },
  ];
  const { generation } = await admin.data('listPanels', { params });
  await admin.data('updatePanels', {
    params,
    body: {
      generation,
      changes: seats.map(({ panelId, seat, judge }) => ({
        panelId,
        seat,
        before: null,
        coachId: judge.coach.id,
      })),
      reason: null,
    },
  });
  await publishDraft(admin, params);
  return { ...staged, family, panel, other, programmeIds: ids.slice(0, 3) };
}

/** The same flights, both judged by the panel of the first. */
export async function newJudgedRun(coachId: string | null = null): Promise<JudgedFlights> {
  const [admin, staged] = await Promise.all([demoAccount('superadmin'), newJudgedFlights(coachId)]);
  const { params } = staged;
  const draft = await admin.data('getScheduleDraft', { params });
  const tracks = draft.tracks.map((track) => ({
    ...track,
    blocks: track.blocks.filter(({ kind }) => kind === 'flight'),
  }));
  const panels = draft.panels.map((part) => ({
    ...part,
    panels: part.panels
      .filter(({ id }) => id === 'panel-f1')
      .map((panel) => ({ ...panel, flightIds: ['f1', 'f2'] })),
  }));
  await admin.data('updateScheduleDraft', {
    params,
    body: { generation: draft.generation, tracks, panels, reason: 'One run of ice' },
  });
  await publishDraft(admin, params);
  return staged;
}

/** Somebody who has opened a code of a seat of the first flight's panel. */
export const newHolderOfSeat = ({ params }: JudgedFlights, seat: string, name?: string) =>
  newHolder({ ...params, kind: 'panel', panelId: 'panel-f1', seat }, name);

type SentMark = BodyOf<'submitMarks'>['marks'][number];

/** A mark that a device writes in a box that was empty. */
export const newMark = (
  sequence: number,
  [programmeId, column, value]: readonly [string, string, number | null],
  replaces: readonly string[] = [],
): SentMark => ({
  id: randomUUID(),
  programmeId,
  column,
  value,
  sequence,
  at: '2027-01-06T09:00:00.000Z',
  replaces: [...replaces],
});

/** Hands in a whole sheet with the same mark in each box; resolves to the ids of its marks. */
export async function handInSheet(
  caller: Caller,
  params: Readonly<Record<'competitionId' | 'flightId' | 'seat', string>>,
  value = 72,
): Promise<string[]> {
  const { flight, columns } = await caller.data('getJudgingSheet', { params });
  const boxes = flight.order.flatMap(({ programmeId }) =>
    columns.map(({ id }) => [programmeId, id] as const),
  );
  const marks = boxes.map(([programmeId, column], index) => newMark(index + 1, [programmeId, column, value]));
  await caller.data('submitMarks', { params, body: { device: randomUUID(), marks, handIn: true } });
  return marks.map(({ id }) => id);
}

/** Three judges hand in the sheet of the first flight's three skaters, each the same mark in every box; its result is posted. */
export async function postFirstFlight({ params: { competitionId }, panel }: JudgedFlights) {
  const admin = await demoAccount('superadmin');
  const params = { competitionId, flightId: 'f1' };
  for (const [index, seat] of ['judge1', 'judge2', 'judge3'].entries()) {
    await handInSheet(panel[index]?.caller ?? admin, { ...params, seat }, 70 + index);
  }
  const referee = panel[3]?.caller ?? admin;
  const { revision } = await referee.data('getFlightSheets', { params });
  await referee.data('approveResult', { params, body: { revision, reason: null } });
  await admin.data('postResult', { params, body: { version: 1 } });
  return params;
}
