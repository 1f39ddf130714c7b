import type { Translator } from '../../../i18n/Translator.ts';
import { expect, it } from 'vitest';
import type { PublicBlock } from '../../../../shared/contract/planning/publicSchedule.ts';
import { scheduleColumns } from './Documents.tsx';

const t = ((key: string) => key) as unknown as Translator<'publishing'>;
const place = { surfaceId: 'a', date: '2026-12-04', title: null };
const flight: PublicBlock = {
  ...place,
  start: '23:50:00',
  seconds: 1_200,
  kind: 'flight',
  flight: {
    id: 'f1',
    eventId: 'freestyle.freestyle-1',
    part: { number: 2, of: 3 },
    warmUpSeconds: 240,
    skaters: [
      { name: 'Ada', rink: 'North Rink' },
      { name: 'B. L.', rink: null },
    ],
  },
};
const columns = scheduleColumns(t, {
  surfaces: [{ id: 'a', name: 'Main ice' }],
  events: [{ id: 'freestyle.freestyle-1', format: 'Freestyle', level: 'Freestyle 1' }],
});
const rowOf = (block: PublicBlock) => columns.map(({ value }) => value(block));

it('writes a row for a flight and for what else is on the ice', () => {
  const day = { kind: 'day', day: '2026-12-04' };
  expect(rowOf(flight)).toEqual([
    day,
    '23:50',
    '00:10',
    'Main ice',
    'late.kinds.flight',
    'Freestyle',
    'Freestyle 1',
    2,
    3,
    2,
    'Ada; B. L.',
  ]);
  const pause: PublicBlock = { ...place, start: '09:00:00', seconds: 900, kind: 'resurfacing', flight: null };
  expect(rowOf(pause)).toEqual([
    day,
    '09:00',
    '09:15',
    'Main ice',
    'late.kinds.resurfacing',
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
