import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../local/testing/caller.ts';
import { newCoachBy } from '../../../../local/testing/coaches.ts';
import { entryBody } from '../../../../local/testing/competitions.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newScheduled } from '../../../../local/testing/schedules.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

describe('what there is to plan', () => {
  it('is the confirmed programmes with their people and names, on the ice of the competition', async () => {
    const staged = await newScheduled(2);
    const { problem, programmes, people, surfaces, events, competition } = staged.problem;
    const { startDate, endDate, timeZone, name } = staged.competition;
    expect(competition).toEqual({ name, startDate, endDate, timeZone, state: 'published' });
    expect(problem).toMatchObject({ version: 1, timeZone, fixed: { flights: [], blocks: [], panels: [] } });
    expect(surfaces).toEqual([
      { id: 'a', name: 'Main ice' },
      { id: 'b', name: 'Hall' },
    ]);
    expect(problem.programmes).toHaveLength(4);
    expect(problem.programmes[0]).toMatchObject({ seconds: 90, rinkId: null, coachId: null });
    expect(problem.skaters.map(({ sex }) => sex)).toEqual(['F', 'F']);
    expect(people.map(({ id }) => id).sort()).toEqual(problem.skaters.map(({ id }) => id).sort());
    expect(programmes.map((one) => one.name).sort()).toEqual(
      people.flatMap(({ fullName }) => [fullName, fullName]).sort(),
    );
    // No guardian chose how these names are published: a first name and the rink.
    expect(programmes[0]?.publishedName).toMatch(/^\p{L}+, .+/u);
    expect(programmes[0]?.publishedName).not.toBe(programmes[0]?.name);
    expect(staged.problem.unconfirmed).toEqual([]);
    expect(events.map(({ level }) => level)).toContain('Freestyle 1');
    expect(problem.events.map(({ id }) => id)).toEqual(events.map(({ id }) => id));
  });

  it('names the coach of an entry, and those of its rink who may judge', async () => {
    const staged = await newScheduled(0);
    const { ring: rinkId } = staged.competition;
    const homeIsiRink = staged.competition.rink.name;
    const gold = [{ certificate: 'gold', date: '2020-01-01', expiry: null }];
    const judge = await newCoachBy(admin, { rinkIds: [rinkId], certificates: gold });
    await newCoachBy(admin, { rinkIds: [rinkId] });
    const teacher = await newCoachBy(admin, { rinkIds: [rinkId] });
    const body = { ...entryBody(staged, 2), homeIsiRink: rinkId, coachId: teacher.id };
    await staged.family.data('submitIndividualEntry', { body });
    const skater = await newCoachBy(admin, {
      rinkIds: [rinkId],
      certificates: gold,
      name: body.fullName.toUpperCase(),
    });
    const { problem, coaches, rinks } = await admin.data('getScheduleProblem', { params: staged.params });
    expect(problem.programmes.map(({ coachId }) => coachId)).toEqual([teacher.id, teacher.id]);
    expect(problem.programmes.map((one) => one.rinkId)).toEqual([rinkId, rinkId]);
    expect(coaches.map(({ id }) => id).sort()).toEqual([judge.id, teacher.id, skater.id].sort());
    const known = { rinkId, skaterId: null, available: null };
    expect(problem.coaches).toContainEqual({ ...known, id: judge.id, certificates: ['gold'] });
    expect(problem.coaches).toContainEqual({ ...known, id: teacher.id, certificates: [] });
    // The one who has the name and the rink of a skater skates.
    const skaterId = problem.skaters[0]?.id;
    expect(problem.coaches).toContainEqual({ ...known, id: skater.id, certificates: ['gold'], skaterId });
    expect(rinks).toEqual([{ id: rinkId, name: homeIsiRink }]);
  });
});
