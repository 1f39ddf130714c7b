import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { coachBodyOf, newCoachAccount } from '../../../../local/testing/coaches.ts';
import { mailsSent, mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { entryBody } from '../../../../local/testing/competitions.ts';
import { handInSheet, newJudgedFlights, type JudgedFlights } from '../../../../local/testing/sheets.ts';
import { routeOf } from '../../../../shared/contract/routes.ts';
import { readPdf } from '../../../platform/documents/readPdf.testing.ts';

let admin: Caller;
let staged: JudgedFlights;
let params: { competitionId: string; flightId: string };
/** Enters a fourth skater in the event, who skates elsewhere. */
let others: Caller;
/** Of the second skater. */
let coach: Caller;
let otherCoach: Caller;

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newJudgedFlights();
  params = { competitionId: staged.params.competitionId, flightId: 'f1' };
  others = await newFamily();
  await others.data('submitIndividualEntry', { body: entryBody(staged, 1) });
  const [first = others, second = others] = await Promise.all(
    [1, 2].map(async (skater) => {
      const made = await newCoachAccount('SKATER');
      const [entryId = ''] = staged.programmeIds[skater]?.split('.') ?? [];
      const body = { coachId: made.coach.id, entries: [entryId] };
      await admin.data('setEntryCoach', { params: staged.params, body });
      return made.caller;
    }),
  );
  [coach, otherCoach] = [first, second];
  for (const [index, seat] of ['judge1', 'judge2', 'judge3'].entries()) {
    const judge = staged.panel[index];
    if (judge) await handInSheet(judge.caller, { ...params, seat }, 72);
  }
  const { flights } = await admin.data('listFlightResults', { params: staged.params });
  const revision = flights.find(({ id }) => id === 'f1')?.revision ?? 0;
  await admin.data('approveResult', { params, body: { revision, reason: 'The referee has left' } });
});

const referee = () => staged.panel[3]?.caller ?? others;

/** A correction that waits for the referee. */
const propose = async (version: number, programmeId: string, tenths: number) => {
  const { proposal } = await admin.data('correctResult', {
    params,
    body: {
      version,
      reason: 'ruling',
      text: 'A spin was left out',
      marks: [],
      penalties: [{ programmeId, penalties: [{ code: 'omitted', tenths }] }],
      states: [],
    },
  });
  return { params, body: { proposal } };
};

