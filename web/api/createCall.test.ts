import { describe, expect, it, vi } from 'vitest';
import { type Operation, OPERATIONS, ROUTES } from '../../shared/contract/routes.ts';
import { ApiError } from './ApiError.ts';
import { createCall } from './createCall.ts';
import { isFamilyRoute, isLinkRoute, isVisitorRoute, routeIndexOf } from './routeIndex.ts';

const INDEX = Object.entries(routeIndexOf(ROUTES));
const ALL = new Map(INDEX);
const never = (): Promise<void> => Promise.reject(new Error('Every route is known'));

function clientAnswering(answer: () => Promise<Response>, known = ALL, loadAccountRoutes = never) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const spies = {
    beginLoading: vi.fn(),
    endLoading: vi.fn(),
    onAuthError: vi.fn(),
    onChanged: vi.fn(),
    showRetrying: vi.fn(),
    wait: vi.fn<(milliseconds: number) => Promise<void>>(() => Promise.resolve()),
  };
  const call = createCall({
    routeOf: (operation) => known.get(operation),
    loadAccountRoutes,
    fetch,
    longestRead: 20,
    ...spies,
  });
  return { call, fetch, ...spies };
}

const json = (status: number, body: unknown) => async () => Response.json(body, { status });

const problem = (status: number, code: string, rest = {}) =>
  json(status, { type: 'about:blank', status, title: code, code, requestId: 'r-1', ...rest });

