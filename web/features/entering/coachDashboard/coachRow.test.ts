import { expect, it } from 'vitest';
import type { DanceRow, SkaterRow } from '../../../../shared/contract/entering/entries/entry.ts';
import { filterAndSortRows, coachRow, pupilCounts } from './coachRow.ts';

const word = { by: 'Coach Example', at: '2026-11-01T10:00:00.000Z' };

const skater = (fullName: string, change: Partial<SkaterRow> = {}) => {
  const row: Partial<SkaterRow> = {
    id: fullName,
    kind: 'individual',
    fullName,
    state: 'confirmed',
    balance: 0,
    verified: null,
    checks: [],
    paymentReference: 'RS-1',
    events: [],
    ...change,
  };
  return coachRow(row as SkaterRow);
};

const coupleRow: Partial<DanceRow> = {
  id: 'couple',
  kind: 'dance',
  fullName: 'Cleo Ray',
  partnerName: 'Dan Li',
  partnerState: 'invited',
  state: 'confirmed',
  balance: 0,
  verified: word,
  checks: [],
  paymentReference: 'RS-2',
  events: [],
};
const couple = coachRow(coupleRow as DanceRow);

const rows = [
  skater('Bea Lund', { balance: 400 }),
  skater('Ada Frost'),
  skater('Gone Away', { state: 'withdrawn', balance: 400 }),
  couple,
];
const names = (query: { search?: string; sort?: string; lacks?: string; kind?: string }) =>
  filterAndSortRows(rows, {
    search: query.search ?? '',
    sort: query.sort ?? 'name',
    filters: { lacks: query.lacks ?? '', kind: query.kind ?? '' },
  }).map(({ name }) => name);

it('counts what is complete, what lacks what and what nobody looked through, withdrawn ones aside', () => {
  expect(pupilCounts(rows)).toEqual({
    complete: 1,
    membership: 0,
    level: 0,
    partner: 1,
    music: 0,
    payment: 1,
    place: 0,
    waiver: 0,
    other: 0,
    unverified: 2,
  });
});

it('shows what a count counts, and finds, sorts and tells kinds apart', () => {
  expect(names({})).toEqual(['Ada Frost', 'Bea Lund', 'Cleo Ray / Dan Li', 'Gone Away']);
  expect(names({ lacks: 'payment' })).toEqual(['Bea Lund']);
  expect(names({ lacks: 'unverified' })).toEqual(['Ada Frost', 'Bea Lund']);
  expect(names({ search: 'dan' })).toEqual(['Cleo Ray / Dan Li']);
  expect(names({ kind: 'dance' })).toEqual(['Cleo Ray / Dan Li']);
  expect(names({ sort: 'verified' })[0]).toBe('Cleo Ray / Dan Li');
});

it('puts who skates next first on a day, and who has no start behind them by name', () => {
  const turns = new Map([
    ['Bea Lund', 0],
    ['Gone Away', 1],
  ]);
  const query = { search: '', sort: 'next', filters: {} };
  expect(filterAndSortRows(rows, query, (id) => turns.get(id)).map(({ name }) => name)).toEqual([
    'Bea Lund',
    'Gone Away',
    'Ada Frost',
    'Cleo Ray / Dan Li',
  ]);
});
