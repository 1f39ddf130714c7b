import { expect, it } from 'vitest';
import type { JudgingSheet } from '../../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { openConflicts, viewOfSheet, type SheetCopy } from './sheetView.ts';

type KeptMark = JudgingSheet['marks'][number];

const AT = '2027-01-06T10:00:00.000Z';

const mark = (id: string, change: Partial<KeptMark>): KeptMark => ({
  id,
  programmeId: 'p1',
  column: 'maneuver1',
  value: 72,
  device: 'tablet',
  sequence: 1,
  at: AT,
  receivedAt: AT,
  replaces: [],
  source: 'device',
  by: 'code',
  name: 'Ann Frost',
  isOwn: false,
  ...change,
});

const copyOf = (marks: KeptMark[], isApproved = false): SheetCopy => ({
  answer: {
    flight: {
      id: 'flight',
      event: { id: 'FS4', format: 'Freestyle', level: 'Freestyle 4' },
      part: { number: 1, of: 1 },
      surface: 'Rink A',
      date: '2027-01-06',
      start: '10:40:00',
      order: [{ programmeId: 'p1', order: 1, name: 'Kim', rink: 'Alster Ice', state: 'checkedIn' }],
    },
    seat: 'judge1',
    columns: [
      { id: 'maneuver1', name: 'Maneuver 1', unit: 'tenths', least: 0, most: 100 },
      { id: 'maneuver2', name: 'Maneuver 2', unit: 'tenths', least: 0, most: 100 },
    ],
    range: null,
    revision: 1,
    isApproved,
    source: 'device',
    marks,
    written: [],
    sheet: {
      state: 'started',
      revision: 1,
      handedInAt: null,
      handedInBy: null,
      confirmedAt: null,
      confirmedBy: null,
      typedBy: [],
      mayConfirm: false,
    },
  },
  own: [],
  waiting: new Set(),
  isHandInWaiting: false,
  refusal: null,
  isRefused: () => false,
});

it('names the judge who wrote marks on this tablet before, for those that still stand', () => {
  const view = viewOfSheet(
    copyOf([
      mark('first', {}),
      mark('second', { column: 'maneuver2', sequence: 2 }),
      mark('own', { sequence: 3, replaces: ['first'], name: 'Bo Reed', isOwn: true }),
    ]),
  );
  expect(view.others).toEqual([{ name: 'Ann Frost', count: 1 }]);
  expect(viewOfSheet(copyOf([mark('paper', { source: 'paper' })])).others).toEqual([]);
});

it('says which boxes the desk filled, whether or not the judge has a tablet', () => {
  const view = viewOfSheet(
    copyOf([mark('paper', { source: 'paper' }), mark('own', { column: 'maneuver2' })]),
  );
  expect(view.fromPaper).toBe(1);
  expect(view.rows[0]?.cells.map(({ isFromPaper }) => isFromPaper)).toEqual([true, false]);
});

it('names the sheets that have boxes with two marks, until their flight is approved', () => {
  const marks = [mark('first', {}), mark('other', { device: 'phone', value: 74 })];
  const sheets = new Map([
    ['two', copyOf(marks)],
    ['one', copyOf([mark('first', {})])],
    ['approved', copyOf(marks, true)],
  ]);
  expect(openConflicts(sheets)).toMatchObject([{ key: 'two', flight: { id: 'flight' }, conflicts: 1 }]);
});
