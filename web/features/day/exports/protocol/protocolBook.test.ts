import type { Translator } from '../../../../i18n/Translator.ts';
import { expect, it } from 'vitest';
import type { Protocol } from '../../../../../shared/contract/day/results/protocol.ts';
import { namedColumns } from '../../../../table/export/exportFile.ts';
import { readXlsx } from '../../../../table/export/readXlsx.testing.ts';
import { exportedSheet } from '../../../../table/export/sheet.ts';
import { xlsxOf } from '../../../../table/export/xlsx.ts';
import { protocolBook } from './protocolBook.ts';

const t = ((key: string) => key) as unknown as Translator<['protocol']>;
const outcome = { place: 1, total: 705, points: 6 };
const protocol: Protocol = {
  copy: 'organisers',
  madeAt: '2026-11-09T10:00:00Z',
  competition: {
    id: 'c',
    name: '氷上杯',
    venue: 'Lantern Bay Ice',
    startDate: '2026-11-07',
    endDate: '2026-11-08',
    timeZone: 'Europe/Oslo',
  },
  numbers: {
    entries: 2,
    programmes: 2,
    flights: 2,
    posted: 1,
    starts: 1,
    scratches: 0,
    noShows: 0,
    corrections: 1,
  },
  cancelledEvents: [
    { format: 'Freestyle', level: 'Freestyle 9', at: '2026-11-07T06:30:00Z', reason: 'No ice' },
  ],
  officials: [{ name: 'Robin Lake', asReferee: 1, asJudge: 0 }],
  events: [
    {
      id: 'fs',
      format: 'Freestyle',
      level: 'Freestyle 1',
      flights: [
        {
          part: { number: 1, of: 2 },
          date: '2026-11-07',
          start: '08:00:00',
          surface: 'Main ice',
          officials: [{ seat: 'referee', name: 'Robin Lake' }],
          version: 2,
          approved: { at: '2026-11-07T08:00:00Z', by: 'Robin Lake' },
          approvalReason: null,
          posted: { at: '2026-11-07T08:10:00Z', by: 'Kim Vale' },
          starters: 1,
          rows: [
            {
              start: 1,
              name: 'สมชาย',
              rink: 'Pond',
              state: 'skated',
              ...outcome,
              penalties: [{ label: 'Late start', tenths: 10 }],
            },
          ],
          corrections: [
            {
              version: 2,
              at: '2026-11-07T09:00:00Z',
              by: 'Kim Vale',
              proposedBy: 'Lou Field',
              aloneReason: null,
              refereeAllowed: true,
              reason: 'ruling',
              text: '=1+1',
              changes: [{ name: null, before: { ...outcome, total: 715 }, after: outcome }],
            },
          ],
        },
        {
          part: { number: 2, of: 2 },
          date: '',
          start: '',
          surface: '',
          officials: [],
          version: 0,
          approved: null,
          approvalReason: null,
          posted: null,
          starters: 1,
          rows: [],
          corrections: [],
        },
      ],
    },
  ],
  rinks: [
    {
      name: 'Pond',
      points: 6,
      skaters: 1,
      average: 6,
      place: 1,
      placeByAverage: 1,
      entries: [{ eventId: 'fs', name: 'สมชาย', place: 1, points: 6, isShared: false }],
      otherPoints: 0,
    },
  ],
};

async function opened(given: Protocol) {
  const words = { currencyOf: (heading: string) => heading, zoneOf: (heading: string) => heading };
  const sheets = protocolBook(t, given);
  const file = await xlsxOf(
    ...sheets.map(({ title, columns, rows }) => exportedSheet(title, namedColumns(columns, words), rows)),
  );
  return Promise.all(
    sheets.map(async (_, index) => {
      const { name, cells } = await readXlsx(file, index + 1);
      return { name, values: [...cells.values()].map(({ value }) => value), cells };
    }),
  );
}

it('is a sheet each for competition, officials, results, cancelled events, corrections, rinks and points', async () => {
  const [summary, officials, results, cancelled, corrections, rinks, points, ...others] =
    await opened(protocol);
  expect(others).toEqual([]);
  expect(summary?.values).toContain('氷上杯');
  expect(officials?.values).toEqual(expect.arrayContaining(['columns.asReferee', 'Robin Lake', '1', '0']));
  expect(results?.name).toBe('sheets.results');
  expect(results?.values).toEqual(
    expect.arrayContaining(['สมชาย', '70.5', 'Late start', 'states.none', 'columns.approved (Europe/Oslo)']),
  );
  const text = [...(corrections?.cells.values() ?? [])].find(({ value }) => value === '=1+1');
  expect(text?.type).toBe('text');
  expect(cancelled?.values).toEqual(expect.arrayContaining(['Freestyle 9', 'No ice']));
  expect(corrections?.values).toEqual(expect.arrayContaining(['removed', '71.5', '70.5', 'reasons.ruling']));
  expect([rinks?.values.includes('Pond'), points?.values.includes('สมชาย')]).toEqual([true, true]);
});

it('has no totals, penalties or officials in a copy to hand out', async () => {
  const handout = await opened({ ...protocol, copy: 'handout' });
  expect(handout.map(({ name }) => name)).not.toContain('sheets.officials');
  const values = handout.flatMap((sheet) => sheet.values);
  for (const secret of ['Robin Lake', 'Kim Vale', 'Late start', '=1+1', '70.5', '71.5'])
    expect(values).not.toContain(secret);
});
