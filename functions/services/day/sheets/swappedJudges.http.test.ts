import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { askToJudge } from '../../../../local/testing/coaches.ts';
import { newCertifiedCoach, newJudge, type Judge } from '../../../../local/testing/judges.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import { publicationOf, publishDraft } from '../../../../local/testing/schedules.ts';
import {
  handInSheet,
  newHolderOfSeat,
  newJudgedRun,
  newMark,
  type JudgedFlights,
} from '../../../../local/testing/sheets.ts';

let admin: Caller;
let staged: JudgedFlights;
let next: Judge;

beforeEach(async () => {
  admin = await demoAccount('superadmin');
  staged = await newJudgedRun();
  next = await newJudge(staged.competition.id, 'gold');
});

const sheetOf = (flightId: string, seat = 'judge1') => ({ ...staged.params, flightId, seat });
const start = (flightId: string) => admin.data('startFlight', { params: { ...staged.params, flightId } });

/** Puts the next judge in the seat of Judge One, as a draft. */
async function swap() {
  const { params } = staged;
  const { generation } = await admin.data('listPanels', { params });
  const before = staged.panel[0]?.coach.id ?? '';
  const changes = [{ panelId: 'panel-f1', seat: 0, before, coachId: next.coach.id }];
  await admin.data('updatePanels', { params, body: { generation, changes, reason: 'Leaves at noon' } });
}

const judgesOf = async (flightId: string) => {
  const { sheets } = await admin.data('getFlightSheets', { params: { ...staged.params, flightId } });
  return sheets.find(({ seat }) => seat === 'judge1')?.name;
};
const nameOf = (judge: Judge | undefined) => judge?.coach.name;

