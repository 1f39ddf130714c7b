import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { COMPETITION_IDS } from '../../../../local/demo/competitions.ts';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { newHolder } from '../../../../local/testing/codes.ts';
import { correctAsTwo } from '../../../../local/testing/corrections.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import { newPublished } from '../../../../local/testing/schedules.ts';
import { newJudgedFlights, newMark, type JudgedFlights } from '../../../../local/testing/sheets.ts';
import { readPdf } from '../../../platform/documents/readPdf.testing.ts';

const anybody = new Caller();
let admin: Caller;
let announcer: Caller;
let staged: JudgedFlights;
let flight: { competitionId: string; flightId: string };

beforeAll(async () => {
  [admin, staged] = await Promise.all([demoAccount('superadmin'), newJudgedFlights()]);
  const { competitionId } = staged.params;
  flight = { competitionId, flightId: 'f1' };
  announcer = (await newHolder({ competitionId, kind: 'announcer' }, 'Nell Winter')).caller;
  for (const seat of [0, 1, 2]) await handIn(seat, [74, 72, 70]);
});

async function handIn(seat: number, values: readonly number[]) {
  const params = { ...flight, seat: `judge${String(seat + 1)}` };
  const judge = staged.panel[seat]?.caller ?? anybody;
  const { columns } = await judge.data('getJudgingSheet', { params });
  const boxes = staged.programmeIds.flatMap((id, index) =>
    columns.map((column) => [id, column.id, values[index] ?? 0] as const),
  );
  const marks = boxes.map((box, index) => newMark(index + 1, box));
  await judge.data('submitMarks', { params, body: { device: randomUUID(), marks, handIn: true } });
}

/** A file at its address, as a browser fetches it. */
async function fileAt(path: string, caller: Caller) {
  const reply = await fetch(new URL(path, inject('origin')), { headers: { cookie: caller.cookie ?? '' } });
  if (reply.status !== 200) return { status: reply.status, text: '', links: [] };
  const { text, links } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
  return { status: reply.status, text: text.replaceAll('\n', ''), links };
}

const ofCompetition = () => `/api/competitions/${flight.competitionId}`;
const myCertificate = (caller: Caller, programme = 0) =>
  fileAt(
    `${ofCompetition()}/flights/f1/certificates/${staged.programmeIds[programme] ?? ''}?paper=a4`,
    caller,
  );
const printed = (caller: Caller, query = '') =>
  fileAt(`${ofCompetition()}/awards/document?document=certificates&paper=letter${query}`, caller);

/** The certificate's address shows this to a person who scans it. */
const verified = (link = '') => {
  const [competitionId = '', flightId = '', code = ''] = new URL(link).pathname.split('/').slice(2);
  return anybody.call('verifyCertificate', { params: { competitionId, flightId, code } });
};

const podiums = async (caller = announcer) =>
  (await caller.data('listPodiums', { params: staged.params, query: {} })).runs;
const resultOf = async (flightId: string) =>
  (await podiums()).flatMap(({ flights }) => flights).find(({ id }) => id === flightId)?.result;

describe('medals', () => {
  it('are counted from the flights, and an order stays beside what is needed now', async () => {
    const before = await admin.data('getAwards', { params: staged.params });
    // Three skaters, and one alone who can be first or second.
    expect(before).toMatchObject({ version: 0, source: 'published', medals: [2, 2, 1], ordered: null });
    const body = { version: 0, sparePercent: 20, background: null, ordered: [3, 3, 2] };
    await admin.data('updateAwards', { params: staged.params, body });
    const { ordered, version } = await admin.data('getAwards', { params: staged.params });
    expect([version, ordered?.medals]).toEqual([1, [3, 3, 2]]);
    const stale = await admin.call('updateAwards', { params: staged.params, body });
    expect(stale.problem.code).toBe('VersionConflict');
    const wrong = { ...body, sparePercent: 101, background: '/images/x.svg' };
    expect(fieldCodes(await admin.call('updateAwards', { params: staged.params, body: wrong }))).toEqual([
      'sparePercent MustValid',
      'background MustValid',
    ]);
  });
});

describe('medals of a skater who withdrew', () => {
  it('are not ordered', async () => {
    const { params, programmeIds, family } = await newJudgedFlights();
    const [entryId = ''] = (programmeIds[2] ?? '').split('.');
    const { version } = await family.data('getEntry', { params: { entryId } });
    await family.data('withdrawEntry', { params: { entryId }, body: { version } });
    // Two skaters, and one alone who can be first or second.
    expect(await admin.data('getAwards', { params })).toMatchObject({ medals: [2, 2] });
  });
});

