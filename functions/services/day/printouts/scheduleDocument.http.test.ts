import { encode } from 'uqr';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { entryBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { readPrintout } from '../../../../local/testing/printouts.ts';
import { demoAccount, newInvitedUser } from '../../../../local/testing/people.ts';
import {
  firstDraft,
  newScheduled,
  publishDraft,
  type StagedSchedule,
} from '../../../../local/testing/schedules.ts';
import { handInSheet, newJudgedFlights } from '../../../../local/testing/sheets.ts';

const WHOLE = { document: 'schedule', paper: 'a4' } as const;

let admin: Caller;
let staged: StagedSchedule;

const publish = () => publishDraft(admin, staged.params);

const fileOf = (query: Readonly<Record<string, string>>) => readPrintout(admin, staged.competition.id, query);

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newScheduled(2);
});

it('does not exist before a schedule is published', async () => {
  const reply = await admin.call('getScheduleDocument', { params: staged.params, query: WHOLE });
  expect(reply.status).toBe(404);
});

describe('the documents of a published schedule', () => {
  beforeAll(async () => {
    await admin.data('updateScheduleDraft', { params: staged.params, body: firstDraft(staged) });
    await publish();
    const [programme] = staged.problem.programmes;
    const own = staged.problem.problem.programmes.find(({ id }) => id === programme?.id);
    await staged.family.data('updateAnnouncements', {
      params: { entryId: programme?.entryId ?? '' },
      body: {
        music: [{ event: own?.eventId ?? '', title: 'Свет над озером' }],
        sayAs: [{ name: programme?.name ?? '', sayAs: 'AY-da' }],
      },
    });
  });

  it('are the whole schedule, with the version and a QR code to its screen', async () => {
    const { text, squares, document } = await fileOf(WHOLE);
    const { id, name, startDate } = staged.competition;
    expect(text).toContain('Main ice');
    expect(text).toContain('7:00–7:10 AM');
    expect(text).toMatch(/Version 1, published .+/);
    expect(text).not.toContain('Replaces');
    expect(document.getTitle()).toBe(`Schedule · ${name}`);
    const address = `${inject('origin')}/competitions/${id}/schedule?day=${startDate}&surface=a`;
    const { data } = encode(address, { ecc: 'M', border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect(squares).toEqual(new Set(dark));
    const [page] = document.getPages();
    expect([page?.getWidth(), page?.getHeight()]).toEqual([595.28, 841.89]);
    const letter = (await fileOf({ ...WHOLE, paper: 'letter' })).document.getPage(0);
    expect([letter.getWidth(), letter.getHeight()]).toEqual([612, 792]);
  });

  it('are lists for check-in, by run, flight and start order, with full names', async () => {
    const { text } = await fileOf({ ...WHOLE, document: 'checkIn' });
    expect(text).toContain('Check-in list · Run 1');
    for (const { fullName } of staged.problem.people) expect(text).toContain(fullName);
    expect(text).toContain('Pond behind the school');
  });

  it('are sheets for the announcer, with how a name is said, the music and what comes next', async () => {
    const { text } = await fileOf({ ...WHOLE, document: 'announcer' });
    // Cyrillic letters and spaces come from two fonts, so in pieces.
    const joined = text.replaceAll('\n', '');
    for (const words of ['AY-da', 'Свет над озером', '“Next on this ice: Freestyle 2, at 7:10 AM.”'])
      expect(joined).toContain(words);
    expect(text).toContain('nothing more on this ice today');
  });

  it('are flights for the wall, with names as their guardians chose', async () => {
    const { text } = await fileOf({ ...WHOLE, document: 'wall' });
    expect(text).toMatch(/^Ada$/m);
    for (const { fullName } of staged.problem.people) expect(text).not.toContain(fullName);
    expect(text).not.toContain('AY-da');
  });

  it('are sheets for judges and referees, each with a code for typing it in', async () => {
    const { text, squares } = await fileOf({ ...WHOLE, document: 'judges' });
    for (const words of ['Judge 1', 'Maneuver 1', 'Judge 3', 'General overall'])
      expect(text).toContain(words);
    const { blocks } = await admin.data('getSchedule', { params: staged.params, query: {} });
    const flightId = blocks.find(({ flight }) => flight)?.flight?.id ?? '';
    const sheet = encodeURIComponent(`${flightId}.judge1`);
    const address = `${inject('origin')}/day/${staged.competition.id}/scoring?sheet=${sheet}`;
    const { data } = encode(address, { ecc: 'M', border: 4 });
    const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    // The codes of all sheets lie on each other here.
    expect(dark.filter((square) => !squares.has(square))).toEqual([]);
    expect((await fileOf({ ...WHOLE, document: 'referees', run: '1' })).text).toContain('Penalties');
    const ofRun = (run: string) =>
      admin.call('getScheduleDocument', {
        params: staged.params,
        query: { ...WHOLE, document: 'judges', run },
      });
    expect((await ofRun('99')).status).toBe(404);
    expect(fieldCodes(await ofRun('0'))).toEqual(['run MustValid']);
  });

  it('are lists of music and of medals to order', async () => {
    const music = (await fileOf({ ...WHOLE, document: 'music' })).text.replaceAll('\n', '');
    expect(music).toContain('Свет над озером');
    const cues = (await fileOf({ ...WHOLE, document: 'cues' })).text.replaceAll('\n', '');
    expect(cues).toContain('Title and artist');
    expect(cues).toContain('Свет над озером');
    expect((await fileOf({ ...WHOLE, document: 'medals' })).text).toContain('All events');
  });

  it('are of one day and one surface where that is wanted, and of nothing that is not published', async () => {
    const { startDate: date } = staged.competition;
    expect((await fileOf({ ...WHOLE, date, surface: 'a' })).document.getPageCount()).toBe(1);
    for (const [name, value] of [
      ['surface', 'b'],
      ['surface', 'unknown'],
      ['date', '2001-01-01'],
    ] as const) {
      const query = { ...WHOLE, [name]: value };
      expect((await admin.call('getScheduleDocument', { params: staged.params, query })).status).toBe(404);
    }
  });

  it('say which version they replace', async () => {
    const { params } = staged;
    const { generation, tracks } = await admin.data('getScheduleDraft', { params });
    const later = tracks.map(({ surfaceId, date, version, blocks }) => ({
      surfaceId,
      date,
      version,
      blocks: blocks.map((block) => ({ ...block, start: `09${block.start.slice(2)}` })),
    }));
    await admin.data('updateScheduleDraft', {
      params,
      body: { generation, tracks: later, reason: 'Late bus' },
    });
    await publish();
    const { text } = await fileOf(WHOLE);
    expect(text).toContain('9:00–9:10 AM');
    expect(text).toContain('Replaces version 1.');
  });

  it('refuse bad input, no session and whoever does not manage the competition', async () => {
    const { params } = staged;
    const bad = await admin.call('getScheduleDocument', {
      params,
      query: { document: 'poster', paper: 'a5', date: 'Monday' },
    });
    expect([bad.status, fieldCodes(bad)]).toEqual([
      400,
      ['document MustValid', 'paper MustValid', 'date MustValid'],
    ]);
    const missing = await admin.call('getScheduleDocument', { params, query: {} });
    expect([missing.status, fieldCodes(missing)]).toEqual([400, ['document NotNull', 'paper NotNull']]);
    const { competition } = await newCompetition();
    const other = (await newInvitedUser('MANAGER', { competitionId: competition.id })).caller;
    const own = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
    const replies = await Promise.all(
      [new Caller(), staged.family, other, own].map((by) =>
        by.call('getScheduleDocument', { params, query: WHOLE }),
      ),
    );
    expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 200]);
    const unknown = { params: { competitionId: 'unknown' }, query: WHOLE };
    expect((await admin.call('getScheduleDocument', unknown)).status).toBe(404);
  });
});

