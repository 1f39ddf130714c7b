import { describe, expect, it } from 'vitest';
import { pathsIn, valueAt, withValueAt } from '../../local/testing/jsonSamples.ts';
import { sampleBody } from '../../local/testing/sampleRequests.ts';
import { chosen, expectDocumented, newContractCallers } from '../../local/testing/wrongRequests.ts';
import { fieldErrorsOf } from '../../shared/contract/core/fieldMessages.ts';
import { OPERATIONS, routeOf, type Operation } from '../../shared/contract/routes.ts';

const WRONG = {
  missing: () => undefined,
  'of another type': (value: unknown) => OTHER_TYPES[typeof value] ?? 'text',
  null: () => null,
  huge: (value: unknown) => (typeof value === 'number' ? 1e300 : HUGE),
  strange: (value: unknown) => (typeof value === 'number' ? -0.5 : STRANGE),
  'with a field more': (value: unknown) => ({ ...Object(value), unknownField: [JSON.parse(PROTOTYPE)] }),
} as const satisfies Record<string, (value: unknown) => unknown>;

const OTHER_TYPES: Readonly<Record<string, unknown>> = {
  string: { toString: 'text' },
  number: '17',
  boolean: 'true',
  object: 17,
};

/** Only a text makes a field of this name. */
const PROTOTYPE = '{"__proto__":{"role":"SUPER_ADMIN"}}';
const HUGE = 'x'.repeat(300_000);
/** No text: the end of a string in C, half of a character, a direction, a key’s divider. */
const STRANGE = '\u0000\ud800\u202e#%2F../__proto__';

const { own, callerOf } = await newContractCallers();

/** The refusal of a body by the contract alone; null where it takes it. */
function refusalBy(operation: Operation, body: unknown) {
  const sent: unknown = JSON.parse(JSON.stringify(body));
  const { error } = routeOf(operation).body?.safeParse(sent, { reportInput: true }) ?? {};
  return error ? fieldErrorsOf(error.issues) : null;
}

const isOwn = (operation: Operation, body: unknown) =>
  routeOf(operation).path.includes('{competitionId}') ||
  (typeof body === 'object' &&
    body !== null &&
    'competitionId' in body &&
    body.competitionId === own.competitionId);

const withBody = OPERATIONS.filter((operation) => routeOf(operation).body !== undefined);

/** How many calls each kind made: a contract that took everything would make few. */
const sent = new Map<string, number>();

describe.each(Object.entries(WRONG))('a field that is %s', (kind, change) => {
  it.each(withBody)('in the body of %s has an answer of the contract', async (operation) => {
    const body = sampleBody(operation, own);
    for (const path of chosen(pathsIn(body), operation + kind)) {
      const wrong = withValueAt(body, path, change(valueAt(body, path)));
      const errors = refusalBy(operation, wrong);
      // What the contract takes is done: only where it is this test’s own.
      if (errors === null && !isOwn(operation, wrong)) continue;
      sent.set(kind, (sent.get(kind) ?? 0) + 1);
      const reply = await callerOf(operation).call(operation, { params: own, body: wrong });
      expectDocumented(operation, reply);
      if (errors !== null) expect(reply).toMatchObject({ status: 400, problem: { errors } });
    }
  });
});

it.each(Object.keys(WRONG))('most operations were asked with a field that is %s', (kind) => {
  expect(sent.get(kind)).toBeGreaterThan(withBody.length / 2);
});
