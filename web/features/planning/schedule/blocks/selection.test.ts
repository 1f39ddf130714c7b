import { expect, it } from 'vitest';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { selectedKeys, selectWithoutIce } from './selection.ts';

const [FRIDAY, SATURDAY] = ['2027-01-08', '2027-01-09'];

it('selects what has no ice: all of it, or that of one surface and day', () => {
  const days = [FRIDAY, SATURDAY].map((date) => ({ date, opens: '08:00', closes: '12:00' }));
  const surfaces = ['a', 'b'].map((id) => ({ id, name: id, days }));
  const block = (
    flightId: string,
    place: Pick<PlacedBlock, 'surfaceId' | 'date' | 'start'>,
  ): PlacedBlock => ({
    flightId,
    kind: 'flight',
    seconds: 600,
    ...place,
  });
  const blocks = [
    block('f1', { surfaceId: 'a', date: FRIDAY, start: '09:00:00' }),
    block('f2', { surfaceId: 'a', date: FRIDAY, start: '13:00:00' }),
    block('f3', { surfaceId: 'b', date: SATURDAY, start: '13:00:00' }),
    { ...block('f4', { surfaceId: 'a', date: SATURDAY, start: '13:00:00' }), locked: true as const },
    block('f5', { surfaceId: 'a', date: SATURDAY, start: '14:00:00' }),
  ];
  const keys = (lost: Parameters<typeof selectWithoutIce>[3]) =>
    selectedKeys(selectWithoutIce({ surfaces }, blocks, new Set(), lost));
  expect(keys('all')).toEqual(['flight f2', 'flight f3', 'flight f5']);
  expect(keys({ surfaceId: 'b', date: SATURDAY })).toEqual(['flight f3']);
  expect(keys({ surfaceId: 'b', date: FRIDAY })).toEqual([]);
});
