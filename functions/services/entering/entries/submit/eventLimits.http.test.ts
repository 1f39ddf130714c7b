import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { Caller } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition } from '../../../../../local/testing/competitions.ts';
import { mailedToken } from '../../../../../local/testing/outbox.ts';
import { logIn } from '../../../../../local/testing/people.ts';

it('lets an account enter 22 events until its address is confirmed, however it asks', async () => {
  const email = `family-${randomUUID()}@test.example`;
  const password = 'a password of ours';
  await new Caller().data('signUp', { body: { name: 'Robin Winter', email, password } });
  const [family, staged] = [await logIn(email, password), await newCompetition()];
  const submit = (events: number, key: string = randomUUID(), body = entryBody(staged, events)) =>
    family.call('submitIndividualEntry', { body, headers: { 'idempotency-key': key } });

  const burst = await Promise.all(Array.from({ length: 7 }, () => submit(4)));
  const refused = burst.filter(({ status }) => status !== 201);
  expect(refused.map(({ problem }) => [problem.status, problem.code])).toEqual([
    [409, 'EmailNotVerified'],
    [409, 'EmailNotVerified'],
  ]);

  const [key, last] = [randomUUID(), entryBody(staged, 2)];
  const stored = await submit(2, key, last);
  expect(stored.status).toBe(201);
  expect((await submit(2, key, last)).answer.data.id).toBe(stored.answer.data.id);
  expect((await submit(1)).problem.code).toBe('EmailNotVerified');

  const token = await mailedToken(email, '/signup-success');
  await new Caller().data('verifyEmail', { body: { token } });
  expect((await submit(1)).status).toBe(201);
});
