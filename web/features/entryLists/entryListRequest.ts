import { LARGE_PAGE } from '../../../shared/contract/entries/entryLists.ts';

/** Filters of the lists of entries, by their names in the address. */
export const ENTRY_FILTER_NAMES = ['rink', 'state', 'payment', 'format'];

/** In the filter of payments: whatever has a balance, to be paid or to be given back. */
export const DUE = 'due';

interface ListQuery {
  readonly search: string;
  readonly sort: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** What the server is asked for, and whether the page needs all of it. */
export interface EntryListRequest {
  readonly query: {
    readonly rink?: string;
    readonly due?: 'true';
    readonly order?: '-name';
    readonly size?: typeof LARGE_PAGE;
  };
  /** A search, another order or a filter that no key answers looks at every row, in large pages. */
  readonly isWhole: boolean;
}

/** Whoever has not paid in full has a balance: the due entries are all that such a filter looks at. */
const OF_DUE = [DUE, 'unpaid', 'partPaid'];

/** @param ownFirst whether some rows stand before the others: by the key of a rink, no other key knows them */
export function entryListRequest({ search, sort, filters }: ListQuery, ownFirst: boolean): EntryListRequest {
  const { rink = '', state = '', payment = '', format = '' } = filters;
  const isDue = rink === '' && OF_DUE.includes(payment);
  const isByKey = payment === '' || (isDue && payment === DUE && !ownFirst);
  const isByName = ['', 'name', '-name'].includes(sort);
  const isWhole = search !== '' || state !== '' || format !== '' || !isByKey || !isByName;
  return {
    query: {
      ...(rink !== '' && { rink }),
      ...(isDue && { due: 'true' }),
      ...(isWhole ? { size: LARGE_PAGE } : sort === '-name' && { order: '-name' }),
    },
    isWhole,
  };
}
