import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import {
  changeBody,
  competitionBody,
  formBody,
  newCompetition,
} from '../../../../local/testing/competitions.ts';
import { newInvitedUser } from '../../../../local/testing/people.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';

/** An account of its own for each test: the last bulk change is the account's. */
let admin: Caller;
let one: Competition;
let other: Competition;

const change = (action: string, competitions: readonly { id: string; version: number }[], by = admin) =>
  by.call('changeCompetitions', {
    body: { action, competitions: competitions.map(({ id, version }) => ({ id, version })) },
  });
const undo = (changeId: string, by = admin) => by.call('undoCompetitionChange', { params: { changeId } });
const stored = ({ id }: Competition) => admin.data('getCompetition', { params: { competitionId: id } });
const statesOf = async (...competitions: Competition[]) =>
  (await Promise.all(competitions.map(stored))).map(({ state, version }) => `${state} ${version}`);

async function anotherAtTheRink(): Promise<Competition> {
  const { id } = await admin.data('createForm', { body: formBody() });
  return admin.data('createCompetition', { body: competitionBody(one.ring, id) });
}

beforeAll(async () => {
  [admin, one, other] = await Promise.all([
    newInvitedUser('SUPER_ADMIN', {}).then(({ caller }) => caller),
    newCompetition().then(({ competition }) => competition),
    newCompetition().then(({ competition }) => competition),
  ]);
});

describe('changeCompetitions', () => {
  it('archives several at once, and undoes it at once, once', async () => {
    const done = await change('archive', [one, other]);
    expect(done.answer.data.count).toBe(2);
    expect(await statesOf(one, other)).toEqual(['archived 2', 'archived 2']);
    const { changeId } = done.answer.data;
    const replies = await Promise.all([undo(changeId), undo(changeId), undo(changeId)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(replies.find(({ status }) => status === 200)?.answer.data).toEqual({ count: 2 });
    expect(await statesOf(one, other)).toEqual(['published 3', 'published 3']);
  });

  it('is all or none, and names what is another one than was read', async () => {
    const [first, second] = [await stored(one), await stored(other)];
    const reply = await change('archive', [first, { ...second, version: 1 }]);
    expect([reply.status, reply.problem.changed]).toEqual([409, [{ id: other.id, name: other.name }]]);
    expect(await statesOf(one, other)).toEqual(['published 3', 'published 3']);
    expect((await change('archive', [first, { id: 'none', version: 1 }])).status).toBe(404);
    expect((await change('restore', [first])).status).toBe(409);
  });

  it.each([
    [{}, ['action NotNull', 'competitions NotNull']],
    [{ action: 'delete', competitions: [] }, ['action MustValid', 'competitions NotNull']],
    [{ action: 'archive', competitions: [{ id: 'a' }] }, ['competitions.0.version NotNull']],
    [
      { action: 'archive', competitions: [1, 2].map((version) => ({ id: 'a', version })) },
      ['competitions.1.id AlreadyExist'],
    ],
    [
      {
        action: 'archive',
        competitions: Array.from({ length: 41 }, (_, n) => ({ id: `c${n}`, version: 1 })),
      },
      ['competitions MustValid'],
    ],
  ])('refuses %j', async (body, expected) => {
    const reply = await admin.call('changeCompetitions', { body });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, ...expected]);
  });

  it('holds forty: each with its record, in one transaction', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, anotherAtTheRink));
    const done = await change('archive', all);
    expect(done.answer.data.count).toBe(40);
    expect((await undo(done.answer.data.changeId)).answer.data.count).toBe(40);
    expect(new Set(await statesOf(...all))).toEqual(new Set(['published 3']));
  });
});

describe('undoCompetitionChange', () => {
  it('is refused as a whole when somebody changed one of them since, who is named', async () => {
    const [first, second] = [await stored(one), await stored(other)];
    const { changeId } = (await change('archive', [first, second])).answer.data;
    await admin.data('restoreCompetition', {
      params: { competitionId: other.id },
      body: { version: second.version + 1 },
    });
    const reply = await undo(changeId);
    expect([reply.status, reply.problem.code]).toEqual([409, 'VersionConflict']);
    expect(reply.problem.changed).toEqual([{ id: other.id, name: other.name }]);
    expect(await statesOf(one)).toEqual([`archived ${first.version + 1}`]);
  });

  it('is for the last change of the own account only', async () => {
    const stranger = (await newInvitedUser('SUPER_ADMIN', {})).caller;
    const { changeId } = (await change('restore', [await stored(one)])).answer.data;
    expect((await undo(changeId, stranger)).status).toBe(404);
    await change('archive', [await stored(one)]);
    expect((await undo(changeId)).status).toBe(404);
  });
});

it('leaves a record with each, by whom', async () => {
  const { competition } = await newCompetition();
  const { changeId } = (await change('archive', [competition])).answer.data;
  await undo(changeId);
  await admin.data('updateCompetition', {
    params: { competitionId: competition.id },
    body: { ...changeBody(await stored(competition)), theme: 'Thaw' },
  });
  const records = await admin.data('listCompetitionHistory', { params: { competitionId: competition.id } });
  expect(records.map(({ deed: record }) => record)).toEqual(['changed', 'restored', 'archived', 'published']);
  expect(records[0]).toMatchObject({
    changes: [{ path: ['theme'], from: 'First snow', to: 'Thaw' }],
    by: { name: 'Kim Lake' },
  });
});
