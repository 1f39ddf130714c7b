import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../../local/testing/caller.ts';
import { newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { groupFormBody, teamBody } from '../../../../../local/testing/groupEntries.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';

let staged: Staged;
let family: Caller;
beforeAll(async () => {
  family = await newFamily();
  staged = await newCompetition({}, null, groupFormBody());
});

const refused = async (change: object) =>
  fieldCodes(await family.call('submitTeamEntry', { body: { ...teamBody(staged), ...change } }));

describe('submitTeamEntry', () => {
  it('enters a team at the price of who skates, once for a click and its repeat', async () => {
    const body = teamBody(staged, 6, 2);
    const headers = { 'idempotency-key': randomUUID() };
    const reply = await family.call('submitTeamEntry', { body, headers });
    expect(reply.status).toBe(201);
    expect(reply.answer.data).toMatchObject({ kind: 'team', name: body.nameOfTeam, totalPrice: 8_000 });
    expect(reply.answer.data.events).toMatchObject([{ format: 'Team', price: 8_000 }]);
    const again = await family.call('submitTeamEntry', { body, headers });
    expect(again.answer.data).toEqual(reply.answer.data);

    const manager = await demoAccount('superadmin');
    const params = { competitionId: staged.competition.id };
    const teams = await manager.data('listTeams', { params, query: { search: body.nameOfTeam } });
    expect(teams).toMatchObject([{ nameOfTeam: body.nameOfTeam, coachName: 'Mira Lake', skaters: 6 }]);
  });

  it('says what the specification says of what is missing', async () => {
    const { problem } = await family.call('submitTeamEntry', {
      body: { ...teamBody(staged), skaters: [], nameOfTeam: ' ', coachName: null, coachEmail: 'nobody' },
    });
    expect(problem.errors).toEqual(
      expect.arrayContaining([
        { field: 'skaters', code: 'NotNull', message: 'Please input skaters' },
        { field: 'nameOfTeam', code: 'NotNull', message: 'Name of team must not empty' },
        { field: 'coachName', code: 'NotNull', message: 'Coach name must not empty' },
        { field: 'coachEmail', code: 'MustEmail', message: 'Coach email format must valid' },
      ]),
    );
  });

  it('names the rows of the roster that are wrong', async () => {
    const skaters = [
      { fullName: 'Ada Frost', birthdate: '2014-03-01' },
      { fullName: ' ', birthdate: '2014-03-01' },
      { fullName: 'Bo Lake', birthdate: '2014-02-30' },
    ];
    expect(await refused({ skaters })).toEqual([
      'skaters.1.fullName NotNull',
      'skaters.2.birthdate MustValid',
    ]);
    const { skaters: squad } = teamBody(staged);
    const again = `  ${squad[1]?.fullName.toUpperCase() ?? ''}`;
    const twins = [...squad, { fullName: again, birthdate: '2014-03-01' }];
    expect(await refused({ skaters: twins, totalPrice: 10_000 })).toEqual([
      'skaters.5.fullName AlreadyExist',
    ]);
  });

  it('counts who skates, not who stands in', async () => {
    expect(await refused({ ...teamBody(staged, 5, 2) })).toEqual(['skaters MustWithin']);
    expect(await refused({ totalPrice: 1 })).toEqual(['totalPrice MustCorrect']);
    expect(await refused({ event: 'freestyle.freestyle-1' })).toEqual(['event MustExist']);
  });

  it('enters a team of one name in an event once', async () => {
    const body = teamBody(staged);
    await family.data('submitTeamEntry', { body });
    const reply = await (await newFamily()).call('submitTeamEntry', { body });
    expect(fieldCodes(reply)).toEqual(['event AlreadyExist']);
  });
});
