import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { newHolder } from '../../../../local/testing/codes.ts';
import { correctAsTwo } from '../../../../local/testing/corrections.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { handInSheet, newJudgedFlights, type JudgedFlights } from '../../../../local/testing/sheets.ts';
import { routeOf } from '../../../../shared/contract/routes.ts';
import { readPdf } from '../../../platform/documents/readPdf.testing.ts';

let admin: Caller;
let announcer: Caller;
let staged: JudgedFlights;
let flight: { competitionId: string; flightId: string };

const referee = () => staged.panel[3]?.caller ?? admin;

beforeAll(async () => {
  [admin, staged] = await Promise.all([demoAccount('superadmin'), newJudgedFlights()]);
  flight = { competitionId: staged.params.competitionId, flightId: 'f1' };
  const code = { competitionId: flight.competitionId, kind: 'announcer' } as const;
  announcer = (await newHolder(code, 'Nell Winter')).caller;
  for (const [index, seat] of ['judge1', 'judge2', 'judge3'].entries())
    await handInSheet(staged.panel[index]?.caller ?? admin, { ...flight, seat });
  // All have the same marks: penalties make the places 1, 2 and 3.
  for (const [index, tenths] of [0, 10, 20].entries()) {
    const { version } = await referee().data('getFlightSheets', { params: flight });
    const programmeId = staged.programmeIds[index] ?? '';
    const penalties = tenths === 0 ? [] : [{ code: 'omitted', tenths, reason: 'A spin' }];
    await referee().data('updatePenalties', { params: flight, body: { version, programmeId, penalties } });
  }
  const { revision } = await referee().data('getFlightSheets', { params: flight });
  await referee().data('approveResult', { params: flight, body: { revision, reason: null } });
  await admin.data('postResult', { params: flight, body: { version: 1 } });
});

/** Gives one skater a penalty, the first by place 30, or takes it back. */
const correct = (version: number, tenths: number) =>
  correctAsTwo({ proposer: admin, confirmer: referee() }, flight, {
    version,
    reason: 'ruling',
    text: 'Seen on the video',
    marks: [],
    states: [],
    penalties: [
      {
        programmeId: staged.programmeIds[0] ?? '',
        penalties: tenths === 0 ? [] : [{ code: 'omitted', tenths }],
      },
    ],
  });
const exchange = (by: Caller, version: number) =>
  by.call('exchangeMedals', { params: flight, body: { version } });
const podium = async () =>
  (await announcer.data('listPodiums', { params: staged.params, query: {} })).runs
    .flatMap(({ flights }) => flights)
    .find(({ id }) => id === 'f1')?.result;
const listed = async () =>
  (await admin.data('listFlightResults', { params: staged.params })).flights.find(({ id }) => id === 'f1');

it('takes back awards that were marked by mistake, once and for this version alone', async () => {
  const mark = (by: Caller, version = 1) => by.data('markAwarded', { params: flight, body: { version } });
  const undo = (by: Caller, version = 1) => by.call('undoAwarded', { params: flight, body: { version } });
  expect((await undo(announcer)).status).toBe(200);
  await mark(announcer);
  expect((await undo(staged.family)).status).toBe(403);
  expect((await undo(announcer, 2)).problem.code).toBe('VersionConflict');
  expect((await podium())?.awarded).toMatchObject({ by: 'Nell Winter' });
  expect((await undo(announcer)).status).toBe(200);
  expect(await podium()).toMatchObject({ awarded: null, isPosted: true });
  expect((await listed())?.state).toBe('posted');
});

describe('a correction after the awards', () => {
  it('leaves their time with the version that they were given for, and says what changes hands', async () => {
    expect((await exchange(announcer, 1)).problem.code).toBe('VersionConflict');
    await announcer.data('markAwarded', { params: flight, body: { version: 1 } });
    const given = await podium();
    expect(given).toMatchObject({ version: 1, awarded: { version: 1 }, exchanged: null, steps: [] });
    await correct(1, 15);
    const [first, second] = staged.programmeIds;
    const corrected = await podium();
    expect(corrected).toMatchObject({ version: 2, awarded: given?.awarded, exchanged: null });
    expect(corrected?.steps.map(({ what, programmeId, place }) => [what, programmeId, place])).toEqual([
      ['take', first, 1],
      ['take', second, 2],
      ['give', second, 1],
      ['give', first, 2],
      ['reprint', second, 1],
      ['reprint', first, 2],
    ]);
    expect(corrected?.steps.every(({ name }) => name !== '')).toBe(true);
    expect((await listed())?.result?.medalSteps).toBe(6);
    const undone = await announcer.call('undoAwarded', { params: flight, body: { version: 2 } });
    expect(undone.problem.code).toBe('VersionConflict');
  });

  it('prints the certificate of one skater again', async () => {
    const { path } = routeOf('getAwardDocument');
    const query = new URLSearchParams({
      document: 'certificates',
      paper: 'a4',
      flight: 'f1',
      programme: staged.programmeIds[1] ?? '',
    });
    const address = `${path.replace('{competitionId}', flight.competitionId)}?${String(query)}`;
    const reply = await fetch(new URL(address, inject('origin')), {
      headers: { cookie: admin.cookie ?? '' },
    });
    const { text } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
    expect([reply.status, text.match(/\d(st|nd|rd) place/g)]).toEqual([200, ['1st place']]);
  });

  it('is done once somebody says so, and is told of the next correction from there', async () => {
    const outsiders = [staged.family, staged.panel[0]?.caller ?? staged.family, staged.other.caller];
    const refused = await Promise.all(outsiders.map((by) => exchange(by, 2)));
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await exchange(announcer, 1)).problem.code).toBe('VersionConflict');
    const replies = await Promise.all([exchange(announcer, 2), exchange(admin, 2)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const done = await podium();
    expect(done).toMatchObject({ awarded: { version: 1 }, exchanged: { version: 2 }, steps: [] });
    await correct(2, 0);
    const back = await podium();
    expect(back).toMatchObject({ version: 3, awarded: { version: 1 }, exchanged: { version: 2 } });
    expect(back?.steps.filter(({ what }) => what === 'give').map(({ programmeId }) => programmeId)).toEqual(
      staged.programmeIds.slice(0, 2),
    );
    expect((await exchange(admin, 2)).problem.code).toBe('VersionConflict');
  });
});
