import { describe, expect, inject, it } from 'vitest';
import { sampleBody, sampleParameters } from '../../local/testing/sampleRequests.ts';
import { chosen, expectDocumented, newContractCallers } from '../../local/testing/wrongRequests.ts';
import { fieldErrorsOf } from '../../shared/contract/core/fieldMessages.ts';
import { OPERATIONS, routeOf, type Operation } from '../../shared/contract/routes.ts';

/** Below what Node and the gateway take for a whole request, above what the table takes for a key. */
const HUGE = 'x'.repeat(5_000);
/** A direction, and dividers of keys and addresses. The edge refuses ways out of a folder (distribution.test.ts). */
const STRANGE = '\u202e#?&%__proto__';

const WRONG: Readonly<Record<string, string>> = {
  empty: '',
  'of another type': '{"toString":17}',
  null: 'null',
  'a number': '-1e300',
  huge: HUGE,
  strange: STRANGE,
};

const { own, callerOf } = await newContractCallers();

const IN_QUERY = OPERATIONS.filter((operation) => routeOf(operation).query !== undefined);
const IN_PATH = OPERATIONS.filter((operation) => routeOf(operation).path.includes('{'));
/** The others are pages. */
const IN_API = OPERATIONS.filter((operation) => routeOf(operation).path.startsWith('/api/'));

/** A query that the contract takes, or nearly: rules between its parameters may refuse it. */
const queryOf = (operation: Operation) => ({
  ...sampleParameters(operation, 'query'),
  ...('cursor' in (routeOf(operation).query?.shape ?? {}) && { cursor: '' }),
});

/** An answer of the contract: where the contract alone refuses the query, with its words. */
async function expectAnswered(operation: Operation, query: Readonly<Record<string, string>>) {
  const { error } = routeOf(operation).query?.safeParse(query) ?? {};
  const reply = await callerOf(operation).call(operation, { params: own, query });
  expectDocumented(operation, reply);
  if (error) expect(reply).toMatchObject({ status: 400, problem: { errors: fieldErrorsOf(error.issues) } });
}

const inQuery = 'in the query of %s has an answer of the contract';
const inPath = 'in the path of %s has an answer of the contract';

describe.each(Object.entries(WRONG))('a parameter that is %s', (kind, value) => {
  it.each(IN_QUERY)(inQuery, async (operation) => {
    const query = queryOf(operation);
    for (const name of chosen(Object.keys(query), operation + kind))
      await expectAnswered(operation, { ...query, [name]: value });
  });

  it.each(IN_PATH)(inPath, async (operation) => {
    const params: Record<string, string> = { ...sampleParameters(operation, 'path'), ...own };
    const names = Object.keys(sampleParameters(operation, 'path'));
    const [query, body] = [queryOf(operation), sampleBody(operation, own)];
    for (const name of chosen(names, operation + kind)) {
      const request = { params: { ...params, [name]: value }, query, body };
      expectDocumented(operation, await callerOf(operation).call(operation, request));
    }
  });
});

describe('a parameter that is missing', () => {
  it.each(IN_QUERY)(inQuery, async (operation) => {
    const query = Object.entries(queryOf(operation));
    for (const [missing] of chosen(query, operation))
      await expectAnswered(operation, Object.fromEntries(query.filter(([name]) => name !== missing)));
  });
});

describe('a parameter more', () => {
  it.each(IN_QUERY)(inQuery, (operation) =>
    expectAnswered(operation, { ...queryOf(operation), unknownName: STRANGE }),
  );

  it.each(IN_API)('in the path of %s is refused', async (operation) => {
    const { path, method } = routeOf(operation);
    const response = await fetch(
      new URL(`${path.replaceAll(/\{\w+\}/g, 'none')}/more/none`, inject('origin')),
      {
        method,
        headers: { 'x-requested-with': 'test', cookie: callerOf(operation).cookie ?? '' },
      },
    );
    const type = response.headers.get('content-type') ?? '';
    expect([response.status, type, await response.json()]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
      expect.objectContaining({ code: 'NotFound' }),
    ]);
  });
});
