import { expect, it } from 'vitest';
import type { SkaterRow } from '../../../../shared/contract/entering/entries/entry.ts';
import type { ExportedEntry } from './loadAllEntries.ts';
import { factsOf } from './exportedColumns.ts';
import { eventRows } from './eventRows.ts';

const formats = [{ events: [{ id: 'fs.4' }, { id: 'fs.5' }] }, { events: [{ id: 'artistic.4' }] }];
const entry = (
  fullName: string,
  events: Record<string, 'confirmed' | 'waiting'>,
  state: ExportedEntry['state'] = 'confirmed',
) => {
  const row: Partial<SkaterRow> = {
    fullName,
    state,
    events: Object.entries(events).map(([id, eventState]) => ({
      id,
      format: 'Freestyle',
      level: id,
      seconds: 90,
      price: null,
      state: eventState,
    })),
  };
  return row as SkaterRow;
};

it('lists each entry once per event, in the form’s order, with the waitlist last', () => {
  const rows = eventRows(
    [
      entry('Ada', { 'artistic.4': 'confirmed', 'fs.4': 'waiting' }),
      entry('Ben', { 'fs.4': 'confirmed', 'gone.1': 'confirmed' }),
      entry('Cem', { 'fs.5': 'confirmed' }, 'withdrawn'),
      entry('Dag', { 'fs.4': 'confirmed' }),
    ],
    { formats },
  );
  expect(rows.map(({ entry: row, event, number }) => `${event.id} ${number} ${factsOf(row).name}`)).toEqual([
    'fs.4 1 Ben',
    'fs.4 2 Dag',
    'fs.4 3 Ada',
    'artistic.4 1 Ada',
    'gone.1 1 Ben',
  ]);
});
