import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { DEFAULT_JUDGING_RULES } from '../../../../shared/domain/entering/judgingRules/defaultRules.ts';
import { flightRulesOf } from '../../../../shared/domain/entering/judgingRules/flightRules.ts';
import type {
  PrintoutFacts,
  PrintedBlock,
  PrintoutScreen,
} from '../../../../shared/domain/day/printouts/printoutFacts.ts';
import { printoutOf } from '../../../../shared/domain/day/printouts/printoutOf.ts';
import { spanText } from '../../../../shared/domain/planning/timeTexts.ts';
import { clockText } from '../../../../shared/domain/core/dates/venueClock.ts';
import { timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { renderPrintout, type PrintoutHead } from './printoutPdf.ts';
import { readPdf } from '../../../platform/documents/readPdf.testing.ts';

const HEAD: PrintoutHead<PrintoutScreen> = {
  size: 'a4',
  competition: 'Lantern Bay Open',
  version: 'Printed 4 December 2026 at 06:30',
  remarks: ['Printed 4 December 2026 at 06:30.'],
  publishedAt: new Date(0),
  linkOf: ({ screen }) => `https://rinkside.example/${screen?.kind ?? ''}`,
};

const place = { surfaceId: 'a', date: '2026-12-04', title: null };

function flightAt(index: number, names: readonly string[]): PrintedBlock {
  return {
    ...place,
    start: timeOfSeconds(7 * 3_600 + index * 900),
    seconds: 900,
    kind: 'flight',
    flight: {
      id: `f${String(index)}`,
      eventId: 'freestyle-1',
      part: { number: index + 1, of: 20 },
      warmUpSeconds: 270,
      skaters: names.map((name) => ({
        name,
        sayAs: 'Say it',
        rink: 'North Rink',
        musicTitle: 'Moonlit pond',
      })),
    },
  };
}

const resurfacing = (index: number): PrintedBlock => ({
  ...flightAt(index, []),
  kind: 'resurfacing',
  flight: null,
});

/** With a panel of three for each flight: three boxes for each skater on the first two sheets, four on the third. */
function judgedFactsOf(blocks: readonly PrintedBlock[]): PrintoutFacts {
  const rules = flightRulesOf(DEFAULT_JUDGING_RULES, {
    format: { format: 'Freestyle', entry: 'individual' },
    event: { id: 'freestyle-1', level: 'Freestyle 1', seconds: 60 },
  });
  const judged = { rules, range: null, penalties: DEFAULT_JUDGING_RULES.penalties, names: new Map() };
  const ids = blocks.flatMap(({ flight }) => flight?.id ?? []);
  return { ...factsOf(blocks), judging: new Map(ids.map((id) => [id, judged])) };
}

const factsOf = (blocks: readonly PrintedBlock[]): PrintoutFacts => ({
  timeZone: 'Europe/Berlin',
  blocks,
  runs: new Map([
    ['f1', 1],
    ['f2', 1],
    ['f4', 2],
  ]),
  changed: new Map(),
  version: { label: 'Version 3', remarks: ['Replaces version 2.'] },
  surfaces: new Map([['a', 'Main ice']]),
  events: new Map([['freestyle-1', 'Freestyle 1']]),
});

describe('papers of a schedule', () => {
  it('has a check-in list for each run between two resurfacings, and none for a run of nobody', () => {
    const blocks = [
      resurfacing(0),
      flightAt(1, ['Ada Frost']),
      flightAt(2, ['Bo Lake']),
      resurfacing(3),
      flightAt(4, ['Cy Pond']),
      resurfacing(5),
    ];
    const { sheets } = printoutOf('checkIn', factsOf(blocks));
    expect(sheets.map(({ title, detail }) => [title, detail])).toEqual([
      ['Check-in list · Run 1', 'Friday, 4 December 2026 · Main ice · 07:15–07:45'],
      ['Check-in list · Run 2', 'Friday, 4 December 2026 · Main ice · 08:00–08:15'],
    ]);
    expect(sheets[0]?.groups[1]).toMatchObject({
      heading: '07:30  Freestyle 1, flight 3 of 20',
      rows: [['', '', '1', 'Bo Lake', 'North Rink']],
    });
  });

  it('tells the announcer what comes next, and leaves out a warm-up that there is not', () => {
    const { sheets } = printoutOf('announcer', factsOf([flightAt(0, ['Ada Frost']), resurfacing(1)]));
    expect(sheets[0]?.groups).toEqual([
      {
        heading: '07:00  Freestyle 1, flight 1 of 20',
        before: [
          'Warm-up: “Freestyle 1, flight 1 of 20: your warm-up is 4 minutes 30 seconds.”',
          'One minute left: “Skaters, you have one minute left.”',
          'Clear the ice: “Skaters, please clear the ice.”',
        ],
        rows: [['1', 'Ada Frost', 'Say it', 'North Rink', 'Moonlit pond']],
        after: ['Awards: for this run, about 07:30.', 'Next: “Next on this ice: Resurfacing, at 07:15.”'],
      },
    ]);
    const linesOf = (warmUpSeconds: number) => {
      const flight = flightAt(0, ['Ada Frost']);
      if (flight.flight) flight.flight.warmUpSeconds = warmUpSeconds;
      return printoutOf('announcer', factsOf([flight])).sheets[0]?.groups[0]?.before;
    };
    expect(linesOf(0)).toEqual([]);
    expect(linesOf(60)?.[0]).toContain('your warm-up is 1 minute.”');
  });

  it('writes times after midnight as the clock shows them', () => {
    expect(spanText([{ start: '23:50:00', seconds: 1_200 }], 'Asia/Tokyo')).toBe('23:50–00:10');
    expect(clockText(86_400, 'Asia/Tokyo')).toBe('00:00');
    const inChicago = (start: string) => spanText([{ start, seconds: 1_200 }], 'America/Chicago');
    expect(['07:10:00', '11:50:00'].map(inChicago)).toEqual(['7:10–7:30 AM', '11:50 AM–12:10 PM']);
  });

  it.each(['a4', 'letter'] as const)('puts nothing beyond the margins of %s', async (size) => {
    const long = 'Bartholomäa '.repeat(12);
    const blocks = Array.from({ length: 20 }, (_, index) =>
      flightAt(index, ['陳嘉欣', 'Nguyễn Thị Mai', 'Озёрная Ольга', '김서연', long]),
    );
    const bytes = await renderPrintout(printoutOf('announcer', factsOf(blocks)), { ...HEAD, size });
    const document = await PDFDocument.load(bytes);
    expect(document.getPageCount()).toBeGreaterThan(8);
    const { text, places } = await readPdf(bytes);
    expect(text.match(/flight 20 of 20$/gm)).toHaveLength(1);
    expect(text.replaceAll('\n', '').match(/陳嘉欣/g)).toHaveLength(20);
    const [width, height] = size === 'a4' ? [595, 842] : [612, 792];
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(39.9);
      expect(x).toBeLessThan(width - 40);
      expect(y).toBeGreaterThanOrEqual(27.9);
      expect(y).toBeLessThan(height - 40);
    }
  });

  /** Millimetres from the upper left corner of the sheet, measured in the file. */
  it.each([
    // Three columns: (sheet − 2 × 14.11) × 0.58 ÷ 3 less 2.82 between them.
    ['a4', 297.0, [90.46, 125.6, 160.75], 32.32],
    ['letter', 279.4, [92.96, 129.2, 165.44], 33.42],
  ] as const)('has boxes of 12 mm in columns of the right width on %s', async (size, sheet, lefts, width) => {
    const names = ['陳嘉欣', 'Озёрная Ольга', 'สมหญิง ใจดี'];
    const paper = printoutOf('judges', judgedFactsOf([flightAt(0, names)]));
    const { boxes, text } = await readPdf(await renderPrintout(paper, { ...HEAD, size }));
    // Judge 2's sheet stands below that of Judge 1.
    const first = boxes.filter(({ page }) => page === 0).slice(0, 9);
    const millimetres = (points: number) => (points / 72) * 25.4;
    for (const [index, box] of first.entries()) {
      const [left = 0] = lefts.slice(index % 3);
      expect(Math.abs(millimetres(box.x) - left)).toBeLessThan(0.5);
      expect(Math.abs(millimetres(box.width) - width)).toBeLessThan(0.5);
      expect(Math.abs(millimetres(box.height) - 12)).toBeLessThan(0.5);
      expect(sheet - millimetres(box.y)).toBeGreaterThan(14);
    }
    // One row below the other: 12 mm and 2.12 mm between.
    const [top = 0, second = 0] = [first[0]?.y ?? 0, first[3]?.y ?? 0].map(millimetres);
    expect(Math.abs(top - second - 14.11)).toBeLessThan(0.5);
    for (const name of names) expect(text.replaceAll('\n', '')).toContain(name);
  });

  it.each([
    ['a4', 'of one skater each, four to a page', [1, 1, 1, 1], [12, 12, 16]],
    ['a4', 'of six skaters, two to a page', [6, 6, 5], [36, 15, 36, 15, 48, 20]],
    ['letter', 'of six skaters, each on its page', [6, 6], [18, 18, 18, 18, 24, 24]],
    ['letter', 'of five skaters, two to a page', [5, 5], [30, 30, 40]],
    ['a4', 'longer than a page, and a short one below its end', [24, 3], [48, 33, 48, 33, 64, 44]],
    ['a4', 'of a run’s only flight, which is cut apart for the panel', [3], [18, 12]],
  ] as const)('put on %s sheets %s', async (size, _, flights, boxesByPage) => {
    const blocks = flights.map((skaters, index) =>
      flightAt(
        index,
        Array.from({ length: skaters }, (__, skater) => `Ada Frost ${String(skater)}`),
      ),
    );
    // All of them are one run.
    const facts = { ...judgedFactsOf(blocks), runs: new Map() };
    const { boxes, text } = await readPdf(
      await renderPrintout(printoutOf('judges', facts), { ...HEAD, size }),
    );
    const counts = Map.groupBy(boxes, ({ page }) => page);
    expect([...counts.values()].map((ofPage) => ofPage.length)).toEqual(boxesByPage);
    expect(text.match(/^Signature$/gm)).toHaveLength(flights.length * 3);
  });
});
