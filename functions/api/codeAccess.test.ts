import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningDynamo } from '../../local/dynamo/server.ts';
import { startMemoryTable } from '../../local/testing/memoryTable.ts';
import type { CodeKind } from '../../shared/contract/core/roles.ts';
import { routeOf } from '../../shared/contract/routes.ts';
import { ApiError } from '../platform/errors/apiError.ts';
import { actorOf } from '../platform/http/actorOf.ts';
import { contextOf, type Event } from '../platform/http/requestContext.ts';
import { codeToken } from '../store/day/codes/codeToken.ts';
import { storeCode, storeOpening, withdrawCode } from '../store/day/codes/repository.ts';
import type { StoredCode } from '../store/day/codes/storedCodes.ts';
import { checkAccess } from './access.ts';

const now = new Date('2027-01-09T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
let dynamo: RunningDynamo;

beforeAll(async () => {
  dynamo = await startMemoryTable();
  process.env['PUBLIC_ORIGIN'] = 'https://rinkside.example';
});
afterAll(() => dynamo.close());

/** A code of the competition `c1` that ends in an hour, opened by Lou Field. @returns the token in the browser */
async function openedCode(id: string, kind: CodeKind): Promise<string> {
  const code: StoredCode = {
    type: 'code',
    id,
    competitionId: 'c1',
    kind,
    panelId: kind === 'panel' ? 'p1' : null,
    seat: kind === 'panel' ? 'judge2' : null,
    label: 'Tablet',
    endsAt: later(60).toISOString(),
    createdAt: now.toISOString(),
    createdBy: 'Kim Lake',
  };
  await storeCode(code, `hash of ${id}`);
  const token = codeToken({ competitionId: 'c1', codeId: id }, `secret of ${id}`);
  await storeOpening(code, token, { name: 'Lou Field', at: now.toISOString() });
  return token;
}

interface Call {
  readonly token?: string;
  readonly at?: Date;
  readonly competitionId?: string;
  readonly origin?: string;
}

/** A change at `c1` that organisers and the holders of these codes may make. */
function eventOf(
  codes: readonly CodeKind[],
  { token, at = now, competitionId = 'c1', ...rest }: Call,
): Event {
  const { origin = 'https://rinkside.example' } = rest;
  return {
    headers: { origin },
    cookies: token === undefined ? [] : [`__Host-rinkside-code=${token}`],
    pathParameters: { competitionId },
    context: {
      operation: 'createCode',
      route: { ...routeOf('createCode'), codes },
      now: at,
      cookies: [],
      session: null,
      sessionId: null,
      code: null,
      parsed: null,
    },
  } as unknown as Event;
}

/** The code of the refusal; null for a call that is let in. */
async function refusalOf(event: Event): Promise<string | null> {
  try {
    await checkAccess(event);
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.code;
    throw error;
  }
}

describe('a route that takes codes', () => {
  it('lets the holder of a code of its kind in at its competition, and knows who acts', async () => {
    const token = await openedCode('k1', 'panel');
    const event = eventOf(['checkIn', 'panel'], { token });
    expect(await refusalOf(event)).toBeNull();
    expect(contextOf(event).code).toMatchObject({ kind: 'panel', panelId: 'p1', seat: 'judge2' });
    expect(actorOf(contextOf(event))).toEqual({ kind: 'code', id: 'k1', name: 'Lou Field' });
    expect(await refusalOf(eventOf(['checkIn'], { token }))).toBe('Forbidden');
    expect(await refusalOf(eventOf(['panel'], { token, competitionId: 'c2' }))).toBe('Forbidden');
    expect(await refusalOf(eventOf(['panel'], { token, origin: 'https://elsewhere.example' }))).toBe(
      'ForeignOrigin',
    );
  });

  it('says that a code has ended before anything else, and asks whoever has none to log in', async () => {
    const token = await openedCode('k2', 'checkIn');
    expect(await refusalOf(eventOf(['checkIn'], { token, at: later(59) }))).toBeNull();
    const elsewhere = 'https://elsewhere.example';
    expect(await refusalOf(eventOf(['panel'], { token, at: later(60), origin: elsewhere }))).toBe(
      'CodeEnded',
    );
    await withdrawCode('c1', 'k2', now);
    expect(await refusalOf(eventOf(['checkIn'], { token }))).toBe('CodeEnded');
    expect(await refusalOf(eventOf(['checkIn'], { token: 'c1.k2.made-up' }))).toBe('CodeEnded');
    expect(await refusalOf(eventOf(['checkIn'], { token: 'nonsense' }))).toBe('CodeEnded');
    expect(await refusalOf(eventOf(['checkIn'], {}))).toBe('NotAuthenticated');
  });

  it('is the only one that does', async () => {
    const token = await openedCode('k3', 'checkIn');
    const event = eventOf([], { token });
    const { codes: _codes, ...route } = contextOf(event).route;
    event.context = { ...contextOf(event), route };
    expect(await refusalOf(event)).toBe('NotAuthenticated');
  });
});