describe('papers on the day', () => {
  it('follow orders, scratches and walk-ons, and each flight’s own rules', async () => {
    const judged = await newJudgedFlights();
    const { params, programmeIds, competition } = judged;
    const flight = { ...params, flightId: 'f1' };
    await judged.family.data('submitIndividualEntry', { body: entryBody(judged, 1) });
    const named = async () => {
      const { runs, unplaced } = await admin.data('listRuns', { params });
      const starters = runs.flatMap(({ flights }) => flights.flatMap((one) => one.starters));
      const nameOf = (id = '') => starters.find(({ programmeId }) => programmeId === id)?.name ?? '';
      return { unplaced, nameOf };
    };
    const [first = '', second = '', third = ''] = programmeIds;
    const [walkOn] = (await named()).unplaced;
    const order = [third, second, first];
    await admin.data('changeOrder', { params: flight, body: { order, reason: 'Late bus', version: 0 } });
    const joining = { programmeId: walkOn?.programmeId ?? '', reason: 'Entered at the desk', version: 1 };
    await admin.data('addWalkOn', { params: flight, body: joining });
    await admin.data('scratch', { params: { ...flight, programmeId: second }, body: { reason: 'Flu' } });
    const { nameOf } = await named();
    const skating = [third, first, joining.programmeId].map(nameOf);

    const paper = (document: string, flightId = 'f1') =>
      readPrintout(admin, competition.id, { document, flight: flightId });
    for (const document of ['checkIn', 'announcer', 'music', 'judges', 'referees']) {
      const { text } = await paper(document);
      const places = skating.map((name) => text.search(new RegExp(`\n${name}( \\(walk-on\\))?\n`)));
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(text).toContain(`Scratched\n${nameOf(second)}`);
      // The list of check-in has the name once, and says so beside it.
      const joinedName = nameOf(joining.programmeId);
      expect(text).toContain(document === 'checkIn' ? `${joinedName} (walk-on)` : `Walk-on\n${joinedName}`);
      if (document === 'checkIn') expect(text.split(joinedName)).toHaveLength(2);
      expect(text.replaceAll('\n', ' ')).toMatch(
        /Version 1\.3, changed .+Replaces version 1\.2 and every version before it\./,
      );
    }
    await admin.data('checkIn', { params: { ...flight, programmeId: first } });
    expect((await paper('checkIn')).text).toMatch(/Since\n(.+\n)*?\d?\d:\d\d/);
    expect((await paper('wall')).text).not.toContain('Scratched');

    // From its first mark on the flight is judged by the rules that it has; the other one by the new ones.
    await handInSheet(judged.panel[0]?.caller ?? new Caller(), { ...flight, seat: 'judge1' });
    const { rules, version } = await admin.data('getJudgingRules', { params });
    const changed = { ...rules, most: 90, range: { base: 50, widthForEachOther: 2 } };
    await admin.data('updateJudgingRules', { params, body: { rules: changed, version } });
    expect((await paper('judges')).text).toContain('Marks from 7.0 to 7.4');
    expect((await paper('judges', 'f2')).text).toContain('Marks from 0.0 to 9.0');
    const range = { least: 60, most: 80 };
    await admin.data('updateRange', { params: flight, body: { version: 0, range } });
    expect((await paper('judges')).text).toContain('Marks from 6.0 to 8.0');
  });
});