describe('a podium', () => {
  it('has no place before the awards can be given, not for an approved result either', async () => {
    expect(await resultOf('f1')).toBeNull();
    const listed = await admin.data('listFlightResults', { params: staged.params });
    const revision = listed.flights.find(({ id }) => id === 'f1')?.revision ?? 0;
    await admin.data('approveResult', { params: flight, body: { revision, reason: 'The referee has left' } });
    expect(await resultOf('f1')).toBeNull();
  });

  it('has the places from the last to the first once the result is held for it', async () => {
    await admin.data('holdResult', { params: flight, body: { version: 1 } });
    const result = await resultOf('f1');
    expect(result).toMatchObject({ version: 1, isPosted: false, awarded: null });
    expect(result?.places.map(({ place, programmeId }) => [place, programmeId])).toEqual([
      [3, staged.programmeIds[2]],
      [2, staged.programmeIds[1]],
      [1, staged.programmeIds[0]],
    ]);
    expect(result?.places.every(({ name, rink }) => name !== '' && rink !== '')).toBe(true);
  });

  it('is for organisers and announcers, and for nobody else', async () => {
    const desk = (await newHolder({ competitionId: flight.competitionId, kind: 'scoring' })).caller;
    const never = { params: staged.params, query: { date: '2026-02-30' } };
    expect(fieldCodes(await announcer.call('listPodiums', never))).toEqual(['date MustValid']);
    const statuses = await Promise.all(
      [anybody, staged.family, staged.panel[0]?.caller ?? anybody, desk, announcer, admin].map(
        async (one) => (await one.call('listPodiums', { params: staged.params, query: {} })).status,
      ),
    );
    expect(statuses).toEqual([401, 403, 403, 403, 200, 200]);
  });

  it('proposes when, and an organiser decides', async () => {
    const times = async () => (await podiums()).map(({ ceremony }) => [ceremony.time, ceremony.isMoved]);
    // Flights from 7:00 to 7:15 and from 7:30 to 7:45, fifteen minutes for the result.
    expect(await times()).toEqual([
      ['07:30', false],
      ['08:00', false],
    ]);
    const move = (time: string | null, flightId = 'f1') =>
      admin.call('moveCeremony', { params: { ...flight, flightId }, body: { time } });
    await move('09:05');
    expect(await times()).toEqual([
      ['09:05', true],
      ['09:10', false],
    ]);
    expect(fieldCodes(await move('9.05'))).toEqual(['time MustValid']);
    expect((await move('10:00', 'unknown')).status).toBe(404);
    // A flight in the middle of a run has no time of its own.
    const today = { competitionId: COMPETITION_IDS.today };
    const { runs } = await admin.data('listPodiums', { params: today, query: {} });
    const inside = runs.flatMap(({ flights }) => flights.slice(1))[0]?.id ?? '';
    const lost = { params: { ...today, flightId: inside }, body: { time: '10:00' } };
    expect((await admin.call('moveCeremony', lost)).status).toBe(404);
    await move(null);
    expect((await times())[0]).toEqual(['07:30', false]);
  });

  it('whose certificates two people print at once has one code for each place', async () => {
    const print = () => printed(admin, '&flight=f1');
    let others: readonly string[] = [];
    const { links } = await raced([flight.competitionId, 'certificateSecret'], print, async () => {
      others = (await print()).links;
    });
    expect(links).toHaveLength(3);
    expect(links).toEqual(others);
  });

  it('is printed, as certificates are, while the public and the family know nothing yet', async () => {
    const { text, links, status } = await printed(admin, '&flight=f1');
    expect([status, links.length]).toEqual([200, 3]);
    expect(text).toContain('1st place');
    expect((await verified(links[0])).status).toBe(404);
    expect((await myCertificate(staged.family)).status).toBe(404);
    const statuses = await Promise.all(
      [anybody, staged.family, announcer].map(async (one) => (await printed(one)).status),
    );
    expect(statuses).toEqual([401, 403, 401]);
  });

  it('is printed, and the announcer’s tap posts what was held', async () => {
    const query = { document: 'podium', paper: 'a4', date: staged.competition.startDate } as const;
    expect((await admin.call('getAwardDocument', { params: staged.params, query })).status).toBe(200);
    expect((await announcer.call('getAwardDocument', { params: staged.params, query })).status).toBe(401);
    await announcer.data('markAwarded', { params: flight, body: { version: 1 } });
    expect(await resultOf('f1')).toMatchObject({ isPosted: true, awarded: { by: 'Nell Winter' } });
  });
});

