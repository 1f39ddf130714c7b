import { expect, it } from 'vitest';
import type { Entry } from '../../../contract/entering/entries/entry.ts';
import { missingForDay } from './missingForDay.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
const window = (lastDay: string) => ({ firstDay: '2026-11-25', lastDay });
const competition = {
  state: 'published',
  openUntil: '2026-11-20T12:00:00Z',
  correctionsUntil: null,
  timeZone: 'UTC',
  hasSchedule: true,
  correctionWindow: window('2026-12-02'),
} as Entry['competition'];
const entry = {
  state: 'confirmed',
  competition,
  announced: [{ name: 'Mia Lake', sayAs: '' }],
  events: [{ musicTitle: undefined }],
  withoutContact: 1,
} as Entry;

it.each<[string, Partial<Entry>, string[]]>([
  ['asks for a contact and for titles', {}, ['contact', 'titles']],
  ['asks for nothing twice given', { withoutContact: 0, events: [] }, []],
  [
    'asks for no title that can’t be changed any more',
    { competition: { ...competition, correctionWindow: window('2026-11-30') } },
    ['contact'],
  ],
  ['waits for the schedule', { competition: { ...competition, hasSchedule: false } }, []],
  ['asks nothing of who withdrew', { state: 'withdrawn' }, []],
])('%s', (_, change, expected) => {
  expect(missingForDay({ ...entry, ...change }, NOW)).toEqual(expected);
});
