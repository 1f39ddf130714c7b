import { beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition } from '../../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';
import { raced } from '../../../../../local/testing/races.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';

const LISTS = [
  ['an event’s', 'event:freestyle.freestyle-1', {}, 1],
  ['the competition’s', '*', { capacity: 1 }, null],
] as const;

let admin: Caller;
let family: Caller;
beforeAll(async () => {
  [admin, family] = await Promise.all([demoAccount('superadmin'), newFamily()]);
});

it.each(LISTS)(
  '%s list keeps the first of two moves at once, the first move or a later',
  async (_, list, limits, places) => {
    const staged = await newCompetition(limits, places);
    const params = { competitionId: staged.competition.id };
    const enter = (name: string) =>
      family.data('submitIndividualEntry', { body: entryBody(staged, 1, name) });
    const toTheHead = ({ id: entryId }: Entry) => {
      const body = { list, entryId, place: 1, reason: 'Misplaced by us' };
      return admin.call('moveWaiting', { params, body });
    };
    const order = async () =>
      (await admin.data('listWaiting', { params })).flatMap(({ rows }) => rows.map(({ name }) => name));
    /** Moves an entry to the head while another is moved there. */
    const late = async (entry: Entry, first: Entry) => {
      const reply = await raced(
        [params.competitionId, 'reordered = :next'],
        () => toTheHead(entry),
        () => toTheHead(first),
      );
      return [reply.status, reply.problem.code];
    };
    const al = await enter('Al Vale');
    const [ada, bo, cy] = [await enter('Ada Vale'), await enter('Bo Vale'), await enter('Cy Vale')];

    expect(await late(cy, bo)).toEqual([409, 'VersionConflict']);
    expect(await order()).toEqual(['Bo Vale', 'Ada Vale', 'Cy Vale']);
    expect(await late(cy, ada)).toEqual([409, 'VersionConflict']);
    expect(await order()).toEqual(['Ada Vale', 'Bo Vale', 'Cy Vale']);

    // A place opens, and the head of the list moves away before it gets the place.
    await raced(
      [params.competitionId, 'reordered = :order'],
      () => family.data('withdrawEntry', { params: { entryId: al.id }, body: { version: al.version } }),
      async () => {
        expect((await toTheHead(bo)).status).toBe(200);
      },
    );
    expect(await order()).toEqual(['Ada Vale', 'Cy Vale']);
  },
);
