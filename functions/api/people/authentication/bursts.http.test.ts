import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { inOneWindow } from '../../../../local/testing/inOneWindow.ts';
import { startSeparateHost, type SeparateHost } from '../../../../local/testing/separateHost.ts';

const password = 'long enough for us';
const newAddress = () => `burst-${randomUUID()}@test.example`;

interface SignUp {
  readonly email: string;
  readonly key: string;
}

const newSignUp = (): SignUp => ({ email: newAddress(), key: randomUUID() });

const parts = ({ email, key }: SignUp, typed = password) => ({
  body: { name: 'Robin Winter', email, password: typed },
  headers: { 'idempotency-key': key },
});

const signUp = (person: SignUp, typed?: string, caller = new Caller()) =>
  caller.call('signUp', parts(person, typed));

const together = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)));

describe('thirty sign-ups at once', () => {
  // As long as the hashes of a deployed product take, which fill the queue.
  let host: SeparateHost;
  beforeAll(async () => {
    host = await startSeparateHost({});
  });
  afterAll(() => host.stop());

  it('are made or asked to come back, and whoever comes back with the same key has the account', async () => {
    const people = Array.from({ length: 30 }, newSignUp);
    const replies = await Promise.all(
      people.map((person) => new Caller(host.origin).call('signUp', { ...parts(person), once: true })),
    );

    const later = replies.filter(({ status }) => status !== 201);
    expect(later.map(({ status }) => status)).toEqual(later.map(() => 503));
    expect(later.map(({ headers }) => Number(headers.get('retry-after')) > 0)).not.toContain(false);

    const again = await Promise.all(
      people.map((person) => signUp(person, password, new Caller(host.origin))),
    );
    expect(again.map(({ status }) => status)).toEqual(people.map(() => 201));
    const changed = replies.filter(
      ({ status, answer }, index) => status === 201 && answer.data.id !== again[index]?.answer.data.id,
    );
    expect(changed).toEqual([]);
  });
});

describe('a sign-up that is sent again', () => {
  it('gives the first answer, also while the first is on its way', async () => {
    const person = newSignUp();
    const replies = [...(await together(2, () => signUp(person))), await signUp(person)];
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(replies.map(({ answer }) => answer.data.id)).size).toBe(1);
  });

  it('is refused with another password, and without its key', async () => {
    const person = newSignUp();
    expect((await signUp(person)).status).toBe(201);
    const other = await signUp(person, 'another password');
    expect([other.status, other.problem.code]).toEqual([409, 'IdempotencyKeyReused']);
    const keyless = await signUp({ ...person, key: randomUUID() });
    expect(keyless.problem.errors).toEqual([
      { field: 'email', code: 'AlreadyExist', message: 'Email already exist' },
    ]);
  });
});

describe('the key of a sign-up', () => {
  it('is no way round the limit of guesses at a password', async () => {
    const { codes, right } = await inOneWindow(async () => {
      const person = newSignUp();
      await new Caller().data('signUp', parts(person));
      const answers: string[] = [];
      for (let n = 0; n < 11; n++) answers.push((await signUp(person, `my guess number ${n}`)).problem.code);
      const body = { email: person.email, password };
      return { codes: answers, right: await new Caller().call('logIn', { body }) };
    });
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 'IdempotencyKeyReused'), 'TooManyAttempts']);
    expect(right.status).toBe(429);
  });
});

describe('a burst of log-ins', () => {
  it('tries no more than ten wrong passwords of twenty-four, and refuses the others', async () => {
    const person = newSignUp();
    expect((await signUp(person)).status).toBe(201);
    const body = { email: person.email, password: 'not this one' };
    const replies = await together(24, () => new Caller().call('logIn', { body }));
    const tried = replies.filter(({ status }) => status === 400);
    const refused = replies.filter(({ problem }) => problem.code === 'TooManyAttempts');
    // A call that ran out of its time was answered 503 and sent again, but its password was tried
    // and counts. That it is exactly ten otherwise is held in attempts.test.ts.
    expect(tried.length).toBeLessThanOrEqual(10);
    expect(refused).toHaveLength(24 - tried.length);
    expect(refused.every(({ status, headers }) => status === 429 && headers.has('retry-after'))).toBe(true);
  });

  it('lets in everybody who types the right password', async () => {
    const person = newSignUp();
    expect((await signUp(person)).status).toBe(201);
    const body = { email: person.email, password };
    const replies = await together(14, () => new Caller().call('logIn', { body }));
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  });
});
