import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Caller } from '../../local/testing/caller.ts';
import { askToJudge, newCoachAccount } from '../../local/testing/coaches.ts';
import { newCompetition } from '../../local/testing/competitions.ts';
import { pathsIn, sampleOf, valueAt, withValueAt, type JsonSchema } from '../../local/testing/jsonSamples.ts';
import { newFamily, newInvitedUser } from '../../local/testing/people.ts';
import { commonErrors, ERRORS } from '../../shared/contract/core/errors.ts';
import { fieldErrorsOf } from '../../shared/contract/core/fieldMessages.ts';
import type { Role } from '../../shared/contract/core/roles.ts';
import { openApiDocument } from '../../shared/contract/openApi.ts';
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

/** One field for each operation and kind; all of them at night (decision 0312). */
const isEvery = inject('isThorough');

let own: { readonly competitionId: string; readonly formId: string };
const callers = new Map<Role | 'PUBLIC', Caller>([['PUBLIC', new Caller()]]);
let judge: Caller;

/** A competition and accounts of this test’s own: what is accepted changes nobody else’s. */
beforeAll(async () => {
  const { competition, form } = await newCompetition();
  own = { competitionId: competition.id, formId: form.id };
  callers.set('SUPER_ADMIN', (await newInvitedUser('SUPER_ADMIN', {})).caller);
  callers.set('MANAGER', (await newInvitedUser('MANAGER', { competitionId: competition.id })).caller);
  callers.set('SKATER', await newFamily());
  const { caller, coach } = await newCoachAccount('HEAD_COACH');
  callers.set('HEAD_COACH', caller);
  judge = caller;
  await askToJudge(competition.id, coach.id);
});

function callerOf(operation: Operation): Caller {
  const { roles, grants } = routeOf(operation);
  const caller = grants ? judge : callers.get(roles[0] ?? 'PUBLIC');
  if (!caller) throw new Error(`Nobody may call ${operation}`);
  return caller;
}

interface OperationObject {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly schema: JsonSchema;
  }[];
}

const { paths } = openApiDocument('0') as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
};

function describedRequest(operation: Operation): OperationObject {
  const { path, method } = routeOf(operation);
  return paths[path]?.[method.toLowerCase()] ?? {};
}

function sampleBody(operation: Operation): unknown {
  const schema = describedRequest(operation).requestBody?.content['application/json']?.schema ?? {};
  const sample = sampleOf(schema);
  return Object.entries(own).reduce(
    (body, [field, id]) => (schema.properties?.[field] ? withValueAt(body, [field], id) : body),
    sample,
  );
}

/** Of the values in a request, all or one: which one differs by operation and kind, and stays. */
function chosen<Value>(values: readonly Value[], name: string): readonly Value[] {
  if (isEvery) return values;
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return values.slice(sum % values.length, (sum % values.length) + 1);
}

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

function expectDocumented(operation: Operation, { status, problem }: { status: number; problem: unknown }) {
  const route = routeOf(operation);
  if (status === (route.status ?? 200)) return;
  const { code } = problem as { code: keyof typeof ERRORS };
  const documented = [...route.errors, ...commonErrors(route)].filter((one) => ERRORS[one].status < 500);
  expect(documented).toContain(code);
  expect(status).toBe(ERRORS[code].status);
}

const withBody = OPERATIONS.filter((operation) => routeOf(operation).body !== undefined);

/** How many calls each kind made: a contract that took everything would make few. */
const sent = new Map<string, number>();

describe.each(Object.entries(WRONG))('a field that is %s', (kind, change) => {
  it.each(withBody)('in the body of %s has an answer of the contract', async (operation) => {
    const body = sampleBody(operation);
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