async function correctionsTo(reader: Caller) {
  await mailsSent();
  const { email } = await reader.data('myAccount');
  return (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Corrected result'));
}

describe('the notice of a correction', () => {
  it('is not sent before the result is posted', async () => {
    await referee().data('confirmCorrection', await propose(1, staged.programmeIds[0] ?? '', 10));
    expect(await correctionsTo(staged.family)).toEqual([]);
    expect(await staged.family.data('getMySkatingRecord')).toEqual([]);
  });

  it('is one mail with before, after and the reason to the family, although the call is repeated', async () => {
    await admin.data('postResult', { params, body: { version: 2 } });
    const [, second = ''] = staged.programmeIds;
    const proposed = await propose(2, second, 20);
    expect(await correctionsTo(staged.family)).toEqual([]);
    const replies = await Promise.all([
      referee().call('confirmCorrection', proposed),
      referee().call('confirmCorrection', proposed),
    ]);
    expect(replies.map(({ status, answer }) => [status, answer.data])).toEqual(
      replies.map(() => [200, { version: 3, changed: 2 }]),
    );
    const [mail, ...more] = await correctionsTo(staged.family);
    expect(more).toEqual([]);
    const entries = await staged.family.data('listMyEntries');
    const nameOf = (programmeId: string) =>
      entries.find(({ id }) => programmeId.startsWith(id))?.skater?.fullName ?? 'nobody';
    const text = mail?.text ?? '';
    // The first has had a penalty of 1.0 since before the posting.
    expect(text).toContain(
      `${nameOf(second)}\nNow: place 3, total 70.0, 4 points\nBefore: place 1, total 72.0, 6 points`,
    );
    expect(text).toContain('\nNow: place 2, total 71.0, 5 points\nBefore: place 3, total 71.0, 4 points');
    // The third skater’s place, total and points stayed.
    expect(text.match(/Before:/g)).toHaveLength(2);
    expect(text).toContain('Why: the referee made a ruling.');
    expect(text).toContain('The organiser writes:\nA spin was left out');
    expect(text).not.toMatch(/judge|medal/i);
    const [toCoach, ...moreToCoach] = await correctionsTo(coach);
    expect(moreToCoach).toEqual([]);
    expect(toCoach?.text).toContain(`${nameOf(second)}\nNow: place 3`);
    expect(toCoach?.text.match(/Before:/g)).toHaveLength(1);
    expect(await correctionsTo(others)).toEqual([]);
    // The pupil’s result stayed.
    expect(await correctionsTo(otherCoach)).toEqual([]);
    expect(await correctionsTo(admin)).toEqual([]);
  });
});

it('explains a place to the skater’s family and coach, and to no other family, coach or judge', async () => {
  const own = { params: { ...params, programmeId: staged.programmeIds[1] ?? '' } };
  const callers = [staged.family, coach, otherCoach, others, admin, staged.panel[0]?.caller ?? others];
  const replies = await Promise.all(callers.map((one) => one.call('explainPlace', own)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 404, 404, 404, 404]);
});

describe('the protocol', () => {
  it('is the organisers’ with totals and officials, and without them to hand out', async () => {
    const of = async (copy: string) => admin.data('getProtocol', { params: staged.params, query: { copy } });
    const [whole, handout] = [await of('organisers'), await of('handout')];
    expect(whole.numbers).toMatchObject({ flights: 2, posted: 1, starts: 3, scratches: 0, corrections: 2 });
    expect(whole.officials).toHaveLength(5);
    const [own] = whole.events.flatMap(({ flights }) => flights);
    expect(own?.rows.map(({ place, name, start, total }) => [place, name, start, total])).toEqual([
      [1, 'Ada', 3, 720],
      [2, 'Ada', 1, 710],
      [3, 'Ada', 2, 700],
    ]);
    expect(own?.rows.map(({ penalties }) => penalties.map(({ tenths }) => tenths))).toEqual([[], [10], [20]]);
    expect(own?.approvalReason).toBe('The referee has left');
    expect(own?.corrections).toMatchObject([
      { version: 2, reason: 'ruling', text: 'A spin was left out' },
      { version: 3, changes: [{ before: { place: 3 } }, { before: { place: 1 }, after: { place: 3 } }] },
    ]);
    expect(JSON.stringify(handout)).not.toMatch(/"total":\d|A spin was left out|"seat"|"tenths"|has left/);
    const [shown] = handout.events.flatMap(({ flights }) => flights);
    expect(shown?.rows.map(({ place, points }) => [place, points])).toEqual([
      [1, 6],
      [2, 5],
      [3, 4],
    ]);
    // The one before the posting corrected nothing that anybody had seen.
    expect(shown?.corrections.map(({ version }) => version)).toEqual([3]);
  });

  it('tells two officials of one name apart by their rinks', async () => {
    const [one, two] = staged.panel;
    if (!one || !two) throw new Error('The panel was made');
    const coachId = two.coach.id;
    const current = await admin.data('getCoach', { params: { coachId } });
    const renamed = { ...coachBodyOf(current), name: one.coach.name };
    await admin.data('updateCoach', { params: { coachId }, body: renamed });
    const { officials } = await admin.data('getProtocol', {
      params: staged.params,
      query: { copy: 'organisers' },
    });
    const own = officials.filter(({ name }) => name.startsWith(`${one.coach.name} (Rink `));
    expect(own.map(({ asReferee, asJudge }) => [asReferee, asJudge])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(new Set(own.map(({ name }) => name)).size).toBe(2);
  });

  it('is a PDF with the same, for organisers alone', async () => {
    const { path } = routeOf('getProtocolDocument');
    const address = `${path.replace('{competitionId}', params.competitionId)}?copy=organisers&paper=letter`;
    const reply = await fetch(new URL(address, inject('origin')), {
      headers: { cookie: admin.cookie ?? '' },
    });
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { text } = await readPdf(new Uint8Array(await reply.arrayBuffer()));
    for (const words of ['Protocol', 'Officials', 'Corrections', 'How the points add up', '72.0'])
      expect(text).toContain(words);
    const query = { copy: 'handout', paper: 'a4' };
    const replies = await Promise.all(
      [new Caller(), staged.family, coach, staged.panel[0]?.caller ?? others].flatMap((one) => [
        one.call('getProtocol', { params: staged.params, query }),
        one.call('getProtocolDocument', { params: staged.params, query }),
      ]),
    );
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 403, 403, 403, 403, 403, 403]);
    const unknown = { params: { competitionId: 'unknown' }, query };
    expect((await admin.call('getProtocol', unknown)).status).toBe(404);
    const bad = await admin.call('getProtocolDocument', { params: staged.params, query: { copy: 'all' } });
    expect(fieldCodes(bad)).toEqual(['copy MustValid', 'paper NotNull']);
  });
});

