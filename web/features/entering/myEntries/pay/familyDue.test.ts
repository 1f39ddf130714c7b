import { expect, it } from 'vitest';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { sumDue } from '../../../../../shared/domain/entering/balance/amountToPay.ts';
import { countNames, familyDues } from './familyDue.ts';

const HARBOUR = { name: 'Harbour Open', openUntil: '2026-12-06T15:59:00Z' } as Entry['competition'];
const PRAIRIE = { name: 'Prairie Classic', openUntil: '2026-11-22T20:40:00Z' } as Entry['competition'];

const entry = (name: string, balance: number, fields: Partial<Entry> = {}) =>
  ({
    name,
    kind: 'individual',
    balance,
    currency: 'HKD',
    competitionId: 'harbour',
    competition: HARBOUR,
    ...fields,
  }) as Entry;
const inPrairie = { competitionId: 'prairie', competition: PRAIRIE, currency: 'USD' };

it('gathers what a family owes by competition, the one that closes first at the head', () => {
  const dues = familyDues([
    entry('Mia', 95_000),
    entry('Leo', 95_000),
    entry('Ada', 5_000, inPrairie),
    entry('Paid', 0),
    entry('Overpaid', -50_000),
  ]);
  expect(
    dues.map(({ competitionId, currency, entries }) => [competitionId, currency, sumDue(entries)]),
  ).toEqual([
    ['prairie', 'USD', 5_000],
    ['harbour', 'HKD', 190_000],
  ]);
  expect(dues[1]?.entries.map(({ name }) => name)).toEqual(['Mia', 'Leo']);
});

it('is nothing for a family that has paid', () => {
  expect(familyDues([entry('Paid', 0), entry('Overpaid', -50_000)])).toEqual([]);
});

it('counts a skater with two entries once', () => {
  const team = entry('Sparks', 1, { kind: 'team' });
  expect(countNames([entry('Mia', 1), entry('Leo', 1), entry('Mia', 1), team])).toEqual({
    individual: 2,
    team: 1,
    dance: 0,
  });
});
