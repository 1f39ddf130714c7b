import { ACCOUNT_INDEX } from 'virtual:accountRoutes';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DATA_NAMES, dataNames } from '../../shared/contract/core/data.ts';
import { dataOfRoute } from '../../shared/contract/core/route.ts';
import { type Operation, OPERATIONS, routeOf } from '../../shared/contract/routes.ts';
import {
  announceChange,
  CACHED_MILLISECONDS,
  mayBeCachedOld,
  onChange,
  type Refetch,
  refetchChanged,
  whenRefetched,
} from './changes.ts';
import { queryKeyOf } from './queries.ts';
import { invalidateReaders } from './queryClient.ts';
import { addRoutes } from './routeTable.ts';

addRoutes(ACCOUNT_INDEX);

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const stop = onChange((change) => invalidateReaders(client, change));
  return () => {
    stop();
    client.clear();
  };
});

/** A mounted query whose answer counts its reads. */
function shown(operation: Operation, meta?: { isReadOnce: true }) {
  const queryKey = queryKeyOf(operation, { params: { competitionId: 'c' } });
  const read = vi.fn(async () => ({ times: read.mock.calls.length }));
  const observer = new QueryObserver(client, { queryKey, queryFn: read, ...(meta && { meta }) });
  const leave = observer.subscribe(() => undefined);
  return { queryKey, read, leave };
}

async function change(operation: Operation, refetch: Refetch = 'now') {
  announceChange(operation, refetch);
  await whenRefetched();
}

/** The queries of entries: every change of an entry must refetch all of them. */
const OF_AN_ENTRY: readonly Operation[] = [
  'listMyEntries',
  'getEntry',
  'getEntryToChange',
  'getEntryRecord',
  'listPlaces',
  'listSkaters',
  'competitionDashboard',
];

describe('a change', () => {
  it.each(['submitIndividualEntry', 'updateEntry', 'updateEntryForFamily', 'withdrawEntry'] as const)(
    '%s refetches every screen of entries, and no other',
    async (operation) => {
      const entries = OF_AN_ENTRY.map((reader) => shown(reader));
      const others = (['listUsers', 'getForm', 'currentUser'] as const).map((reader) => shown(reader));
      await vi.waitFor(() => expect(client.isFetching()).toBe(0));
      await change(operation);
      expect(entries.map(({ read }) => read.mock.calls.length)).toEqual(OF_AN_ENTRY.map(() => 2));
      expect(others.map(({ read }) => read.mock.calls.length)).toEqual([1, 1, 1]);
    },
  );

  it.each([
    ['recordPayment', ['listPayments', 'listLedger', 'getRinkInvoices', 'listCompetitionPayments']],
    ['recordPayment', ['getEntryRecord', 'competitionFigures', 'listTeams', 'listDances', 'getReceipt']],
    ['assignBankRow', ['listBankRows', 'listPayments', 'listLedger']],
    ['updateForm', ['getForm', 'getCompetition', 'listCompetitions', 'listCompetitionHistory']],
    ['publishCompetition', ['listCompetitions', 'listCompetitionDrafts', 'getCompetition']],
    ['createForm', ['getCompetition', 'getForm']],
    ['updateUser', ['listUsers']],
    ['updateRink', ['listRinks', 'listRinkRecords', 'listRinkHistory', 'listRinkUses']],
    ['issueRinkInvoice', ['listInvoices', 'getRinkInvoices']],
    ['moveWaiting', ['listWaiting', 'getEntryRecord']],
    ['verifyEmail', ['myAccount']],
    ['changePassword', ['listMySessions']],
    ['addPasskey', ['listMySecondFactors', 'listMySessions', 'myAccount']],
    ['importMemberships', ['listMembers']],
    ['sendEntryMail', ['listEntryMails', 'listUnsentMails']],
    ['sendUnsentMails', ['listUnsentMails', 'listFederationUnsentMails', 'listEntryMails']],
  ] as const)('%s refetches %j', async (operation, readers: readonly Operation[]) => {
    const queries = readers.map((reader) => shown(reader));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    await change(operation);
    expect(queries.map(({ read }) => read.mock.calls.length)).toEqual(readers.map(() => 2));
  });

  it('is not refetched where the caller uses the call’s answer', async () => {
    const account = shown('myAccount');
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    announceChange('updateMyAccount', 'now');
    client.setQueryData(account.queryKey, { times: 7 });
    await whenRefetched();
    expect(account.read).toHaveBeenCalledOnce();
    expect(client.getQueryData(account.queryKey)).toEqual({ times: 7 });
  });

  it('is refetched if an older request is answered right after it', async () => {
    const rinks = shown('listRinkRecords');
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    void client.refetchQueries({ queryKey: rinks.queryKey });
    await change('changeRinks');
    expect(rinks.read).toHaveBeenCalledTimes(3);
  });

  it('does not reload an editor’s record', async () => {
    const draft = shown('getCompetitionDraft', { isReadOnce: true });
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    await change('publishCompetition');
    expect(draft.read).toHaveBeenCalledOnce();
    expect(client.getQueryState(draft.queryKey)?.isInvalidated).toBe(false);
  });

  it('in the background waits until the screen is next shown', async () => {
    const members = shown('listMembers');
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    await change('importMemberships', 'later');
    expect(members.read).toHaveBeenCalledOnce();
    expect(client.getQueryState(members.queryKey)?.isInvalidated).toBe(true);
    await refetchChanged('importMemberships');
    expect(members.read).toHaveBeenCalledTimes(2);
  });

  it('that was a dry run refetches nothing', async () => {
    const rows = shown('listBankRows');
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    await change('recordBankRows', 'never');
    expect(client.getQueryState(rows.queryKey)?.isInvalidated).toBe(false);
  });

  it('of a session drops nothing by itself', async () => {
    const entries = shown('listMyEntries');
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    await change('logOut');
    expect(client.getQueryState(entries.queryKey)?.isInvalidated).toBe(false);
  });
});

describe('mayBeCachedOld', () => {
  it('is true of a public answer for as long as CloudFront may hold the one before the change', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    announceChange('updateCompetition', 'never');
    vi.setSystemTime(new Date('2030-01-01T12:00:00Z'));
    expect(mayBeCachedOld('getCompetition')).toBe(false);
    announceChange('updateCompetition', 'later');
    expect(mayBeCachedOld('getCompetition')).toBe(true);
    // CloudFront does not cache this answer.
    expect(mayBeCachedOld('getEntryRecord')).toBe(false);
    vi.setSystemTime(new Date('2030-01-01T12:00:31Z'));
    expect(mayBeCachedOld('getCompetition')).toBe(false);
    vi.useRealTimers();
  });

  it('covers the time for which an answer with data is cached', () => {
    const longer = OPERATIONS.filter((operation) => {
      const route = routeOf(operation);
      const isJson = route.mediaType === undefined && dataNames(dataOfRoute(route)).length > 0;
      return isJson && (route.cacheSeconds ?? 0) * 1_000 > CACHED_MILLISECONDS;
    });
    expect(longer).toEqual([]);
  });

  it('has a bit for each of the data names, and none more', () => {
    // The 32nd is the sign of a number in JavaScript, and no change of it would be noticed.
    expect(DATA_NAMES.length).toBeLessThanOrEqual(31);
  });
});
