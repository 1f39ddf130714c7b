/**
 * The kinds of data that routes read and change. After a call that changes one of them, the page refetches
 * the queries that read it. Each name is a bit in the page's list of routes, 31 at most, so the most frequent come
 * first.
 */
export const DATA_NAMES = [
  'entries',
  'mails',
  'places',
  'waitlist',
  'competitions',
  'payments',
  'forms',
  'account',
  'rinks',
  'users',
  'receipts',
  'settings',
  'sessions',
  'secondFactors',
  'members',
  'bankRows',
  'invoices',
  'currentUser',
  'emergency',
  'signInSettings',
  'coaches',
  'ice',
  'schedule',
  'panels',
  'publishedSchedule',
  'secretLinks',
  'judgingRules',
  'codes',
  'day',
  'results',
  'marks',
] as const;

export type DataName = (typeof DATA_NAMES)[number];

/** The reason why a route reads or changes none of the data. */
export interface NoData {
  readonly nothing: string;
}

export type RouteData = readonly [DataName, ...DataName[]] | NoData;

/** Every change of an entry moves counters and waitlists and mails the family. */
export const ENTRY_CHANGES = ['entries', 'places', 'waitlist', 'mails'] as const;

export function dataNames(data: RouteData): readonly DataName[] {
  return 'nothing' in data ? [] : data;
}