describe('a call', () => {
  it('takes method and path from the contract and omits empty filters', async () => {
    const { call, fetch, beginLoading } = clientAnswering(json(200, { data: [], nextCursor: null }));
    await call('listSkaters', { params: { competitionId: 'a/b' }, query: { search: 'Mia', cursor: '' } });
    const [url, request] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/competitions/a%2Fb/skaters?search=Mia');
    expect(request).toMatchObject({ method: 'GET', credentials: 'same-origin' });
    expect(request?.headers).not.toHaveProperty('x-requested-with');
    expect(beginLoading).not.toHaveBeenCalled();
  });

  it('that changes data sends its origin and key, and shows the overlay once', async () => {
    const { call, fetch, beginLoading, endLoading } = clientAnswering(json(201, { data: { id: 'e' } }));
    const body = { competitionId: 'c' } as Parameters<typeof call<'submitIndividualEntry'>>[1]['body'];
    await call('submitIndividualEntry', { body, idempotencyKey: 'k-1' });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({
      method: 'POST',
      headers: { 'x-requested-with': 'rinkside', 'idempotency-key': 'k-1' },
      body: '{"competitionId":"c"}',
    });
    expect(beginLoading).toHaveBeenCalledOnce();
    expect(endLoading).toHaveBeenCalledOnce();
  });

  it('that reads gives up a network which never answers, and one that changes data waits for it', async () => {
    const silent = clientAnswering(() => new Promise(() => undefined));
    silent.fetch.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
        ),
    );
    await expect(silent.call('listCompetitions')).rejects.toMatchObject({ status: 0 });
    void silent.call('logOut');
    await vi.waitFor(() => expect(silent.fetch).toHaveBeenCalledTimes(2));
    expect(silent.fetch.mock.calls[1]?.[1]?.signal).toBeUndefined();
  });

  it('that saves in the background shows no overlay', async () => {
    const { call, beginLoading, endLoading } = clientAnswering(json(200, { data: {} }));
    await call('logOut', { background: true });
    expect([beginLoading.mock.calls, endLoading.mock.calls]).toEqual([[], []]);
  });

  it('announces its changes once it is answered, as later if it saves in the background', async () => {
    const { call, onChanged } = clientAnswering(() => json(200, { data: {} })());
    const body = { version: 1 };
    await call('getEntry', { params: { entryId: 'e' } });
    await call('withdrawEntry', { params: { entryId: 'e' }, body });
    await call('withdrawEntry', { params: { entryId: 'e' }, body, background: true });
    await call('withdrawEntry', { params: { entryId: 'e' }, body, refetch: 'never' });
    expect(onChanged.mock.calls).toEqual([
      ['withdrawEntry', 'now'],
      ['withdrawEntry', 'later'],
      ['withdrawEntry', 'never'],
    ]);
  });

  it('that was refused announces no change', async () => {
    const { call, onChanged } = clientAnswering(problem(409, 'VersionConflict'));
    await expect(call('withdrawEntry', { params: { entryId: 'e' }, body: { version: 1 } })).rejects.toThrow();
    expect(onChanged).not.toHaveBeenCalled();
  });

  it('of an account fetches the routes that a first page leaves out, and then no more', async () => {
    const known = new Map(INDEX.filter(([operation]) => isVisitorRoute(ROUTES[operation as Operation])));
    expect([
      known.has('listCompetitions'),
      known.has('currentUser'),
      known.has('getPartnerInvitation'),
      known.has('submitIndividualEntry'),
      known.has('listSkaters'),
    ]).toEqual([true, true, false, false, false]);
    const load = vi.fn(async () => INDEX.forEach(([operation, route]) => known.set(operation, route)));
    const { call, fetch } = clientAnswering(() => json(200, { data: [], nextCursor: null })(), known, load);
    await call('listCompetitions');
    expect(load).not.toHaveBeenCalled();
    await call('listSkaters', { params: { competitionId: 'a' } });
    await call('listSkaters', { params: { competitionId: 'b' } });
    expect(load).toHaveBeenCalledOnce();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      '/api/competitions',
      '/api/competitions/a/skaters',
      '/api/competitions/b/skaters',
    ]);
  });

  it('of a family or from a link comes with the page that makes it', () => {
    const named = (isWanted: (route: (typeof ROUTES)[Operation]) => boolean) =>
      OPERATIONS.filter((operation) => isWanted(ROUTES[operation]));
    expect(named(isFamilyRoute)).toEqual(
      expect.arrayContaining([
        'submitIndividualEntry',
        'listMyEntries',
        'listCoachNames',
        'checkEligibility',
      ]),
    );
    expect(named(isFamilyRoute)).not.toContain('listSkaters');
    expect(named(isLinkRoute)).toEqual(
      expect.arrayContaining(['getPartnerInvitation', 'getEntryHandover', 'getCoachInvitation']),
    );
  });

  it('whose route cannot be fetched says that there is no connection', async () => {
    const { call, fetch } = clientAnswering(json(200, {}), new Map());
    await expect(call('listSkaters', { params: { competitionId: 'a' } })).rejects.toMatchObject({
      code: 'Unreachable',
    });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('that must be fresh has an address that no cache has seen', async () => {
    const { call, fetch } = clientAnswering(() => json(200, { data: {} })());
    for (const fresh of [true, true, false]) {
      await call('getCompetition', { params: { competitionId: 'c' }, fresh });
    }
    const asked = fetch.mock.calls.map(([url]) => String(url));
    expect(asked[0]).toMatch(/^\/api\/competitions\/c\?fresh=./);
    expect(new Set(asked).size).toBe(3);
    expect(asked[2]).toBe('/api/competitions/c');
  });

  it.each([
    ['a refusal', problem(400, 'ValidationFailed')],
    ['a proxy page', async () => new Response('<html>', { status: 502 })],
    ['a dead network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('hides the overlay after %s', async (_, answer) => {
    const { call, beginLoading, endLoading } = clientAnswering(answer);
    await expect(call('logOut')).rejects.toBeInstanceOf(ApiError);
    expect(endLoading).toHaveBeenCalledTimes(beginLoading.mock.calls.length);
  });

  it.each([
    [401, 'NotAuthenticated'],
    [403, 'Forbidden'],
  ])('announces %i and rejects', async (status, code) => {
    const { call, onAuthError } = clientAnswering(problem(status, code));
    await expect(call('listMyEntries')).rejects.toMatchObject({ status, code, requestId: 'r-1' });
    expect(onAuthError).toHaveBeenCalledExactlyOnceWith(status, code);
  });

  it('announces no error when it only asks for the user', async () => {
    const { call, onAuthError } = clientAnswering(problem(401, 'NotAuthenticated'));
    await expect(call('currentUser', { quiet: true })).rejects.toMatchObject({ status: 401 });
    expect(onAuthError).not.toHaveBeenCalled();
  });

  it('passes other errors on with their fields', async () => {
    const errors = [{ field: 'email', code: 'AlreadyExist', message: 'Email already exist' }];
    const { call } = clientAnswering(problem(400, 'ValidationFailed', { errors }));
    const body = { name: 'A', email: 'a@b.example', password: 'long enough' };
    await expect(call('signUp', { body, idempotencyKey: 'k-1' })).rejects.toMatchObject({
      code: 'ValidationFailed',
      errors,
    });
  });

  it('that was busy is sent again with the same key and body, and reports the wait', async () => {
    const throttled = Response.json({ message: 'Too Many Requests' }, { status: 429 });
    const answers = [new Response('<html>', { status: 502 }), throttled];
    const { call, fetch, wait, showRetrying, endLoading } = clientAnswering(() =>
      Promise.resolve(answers.shift() ?? Response.json({ data: { id: 'e' } }, { status: 201 })),
    );
    const body = { competitionId: 'c' } as Parameters<typeof call<'submitIndividualEntry'>>[1]['body'];
    await call('submitIndividualEntry', { body, idempotencyKey: 'k-1' });
    expect(fetch.mock.calls).toEqual([fetch.mock.calls[0], fetch.mock.calls[0], fetch.mock.calls[0]]);
    expect(wait.mock.calls).toEqual([[1_000], [2_000]]);
    expect(showRetrying.mock.calls).toEqual([[true], [true], [false]]);
    expect(endLoading).toHaveBeenCalledOnce();
  });

  it('without a key is sent once, however busy the answer', async () => {
    const { call, fetch } = clientAnswering(async () => new Response('', { status: 503 }));
    await expect(call('logOut')).rejects.toMatchObject({ code: 'Busy' });
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('reports a missing answer, also when the connection breaks within one', async () => {
    const { call } = clientAnswering(async () => new Response('{"data":', { status: 200 }));
    await expect(call('listRinks')).rejects.toMatchObject({ code: 'Unreachable', status: 0 });
  });
});
