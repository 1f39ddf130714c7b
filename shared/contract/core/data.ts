/**
 * The kinds of data that routes read and change. A page that shows one of them reads it again after a
 * call that changes it. The page's list of routes has a bit for each name, so the most frequent come first.
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
] as const;

export type DataName = (typeof DATA_NAMES)[number];

/** Why a route reads or changes none of the data. */
export interface NoData {
  readonly nothing: string;
}

export type RouteData = readonly [DataName, ...DataName[]] | NoData;

/** A submit, a change or a withdrawal moves counters and waitlists, and a mail goes to the family. */
export const ENTRY_CHANGES = ['entries', 'places', 'waitlist', 'mails'] as const;

/** The names of what a route reads or changes. */
export function dataNames(data: RouteData): readonly DataName[] {
  return 'nothing' in data ? [] : data;
}
