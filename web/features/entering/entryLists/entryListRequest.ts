import { LARGE_PAGE } from '../../../../shared/contract/entering/entries/largePage.ts';

/** Filters of the entry lists, by their names in the address. */
export const ENTRY_FILTER_NAMES = [
  'rink',
  'state',
  'payment',
  'format',
  'waiver',
  'publicName',
  'label',
  'coach',
];

/** The payment filter's value for every entry with a balance, to pay or to refund. */
export const DUE = 'due';

/** The entry filter's value for an entry that an organiser made and no family has taken over. */
export const NOT_TAKEN_OVER = 'notTakenOver';

/** The value of the filter by public names for an entry whose family has still to confirm one. */
export const TO_CONFIRM = 'toConfirm';

/** The coach filter's value for an entry that names no coach. */
export const WITHOUT_COACH = 'none';

interface ListQuery {
  readonly search: string;
  readonly sort: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** The query to the server, and whether the page needs the whole list. */
export interface EntryListRequest {
  readonly query: {
    readonly rink?: string;
    readonly due?: 'true';
    readonly size: typeof LARGE_PAGE;
  };
  /** True for a search, an order or a filter that no key answers: the page arranges the loaded rows. */
  readonly isArranged: boolean;
}

/** Entries that are not fully paid have a balance, so these filters need only the due entries. */
const OF_DUE = [DUE, 'unpaid', 'partPaid'];

/** @param myRinkFirst whether the own rink's rows come first; only the key of a rink knows them */
export function entryListRequest(
  { search, sort, filters }: ListQuery,
  myRinkFirst: boolean,
): EntryListRequest {
  const { rink = '', state = '', payment = '', format = '', label = '', waiver = '', coach = '' } = filters;
  const { publicName = '' } = filters;
  const isDue = rink === '' && OF_DUE.includes(payment);
  const isByKey = payment === '' || (isDue && payment === DUE && !myRinkFirst);
  const isByName = ['', 'name'].includes(sort);
  const isLocal = [search, state, format, waiver, publicName, label, coach].some((value) => value !== '');
  return {
    query: { ...(rink !== '' && { rink }), ...(isDue && { due: 'true' }), size: LARGE_PAGE },
    isArranged: isLocal || !isByKey || !isByName,
  };
}