describe('a judge who is swapped during the day', () => {
  it('stays with the flight that has begun, and the next one judges those to come', async () => {
    const [first] = staged.panel;
    if (!first) throw new Error('Judge One was made');
    await handInSheet(first.caller, sheetOf('f1'));
    await swap();
    await publishDraft(admin, staged.params);

    expect([await judgesOf('f1'), await judgesOf('f2')]).toEqual([nameOf(first), nameOf(next)]);
    expect(
      (await first.caller.data('getJudgingSheet', { params: sheetOf('f1') })).marks.length,
    ).toBeGreaterThan(0);
    expect((await first.caller.call('getJudgingSheet', { params: sheetOf('f2') })).status).toBe(403);
    expect((await next.caller.call('getJudgingSheet', { params: sheetOf('f1') })).status).toBe(403);
    expect((await next.caller.call('getJudgingSheet', { params: sheetOf('f2') })).status).toBe(200);

    const { events } = await admin.data('getProtocol', {
      params: staged.params,
      query: { copy: 'organisers' },
    });
    const named = events
      .flatMap(({ flights }) => flights)
      .map(({ officials }) => officials.find(({ seat }) => seat === 'judge1')?.name);
    expect(named).toEqual([nameOf(first), nameOf(next)]);

    const duties = async ({ caller }: Judge) =>
      (await caller.data('getMySchedule', { params: staged.params })).duties.map(
        ({ flights: own }) => own.length,
      );
    expect([await duties(first), await duties(next)]).toEqual([[1], [1]]);
    // Nothing changed for Judge Two, whose panel now stands twice.
    expect(staged.panel[1] && (await duties(staged.panel[1]))).toEqual([2]);

    const { panels, judges } = await admin.data('listPanels', { params: staged.params });
    const [panel] = panels;
    const times = [first, next, staged.panel[1]].map((judge) => {
      const listed = judges.find(({ id }) => id === judge?.coach.id);
      return [listed?.duties, (listed?.seconds ?? 0) / 60];
    });
    // f1 takes from 07:00 to 07:15, f2 from 07:30 to 07:45.
    expect(times).toEqual([
      [1, 15],
      [1, 15],
      [1, 45],
    ]);
    expect(panel?.begun.map(({ flightId, seats }) => [flightId, seats[0]])).toEqual([['f1', nameOf(first)]]);
    expect((await admin.data('listCodes', { params: staged.params })).panels).toMatchObject([
      { id: 'panel-f1', flights: 2 },
    ]);
  });

  it('may be followed by the coach of skaters who have begun: no conflict stands in the way', async () => {
    next = await newCertifiedCoach('gold');
    staged = await newJudgedRun(next.coach.id);
    const { params } = staged;
    await askToJudge(staged.competition.id, next.coach.id, { state: 'accepted' });
    const { startedAt } = await start('f1');
    await swap();
    const own = async () => {
      const { findings } = await admin.data('getScheduleDifference', { params });
      return findings.filter(({ rule }) => rule === 'judgeWithPupil').map(({ flightIds }) => flightIds);
    };
    expect(await own()).toEqual([]);
    const confirmsNone = { ...(await publicationOf(admin, params)), confirmed: [], comment: null };
    await admin.data('publishSchedule', { params, body: confirmsNone });
    expect([await judgesOf('f1'), await judgesOf('f2')]).toEqual([nameOf(staged.panel[0]), nameOf(next)]);

    const body = { reason: 'Wrong row', startedAt };
    await admin.data('undoStartFlight', { params: { ...params, flightId: 'f1' }, body });
    expect(await own()).toEqual([['f1']]);
  });

  it('keeps no power over the flights to come by a code that was opened before', async () => {
    const [first] = staged.panel;
    const before = await newHolderOfSeat(staged, 'judge1', nameOf(first));
    const namesake = await newHolderOfSeat(staged, 'judge1', nameOf(next)?.toUpperCase());
    await start('f1');
    await swap();
    await publishDraft(admin, staged.params);

    const list = async ({ caller }: { readonly caller: Caller }) => {
      const { flights, passed } = await caller.data('listSheets', { params: staged.params });
      return [flights.map(({ id }) => id), passed];
    };
    expect(await list(before)).toEqual([['f1'], [{ flightId: 'f2', seat: 'judge1', name: nameOf(next) }]]);
    const { columns } = await admin.data('getJudgingSheet', { params: sheetOf('f2') });
    const { flight } = await admin.data('getJudgingSheet', { params: sheetOf('f2') });
    const skater = flight.order[0]?.programmeId ?? '';
    const body = {
      device: '5f0c1f0e-8f8c-4b0e-9d3a-6f9a3f9f1c12',
      marks: [newMark(1, [skater, columns[0]?.id ?? '', 72])],
      handIn: false,
    };
    expect((await before.caller.call('submitMarks', { params: sheetOf('f2'), body })).status).toBe(403);
    expect((await admin.data('getJudgingSheet', { params: sheetOf('f2') })).marks).toEqual([]);
    await handInSheet(before.caller, sheetOf('f1'));

    // Who has opened it since, or by the name of the next judge, sits there knowingly.
    const since = await newHolderOfSeat(staged, 'judge1', 'Cy Moss');
    for (const holder of [since, namesake]) expect(await list(holder)).toEqual([['f1', 'f2'], []]);
    await handInSheet(since.caller, sheetOf('f2'));
  });

  it('keeps the flight that has begun on the own page, and in the report to the district', async () => {
    const [first] = staged.panel;
    if (!first) throw new Error('Judge One was made');
    await start('f1');
    await swap();
    await publishDraft(admin, staged.params);
    const dutiesOf = async ({ caller }: Judge) =>
      (await caller.data('getMyJudging', { params: staged.params })).duties.map(({ flights, isKept }) => [
        flights.map(({ id }) => id),
        isKept,
      ]);
    expect([await dutiesOf(first), await dutiesOf(next)]).toEqual([[[['f1'], true]], [[['f2'], false]]]);

    const { params } = staged;
    const { generation, report } = await admin.data('listPanels', { params });
    await admin.data('reportPanels', { params, body: { generation, number: report.number } });
    expect((await admin.call('getPanelReport', { params })).status).toBe(200);
    expect((await admin.data('listPanels', { params })).report.isOutdated).toBe(false);
  });

  it('finds a judge for a seat that was open when the flight started, until somebody writes there', async () => {
    const { params } = staged;
    const open = async (before: string | null, coachId: string | null) => {
      const { generation } = await admin.data('listPanels', { params });
      const changes = [{ panelId: 'panel-f1', seat: 0, before, coachId }];
      await admin.data('updatePanels', { params, body: { generation, changes, reason: 'Late' } });
    };
    await open(staged.panel[0]?.coach.id ?? null, null);
    await publishDraft(admin, params);
    await start('f1');
    await start('f2');
    const holder = await newHolderOfSeat(staged, 'judge1', 'Cy Moss');
    await handInSheet(holder.caller, sheetOf('f2'));
    await open(null, next.coach.id);
    await publishDraft(admin, params);
    expect([await judgesOf('f1'), await judgesOf('f2')]).toEqual([nameOf(next), null]);
  });

  it('finds no judge for a seat in which somebody writes while it is filled', async () => {
    const { params } = staged;
    const change = async (before: string | null, coachId: string | null) => {
      const { generation } = await admin.data('listPanels', { params });
      const changes = [{ panelId: 'panel-f1', seat: 0, before, coachId }];
      await admin.data('updatePanels', { params, body: { generation, changes, reason: 'Late' } });
    };
    await change(staged.panel[0]?.coach.id ?? null, null);
    await publishDraft(admin, params);
    await start('f1');
    const holder = await newHolderOfSeat(staged, 'judge1', 'Cy Moss');
    const second = staged.panel[1];
    if (second) await handInSheet(second.caller, sheetOf('f1', 'judge2'));
    await change(null, next.coach.id);
    const body = { ...(await publicationOf(admin, params)), comment: null };
    await raced(
      [staged.competition.id, 'publishedVersion'],
      () => admin.data('publishSchedule', { params, body }),
      () => handInSheet(holder.caller, sheetOf('f1')),
    );
    expect(await judgesOf('f1')).toBe(null);
  });

  it('keeps those who judge through any number of later versions', async () => {
    await start('f1');
    await swap();
    await publishDraft(admin, staged.params);
    await start('f2');
    const { generation } = await admin.data('listPanels', { params: staged.params });
    const changes = [{ panelId: 'panel-f1', seat: 0, before: next.coach.id, coachId: null }];
    await admin.data('updatePanels', { params: staged.params, body: { generation, changes, reason: null } });
    await publishDraft(admin, staged.params);
    expect([await judgesOf('f1'), await judgesOf('f2')]).toEqual([nameOf(staged.panel[0]), nameOf(next)]);
  });

  it('keeps the flight that starts while the swap is published', async () => {
    await swap();
    const body = { ...(await publicationOf(admin, staged.params)), comment: null };
    const reply = await raced(
      [staged.competition.id, 'publishedVersion'],
      () => admin.call('publishSchedule', { params: staged.params, body }),
      () => start('f1'),
    );
    expect([reply.status, reply.answer.data.keptFlights]).toEqual([200, 1]);
    expect([await judgesOf('f1'), await judgesOf('f2')]).toEqual([nameOf(staged.panel[0]), nameOf(next)]);
  });

  it('takes no first mark from a judge whom a version replaces at that moment', async () => {
    await swap();
    const [first] = staged.panel;
    const { columns } = await admin.data('getJudgingSheet', { params: sheetOf('f1') });
    const marks = [newMark(1, [staged.programmeIds[0] ?? '', columns[0]?.id ?? '', 72])];
    const reply = await raced(
      [staged.competition.id, 'firstMarkAt = if_not_exists'],
      async () =>
        first?.caller.call('submitMarks', {
          params: sheetOf('f1'),
          body: { device: '5f0c1f0e-8f8c-4b0e-9d3a-6f9a3f9f1c11', marks, handIn: false },
        }),
      () => publishDraft(admin, staged.params),
    );
    expect(reply?.status).toBe(403);
    expect(await judgesOf('f1')).toBe(nameOf(next));
  });
});
