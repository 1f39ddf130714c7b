import { expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { placedBlocks } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { leftBehind, shiftDays } from './shiftDays.ts';

const hours = (...dates: string[]) => ({
  surfaces: [{ id: 'A', days: dates.map((date) => ({ date, opens: '07:00', closes: '21:00' })) }],
});
const flight = (flightId: string) => ({ start: '07:00:00', seconds: 600, kind: 'flight' as const, flightId });
const panel = (id: string) => ({ id, flightIds: [id], judges: [], referee: null });

const DRAFT: ScheduleDraft = {
  generation: 1,
  revision: 1,
  seed: null,
  plannedAt: null,
  tracks: [
    { surfaceId: 'A', date: '2027-01-05', version: 3, blocks: [{ ...flight('f1'), locked: true }] },
    { surfaceId: 'A', date: '2027-01-06', version: 4, blocks: [flight('f2')] },
  ],
  events: [],
  panels: [
    { surfaceId: 'A', date: '2027-01-05', version: 5, panels: [panel('f1')] },
    { surfaceId: 'A', date: '2027-01-06', version: 6, panels: [panel('f2')] },
  ],
  published: null,
};

it('finds by how many days a schedule has to follow its competition', () => {
  const days = (startDate: string, endDate: string) => ({ startDate, endDate });
  const open = hours('2027-01-12', '2027-01-13');
  expect(leftBehind(days('2027-01-12', '2027-01-13'), open, DRAFT)).toEqual({
    first: '2027-01-05',
    last: '2027-01-06',
    shift: 7,
    hasLocks: true,
  });
  const stays = hours('2027-01-05', '2027-01-06');
  expect(leftBehind(days('2027-01-04', '2027-01-06'), stays, DRAFT)).toBeNull();
  expect(leftBehind(days('2027-01-12', '2027-01-12'), hours('2027-01-12'), DRAFT)?.shift).toBeNull();
});

it('shifts blocks and panels together, also onto days of its own', () => {
  const after = shiftDays(1)(DRAFT);
  if ('fault' in after) throw new Error(after.fault);
  expect(placedBlocks(after).map(({ date, flightId, locked }) => [date, flightId, locked])).toEqual([
    ['2027-01-06', 'f1', undefined],
    ['2027-01-07', 'f2', undefined],
  ]);
  const versions = (parts: readonly { date: string; version: number }[]) =>
    Object.fromEntries(parts.map(({ date, version }) => [date, version]));
  expect(versions(after.tracks)).toEqual({ '2027-01-05': 3, '2027-01-06': 4, '2027-01-07': 0 });
  expect(versions(after.panels)).toEqual({ '2027-01-05': 5, '2027-01-06': 6, '2027-01-07': 0 });
  expect(after.panels.flatMap(({ date, panels }) => panels.map(({ id }) => [date, id])).sort()).toEqual([
    ['2027-01-06', 'f1'],
    ['2027-01-07', 'f2'],
  ]);
});
