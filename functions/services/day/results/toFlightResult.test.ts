import { expect, it } from 'vitest';
import { withUnscheduledFlights } from '../../../../shared/domain/day/results/postedResults.ts';
import { partsOfFlights } from '../../../../shared/domain/planning/published/publishedPlan.ts';
import type { ResultWithVersions } from '../../../store/day/results/storedResults.ts';
import { unscheduledFlights } from './toFlightResult.ts';

const NOW = new Date('2027-01-06T12:00:00Z');
const done = { at: '2027-01-06T09:00:00Z', by: { kind: 'account', id: 'a', name: 'Ada' } } as const;

function resultOf(flightId: string, change: Partial<ResultWithVersions['result']> = {}): ResultWithVersions {
  const of = { competitionId: 'c', flightId, eventId: 'e', version: 1 };
  const steps = {
    approved: done,
    posted: null,
    awarded: null,
    exchanged: null,
    corrected: null,
    proposal: null,
  };
  const version: ResultWithVersions['version'] = {
    ...of,
    ...done,
    revision: 4,
    columns: [],
    rules: {
      system: { system: 'isi' },
      most: 100,
      tie: 'referee',
      lastPlace: 6,
      bookPercent: 80,
      points: { participation: 1, places: [5] },
    },
    rows: [],
    approvalReason: null,
    correction: null,
    proposed: null,
    aloneReason: null,
    refereeAllowed: false,
  };
  const result = { ...of, ...steps, isHeldUntilAwards: false, changes: 1, ...change };
  return { result, version, versions: [version] };
}

it('keeps the results of flights that the schedule has lost, after those of the schedule', () => {
  const flights = [{ id: 'f1', eventId: 'e', programmes: [] }];
  const results = [resultOf('f1'), resultOf('gone'), resultOf('posted', { posted: done })];
  const parts = partsOfFlights(
    withUnscheduledFlights(
      { flights, blocks: [] },
      results.map(({ result }) => result),
    ),
  );
  const facts = { parts, names: new Map(), now: NOW };
  const shown = (isArchived: boolean) => unscheduledFlights({ flights }, results, { ...facts, isArchived });
  expect(shown(false)).toMatchObject([
    { id: 'gone', part: { number: 2, of: 3 }, date: '', state: 'approved', waitsFor: [{ what: 'posting' }] },
    { id: 'posted', part: { number: 3, of: 3 }, state: 'posted', result: { version: 1 } },
  ]);
  expect(shown(true).map(({ state }) => state)).toEqual(['approved', 'final']);
  expect(unscheduledFlights({ flights }, [resultOf('f1')], { ...facts, isArchived: false })).toEqual([]);
});
