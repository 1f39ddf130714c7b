import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { installFakeDatabase } from '../features/day/judge/store/fakeDatabase.testing.ts';
import { DATABASE_NAME } from '../features/day/judge/store/database.ts';
import { MarkStore } from '../features/day/judge/store/MarkStore.ts';
import { newId, SHEET, START } from '../features/day/judge/store/markServer.testing.ts';
import { keepDay, readKept } from './familyDay.ts';
import { dropKeptAnswers, oldestAnswer, withKeptAnswers } from './keptAnswers.ts';

installFakeDatabase();

const MY_SCHEDULE = ['getMySchedule', { params: { competitionId: 'c1' } }];
const LIVE = ['getLive', { params: { competitionId: 'c1' } }];

/** The entry of the page's release. */
let entry = '/assets/one.js';
beforeEach(() => {
  entry = '/assets/one.js';
  Object.assign(globalThis, { document: { querySelector: () => ({ src: entry }) } });
});
afterEach(() => {
  dropKeptAnswers();
  Reflect.deleteProperty(globalThis, 'document');
});

function newClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { persister: withKeptAnswers, retry: false } } });
}

/** Keeps as a page does, where the browser has no workers. */
const begin = (client: QueryClient, account: string | null) =>
  keepDay(client, account, null).catch(() => undefined);

/** What the device has for a page that has no answer yet, of the account that it knows. */
async function keptFor(key: readonly unknown[], user?: { readonly id: string } | null) {
  const client = newClient();
  if (user !== undefined) client.setQueryData(['currentUser'], user);
  const query = client.getQueryCache().build(client, { queryKey: key });
  return (await readKept(client, query))?.data;
}

const ask = (client: QueryClient, queryKey: readonly unknown[], data: unknown) =>
  client.fetchQuery({ queryKey, queryFn: () => data });

it('keeps the answers of the day that are there already and that follow, and no others', async () => {
  const client = newClient();
  await ask(client, MY_SCHEDULE, 'my times');
  await begin(client, 'anna');
  await ask(client, LIVE, 'on the ice');
  await ask(client, ['listMyEntries'], 'my entries');
  await expect.poll(() => keptFor(LIVE)).toBe('on the ice');
  expect(await keptFor(MY_SCHEDULE, { id: 'anna' })).toBe('my times');
  expect(await keptFor(['listMyEntries'])).toBeUndefined();
});

it('gives an account’s answers to nobody else, and keeps none of who has no account', async () => {
  const client = newClient();
  await ask(client, MY_SCHEDULE, 'my times');
  await ask(client, LIVE, 'on the ice');
  await begin(client, 'anna');
  await expect.poll(() => keptFor(MY_SCHEDULE)).toBe('my times');
  expect(await keptFor(MY_SCHEDULE, { id: 'bo' })).toBeUndefined();
  expect(await keptFor(MY_SCHEDULE, null)).toBeUndefined();

  dropKeptAnswers();
  await begin(client, null);
  await expect.poll(() => keptFor(LIVE)).toBe('on the ice');
  expect(await keptFor(MY_SCHEDULE)).toBeUndefined();
});

it('forgets everything at the log-out, what was on its way too, and leaves a judge’s unsent marks', async () => {
  const marks = await MarkStore.open(DATABASE_NAME, { newId, now: () => new Date(START) });
  await marks.write(SHEET, { programmeId: 'p1', column: 'maneuver1', value: 72, seen: [] });
  const client = newClient();
  await begin(client, 'anna');
  const late = Promise.withResolvers<string>();
  const asked = client.fetchQuery({ queryKey: MY_SCHEDULE, queryFn: () => late.promise });
  dropKeptAnswers();
  late.resolve('my times');
  await asked;
  expect(await keptFor(MY_SCHEDULE)).toBeUndefined();

  const other = newClient();
  await ask(other, MY_SCHEDULE, 'my times');
  const begun = begin(other, 'anna');
  dropKeptAnswers();
  await begun;
  await begin(newClient(), null);
  expect(await keptFor(MY_SCHEDULE)).toBeUndefined();
  expect(await marks.waitingSheets()).toEqual([SHEET]);
});

it('stops in a page whose account has left the device in another tab', async () => {
  const client = newClient();
  await begin(client, 'anna');
  const otherTab = new BroadcastChannel('rinkside-family');
  otherTab.postMessage('dropped');
  await expect
    .poll(async () => {
      await begin(client, 'anna');
      await client.fetchQuery({ queryKey: LIVE, queryFn: () => 'of another account', staleTime: 0 });
      client.removeQueries();
      return keptFor(LIVE);
    })
    .toBeUndefined();
  otherTab.close();
});

it('reads nothing that another release has kept, and nothing older than a week', async () => {
  const client = newClient();
  client.setQueryData(MY_SCHEDULE, 'old times', { updatedAt: Date.now() - 8 * 86_400_000 });
  await ask(client, LIVE, 'on the ice');
  await begin(client, 'anna');
  await expect.poll(() => keptFor(LIVE)).toBe('on the ice');
  expect(await keptFor(MY_SCHEDULE)).toBeUndefined();
  entry = '/assets/two.js';
  expect(await keptFor(LIVE)).toBeUndefined();
});

it('says when the oldest answer came that the network does not renew', () => {
  const now = Date.now();
  expect(oldestAnswer([{ isError: false, dataUpdatedAt: now }])).toBeNull();
  expect(
    oldestAnswer([
      { isError: true, dataUpdatedAt: now },
      { isError: false, dataUpdatedAt: 0 },
    ]),
  ).toBe(now);
  expect(
    oldestAnswer([
      { isError: false, dataUpdatedAt: now - 3_600_000 },
      { isError: true, dataUpdatedAt: now },
    ]),
  ).toBe(now - 3_600_000);
});