describe('the skating record', () => {
  it('is the family’s, by the newest version, and nobody else’s', async () => {
    const record = await staged.family.data('getMySkatingRecord');
    const found = staged.programmeIds.map((id) => record.find(({ programmeId }) => programmeId === id));
    expect(found.map((one) => [one?.place, one?.skated, one?.total, one?.points])).toEqual([
      [2, 3, 710, 5],
      [3, 3, 700, 4],
      [1, 3, 720, 6],
    ]);
    expect(record).toHaveLength(3);
    // With these its page asks why, and leads to the public result.
    const mine = await staged.family.data('listMyResults', { params });
    const flights = staged.programmeIds.map((id) => mine.find(({ programmeId }) => programmeId === id));
    expect(found.map((one) => one?.flightId)).toEqual(flights.map((one) => one?.flightId));
    const { events } = await new Caller().data('listResults', { params });
    expect(events.map(({ id }) => id)).toContain(found[0]?.eventId);
    expect(found[1]?.correctedAt).toEqual(expect.any(String));
    expect(JSON.stringify(record)).not.toMatch(/judge|referee|penalt/i);
    const callers = [others, coach, new Caller(), admin, await demoAccount('headcoach')];
    const replies = await Promise.all(callers.map((one) => one.call('getMySkatingRecord')));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 401, 403, 403]);
    expect(replies.slice(0, 2).map(({ answer }) => answer.data)).toEqual([[], []]);
  });

  it('keeps its names whatever guardians publish, and is in the account’s data', async () => {
    const [{ name: fullName, entryId } = { name: '', entryId: '' }] =
      await staged.family.data('getMySkatingRecord');
    const entries = await staged.family.data('listMyEntries');
    const birthdate = entries.find(({ id }) => id === entryId)?.skater?.birthdate;
    const people = [{ fullName, birthdate, publishAs: 'initials' }];
    await staged.family.data('updateConsents', { params: { entryId }, body: { people } });
    const record = await staged.family.data('getMySkatingRecord');
    expect(record.find((one) => one.entryId === entryId)?.name).toBe(fullName);
    const data = await staged.family.data('downloadMyData');
    expect(data['results']).toEqual(record);
  });
});

it('says after the awards that medals and certificates change, if the place does', async () => {
  await admin.data('markAwarded', { params, body: { version: 3 } });
  const [first = '', second = ''] = staged.programmeIds;
  await referee().data('confirmCorrection', await propose(3, second, 0));
  const [mail] = await correctionsTo(staged.family);
  expect(mail?.text).toContain('Medals and certificates were given before, and change with the place.');
  await referee().data('confirmCorrection', await propose(4, first, 11));
  const [last] = await correctionsTo(staged.family);
  expect(last?.text).toContain('Now: place 3, total 70.9');
  expect(last?.text).not.toContain('Medals');
});