describe('labels', () => {
  it('are not printed for a skater who was scratched', async () => {
    const { params } = await newPublished(2);
    const { runs } = await admin.data('listRuns', { params });
    const [first] = runs.flatMap(({ flights }) => flights);
    const [out, stays] = first?.starters ?? [];
    if (!first || !out || !stays) throw new Error('A flight of two is staged');
    const starter = { ...params, flightId: first.id, programmeId: out.programmeId };
    await admin.data('scratch', { params: starter, body: { reason: 'Ill' } });
    const path = `/api/competitions/${params.competitionId}/awards/document?document=labels&paper=a4`;
    const { text } = await fileAt(path, admin);
    const labelsOf = (name: string) => text.split(name).length - 1;
    expect([labelsOf(out.name), labelsOf(stays.name)]).toEqual([1, 2]);
  });

  it('have name, rink, event, flight and competition, and begin at a label that the sheet has', async () => {
    const at = (query: string, caller = admin) =>
      fileAt(`${ofCompetition()}/awards/document?paper=a4&sheet=L7160&${query}`, caller);
    const { text } = await at('document=labels&first=20&offsetX=3&offsetY=-5');
    expect(text).toContain('Flight 1 of 2');
    const printedTimes = (words: string) =>
      text.replaceAll(/\s/g, '').split(words.replaceAll(/\s/g, '')).length - 1;
    // The flight of three and the flight of one.
    expect(printedTimes(staged.competition.name)).toBe(4);
    expect(printedTimes('Pond behind the school')).toBe(4);
    expect((await at('document=labelTest')).text).toContain('Test page');
    expect((await at('document=labels&first=22')).status).toBe(400);
    expect((await at('document=labels&offsetX=0.3')).status).toBe(400);
    expect((await at('document=labels', announcer)).status).toBe(401);
  });
});

describe('a certificate', () => {
  it('is for the skater’s family, and its code shows what is on it as the guardian publishes it', async () => {
    const { status, text, links } = await myCertificate(staged.family);
    expect([status, links.length]).toEqual([200, 1]);
    const [entry] = (await staged.family.data('listMyEntries')).filter(({ id }) =>
      staged.programmeIds[0]?.startsWith(id),
    );
    expect(text).toContain(entry?.skater?.fullName);
    const strangers = [anybody, await newFamily(), admin, announcer, staged.panel[0]?.caller ?? anybody];
    const statuses = await Promise.all(strangers.map(async (one) => (await myCertificate(one)).status));
    expect(statuses).toEqual([401, 404, 404, 401, 404]);
    const { data } = (await verified(links[0])).answer;
    expect(data).toEqual({
      competition: staged.competition.name,
      date: staged.competition.startDate,
      event: { format: expect.any(String) as string, level: expect.any(String) as string },
      place: 1,
      name: 'Ada',
      replacedAt: null,
    });
  });

  it('verifies by no other code', async () => {
    const [link = ''] = (await myCertificate(staged.family)).links;
    const changed = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`;
    expect((await verified(changed)).status).toBe(404);
    expect((await verified(link.replace('/f1/', '/f2/'))).status).toBe(404);
    expect((await verified(link.slice(0, -3))).status).toBe(404);
  });

  it('of a place that was corrected says so; the places that stand keep theirs', async () => {
    const before = await Promise.all([0, 1].map((index) => myCertificate(staged.family, index)));
    const [, second = ''] = staged.programmeIds;
    const body = {
      marks: [],
      states: [],
      reason: 'ruling' as const,
      text: 'An element was left out',
      version: 1,
      penalties: [{ programmeId: second, penalties: [{ code: 'omitted', tenths: 200 }] }],
    };
    await correctAsTwo({ proposer: admin, confirmer: staged.panel[3]?.caller ?? admin }, flight, body);
    const [stands, replaced] = await Promise.all(before.map(({ links }) => verified(links[0])));
    expect(stands?.answer).toMatchObject({ data: { place: 1, replacedAt: null } });
    expect(replaced?.answer).toMatchObject({ data: { place: 2, replacedAt: expect.any(String) as string } });
    const renewed = await myCertificate(staged.family, 1);
    expect(renewed.text).toContain('3rd place');
    expect((await verified(renewed.links[0])).answer).toMatchObject({ data: { place: 3, replacedAt: null } });
  });

  it('has no name any more once the skater is removed, and is printed no more', async () => {
    const [link] = (await myCertificate(staged.family)).links;
    expect((await printed(admin, '&flight=f1')).status).toBe(200);
    await staged.family.data('deleteMyAccount', { body: { currentPassword: 'a password of ours' } });
    expect((await verified(link)).answer).toMatchObject({ data: { place: 1, name: null } });
    expect((await printed(admin, '&flight=f1')).status).toBe(404);
  });
});
