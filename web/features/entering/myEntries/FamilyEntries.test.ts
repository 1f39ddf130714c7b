import { expect, it } from 'vitest';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { localRows } from '../../../table/localList.ts';
import {
  SUBMISSION_FILTER_KEYS,
  searchText,
  SUBMISSION_FILTER_NAMES,
  SUBMISSION_SORT_KEYS,
} from './FamilyEntries.tsx';

const competition = (name: string, startDate: string) => ({ name, startDate }) as Entry['competition'];
const event = { id: 'fs.4', format: 'Freestyle', level: 'Freestyle 4', seconds: 90, price: 0 };
const entry = (fields: Partial<Entry>) =>
  ({
    state: 'confirmed',
    paymentState: 'paid',
    paymentReference: 'K7QM-2F9D',
    events: [{ ...event, state: 'confirmed', waitingPlace: null }],
    ...fields,
  }) as Entry;
const entries = [
  entry({
    name: 'Zoë Winter',
    competitionId: 'spring',
    competition: competition('Spring Cup', '2027-03-01'),
    totalPrice: 100,
    submittedAt: '2026-11-02T08:00:00Z',
  }),
  entry({
    name: 'Ada Frost',
    competitionId: 'harbour',
    competition: competition('Harbour Open', '2026-12-04'),
    totalPrice: 900,
    submittedAt: '2026-11-01T08:00:00Z',
    state: 'withdrawn',
    paymentState: 'unpaid',
  }),
];
const names = (search: string, sort: string, filters: Record<string, string> = {}) =>
  localRows(entries, { search, sort, filters }, searchText, SUBMISSION_SORT_KEYS, SUBMISSION_FILTER_KEYS).map(
    ({ name }) => name,
  );

it('finds an entry by its name, competition, event and payment reference', () => {
  for (const typed of ['zoe', 'spring', 'k7qm']) expect(names(typed, 'name')).toContain('Zoë Winter');
  expect(names('freestyle 4', 'name')).toHaveLength(2);
  expect(names('team', 'name')).toEqual([]);
});

it.each([
  ['-submitted', ['Zoë Winter', 'Ada Frost']],
  ['name', ['Ada Frost', 'Zoë Winter']],
  ['competition', ['Ada Frost', 'Zoë Winter']],
  ['amount', ['Zoë Winter', 'Ada Frost']],
])('sorts by %s', (sort, expected) => {
  expect(names('', sort)).toEqual(expected);
});

it('filters by competition, status and payment, which are the filters of the address', () => {
  expect(SUBMISSION_FILTER_NAMES).toEqual(['competition', 'state', 'payment']);
  expect(names('', 'name', { competition: 'spring' })).toEqual(['Zoë Winter']);
  expect(names('', 'name', { state: 'withdrawn' })).toEqual(['Ada Frost']);
  expect(names('', 'name', { payment: 'unpaid' })).toEqual(['Ada Frost']);
});
