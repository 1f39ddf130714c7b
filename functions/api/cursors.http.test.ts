import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../local/testing/caller.ts';
import { newCoachAccount } from '../../local/testing/coaches.ts';
import { demoAccount } from '../../local/testing/people.ts';
import { OPERATIONS, routeOf, type Operation } from '../../shared/contract/routes.ts';
import type { Route } from '../../shared/contract/core/route.ts';

/** Demo data: a competition with hundreds of entries. */
const COMPETITION = '01KDEM0MEET000000000000004';

const inQuery = ({ query }: Route) => 'cursor' in (query?.shape ?? {});
const inBody = ({ body }: Route) => body !== undefined && 'shape' in body && 'cursor' in body.shape;

const PAGED = OPERATIONS.filter((operation) => {
  const route: Route = routeOf(operation);
  return inQuery(route) || inBody(route);
});

/** Some operations need a query besides a cursor. */
const QUERIES: Partial<Record<Operation, Record<string, string>>> = {
  listEmergency: { kind: 'individual' },
  listLedger: { kind: 'individual' },
};
const BODIES: Partial<Record<Operation, Record<string, unknown>>> = {
  recheckEntries: { kind: 'individual' },
  previewReminder: { about: 'incomplete', words: null },
  sendUnsentMails: { send: false },
};

let [admin, family, coach]: (Caller | undefined)[] = [];
const ids: Record<string, string> = { competitionId: COMPETITION };
/** Genuine ones, by operation. */
const cursors = new Map<Operation, string>();

function callerOf(operation: Operation): Caller {
  const { roles, grants }: Route = routeOf(operation);
  const found = grants !== undefined ? coach : roles.some((role) => role === 'SUPER_ADMIN') ? admin : family;
  if (!found) throw new Error(`Nobody calls ${operation}`);
  return found;
}

async function page(operation: Operation, cursor: string | null, more: Record<string, string> = {}) {
  const route: Route = routeOf(operation);
  const own: Record<string, string> = cursor === null ? {} : { cursor };
  const reply = await callerOf(operation).call(operation, {
    params: ids,
    ...(inQuery(route) && { query: { ...QUERIES[operation], ...more, ...own } }),
    ...(inBody(route) && { body: { ...BODIES[operation], ...own } }),
  });
  const { nextCursor = null } = reply.answer as { readonly nextCursor?: string | null };
  return { status: reply.status, codes: fieldCodes(reply), nextCursor };
}

beforeAll(async () => {
  [admin, family] = await Promise.all([demoAccount('superadmin'), demoAccount('skater')]);
  coach = (await newCoachAccount('SKATER')).caller;
  ids['rinkId'] = (await admin.data('listRinkRecords'))[0]?.id ?? '';
  ids['coachId'] = (await admin.data('listCoaches'))[0]?.id ?? '';
  const { formId } = await admin.data('getCompetition', { params: ids });
  const { formats } = await admin.data('getForm', { params: { formId: formId ?? '' } });
  ids['eventId'] = formats[0]?.events[0]?.id ?? '';
  // A recheck changes entries that other tests look at.
  for (const operation of PAGED.filter((one) => one !== 'recheckEntries')) {
    const { status, nextCursor } = await page(operation, null);
    expect([operation, status]).toEqual([operation, 200]);
    if (nextCursor !== null) cursors.set(operation, nextCursor);
  }
});

describe('an altered cursor', () => {
  it('can be tried at every paged operation, with cursors of many', () => {
    expect(PAGED.length).toBeGreaterThan(20);
    expect(cursors.size).toBeGreaterThan(4);
  });

  it.each(PAGED)('of %s is 400', async (operation) => {
    const own = cursors.get(operation);
    const others = [...cursors].filter(([other]) => other !== operation).map(([, cursor]) => cursor);
    const whole = own ?? others[0] ?? '';
    const middle = Math.floor(whole.length / 2);
    const altered = [
      'nonsense',
      'individual.',
      '1.',
      '{}',
      'null',
      `${whole}A`,
      whole.slice(0, -1),
      whole.slice(0, middle),
      whole.slice(4),
      `${whole.slice(0, middle)}${whole[middle] === 'A' ? 'B' : 'A'}${whole.slice(middle + 1)}`,
      // As an earlier release made it, of a place in a list of somebody else.
      Buffer.from(JSON.stringify({ pk: 'ACCOUNT#x', sk: 'ENTRY#y' })).toString('base64url'),
      ...others,
    ];
    for (const cursor of altered) {
      const { status, codes } = await page(operation, cursor);
      expect([cursor, status, ...codes]).toEqual([cursor, 400, 'cursor MustValid']);
    }
    if (own !== undefined) expect((await page(operation, own)).status).toBe(200);
  });

  it('of a list with other filters, another order or another competition is 400', async () => {
    const own = cursors.get('listSkaters') ?? '';
    expect(own).not.toBe('');
    const filters: Record<string, string>[] = [{ order: '-name' }, { search: 'a' }];
    for (const more of filters)
      expect(await page('listSkaters', own, more)).toMatchObject({
        status: 400,
        codes: ['cursor MustValid'],
      });
    const [other] = (await (admin ?? new Caller()).data('listCompetitions')).filter(
      ({ id }) => id !== COMPETITION,
    );
    const reply = await (admin ?? new Caller()).call('listSkaters', {
      params: { competitionId: other?.id ?? '' },
      query: { cursor: own },
    });
    expect([reply.status, ...fieldCodes(reply)]).toEqual([400, 'cursor MustValid']);
  });
});
