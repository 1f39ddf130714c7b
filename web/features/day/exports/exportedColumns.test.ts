import { expect, it } from 'vitest';
import type { CompetitionMusic } from '../../../../shared/contract/entering/music/music.ts';
import type { SkaterRow } from '../../../../shared/contract/entering/entries/entry.ts';
import type { ExportedEntry } from './loadAllEntries.ts';
import { factsOf } from './exportedColumns.ts';
import { eventRows } from './eventRows.ts';
import { musicFilesOf } from './musicFiles.ts';

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

it('says of each programme whether its music file was sent, late, or is missing', () => {
  const programme = (eventId: string, isLate: boolean | null, isOver = false) => ({
    programmeId: `e-1.${eventId}`,
    entryId: 'e-1',
    eventId,
    isOver,
    file: isLate === null ? null : { isLate },
  });
  const programmes = [
    programme('fs.4', false),
    programme('fs.5', true),
    programme('artistic.4', null),
    programme('skated.1', null, true),
  ];
  const music = { rules: { isCollected: true }, programmes } as unknown as CompetitionMusic;
  expect([...musicFilesOf(music)('e-1')]).toEqual([
    ['fs.4', 'sent'],
    ['fs.5', 'late'],
    ['artistic.4', 'missing'],
  ]);
  expect([...musicFilesOf(music)('e-2')]).toEqual([]);
});
