import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';

let staged: Staged;
let family: Caller;
beforeAll(async () => {
  [staged, family] = await Promise.all([newCompetition(), newFamily()]);
});

const figuresOf = async ({ competition }: Staged) =>
  (await demoAccount('superadmin')).data('competitionFigures', {
    params: { competitionId: competition.id },
  });

describe('the same submit twice', () => {
  it('at once, with its key, is one entry and one answer', async () => {
    const before = await figuresOf(staged);
    const body = entryBody(staged);
    const headers = { 'idempotency-key': randomUUID() };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => family.call('submitIndividualEntry', { body, headers })),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(new Set(replies.map(({ answer }) => JSON.stringify(answer))).size).toBe(1);
    expect((await figuresOf(staged)).eventsEntered).toBe(before.eventsEntered + 3);
  });

  it('with a key that was used for another request is refused', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await family.data('submitIndividualEntry', { body: entryBody(staged), headers });
    const reply = await family.call('submitIndividualEntry', { body: entryBody(staged), headers });
    expect([reply.status, reply.problem.code]).toEqual([409, 'IdempotencyKeyReused']);
  });

  it('with a key that no key of the table can hold is refused', async () => {
    const headers = { 'idempotency-key': 'k'.repeat(1_100) };
    const reply = await family.call('submitIndividualEntry', { body: entryBody(staged), headers });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, 'Idempotency-Key MustValid']);
  });

  it('is the same key of another family’s own submit too', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const other = await newFamily();
    const mine = await family.data('submitIndividualEntry', { body: entryBody(staged), headers });
    const theirs = await other.data('submitIndividualEntry', { body: entryBody(staged), headers });
    expect(theirs.id).not.toBe(mine.id);
  });

  it('without a key enters the skater once in each event, whichever family asks', async () => {
    const body = entryBody(staged);
    const families = await Promise.all([newFamily(), newFamily(), newFamily()]);
    const replies = await Promise.all(
      families.map((caller) => caller.call('submitIndividualEntry', { body })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 400, 400]);
    expect(replies.flatMap(fieldCodes)).toEqual(['event AlreadyExist', 'event AlreadyExist']);
  });

  it('writes nothing of an entry of which one event is refused', async () => {
    const body = entryBody(staged, 1);
    await family.data('submitIndividualEntry', { body });
    const before = await figuresOf(staged);
    const more = { ...entryBody(staged, 3), fullName: body.fullName };
    expect(fieldCodes(await family.call('submitIndividualEntry', { body: more }))).toEqual([
      'event AlreadyExist',
    ]);
    expect(await figuresOf(staged)).toEqual(before);
  });
});

describe('capacity', () => {
  it('is never exceeded, however many come at once, and no place is lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 2, max: 16 }),
        async (places, many) => {
          const capped = await newCompetition({}, places);
          const replies = await Promise.all(
            Array.from({ length: many }, () =>
              family.call('submitIndividualEntry', { body: { ...entryBody(capped, 2), waiting: 'refuse' } }),
            ),
          );
          const entered = replies.filter(({ status }) => status === 201).length;
          const full = replies.flatMap(fieldCodes);
          expect(entered).toBe(Math.min(places, many));
          expect(full).toEqual(Array.from({ length: many - entered }, () => 'event MustAvailable'));
          expect((await figuresOf(capped)).eventsEntered).toBe(entered * 2);
        },
      ),
      { numRuns: 8 },
    );
  });
});
