import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { eventNames } from '../entries/index.ts';

/** Fewer entries need no search. */
export const MIN_ROWS_FOR_SEARCH = 6;

/** The value that each filter compares. */
export const SUBMISSION_FILTER_KEYS = {
  competition: ({ competitionId }: Entry) => competitionId,
  state: ({ state }: Entry) => state,
  payment: ({ paymentState }: Entry) => paymentState,
};

export const SUBMISSION_FILTER_NAMES = Object.keys(SUBMISSION_FILTER_KEYS);

/** Competitions sort by their first day; amounts of different currencies by their figures. */
export const SUBMISSION_SORT_KEYS = {
  name: ({ name }: Entry) => name,
  competition: ({ competition }: Entry) => competition.startDate,
  amount: ({ totalPrice }: Entry) => totalPrice,
  submitted: ({ submittedAt }: Entry) => submittedAt,
};

export function searchText({ name, competition, events, paymentReference }: Entry): string {
  return `${name} ${competition.name} ${eventNames(events)} ${paymentReference}`;
}
