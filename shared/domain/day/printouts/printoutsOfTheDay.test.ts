import { describe, expect, it } from 'vitest';
import type { EntryKind } from '../../../contract/entering/competitions/forms.ts';
import catalogue from '../../../data/isi-catalogue.json' with { type: 'json' };
import { columnsOf, type EventOfForm } from '../../entering/judgingRules/columnsOf.ts';
import { DEFAULT_JUDGING_RULES } from '../../entering/judgingRules/defaultRules.ts';
import { flightRulesOf } from '../../entering/judgingRules/flightRules.ts';
import { rangeOf } from '../../entering/judgingRules/rangeOf.ts';
import { seatsOf } from '../../entering/judgingRules/seats.ts';
import type { DaySheet, PrintoutFacts, PrintedBlock } from './printoutFacts.ts';
import { printoutOf } from './printoutOf.ts';
import { momentText } from '../../core/dates/venueClock.ts';
import { printoutVersion } from './printoutVersion.ts';

const DEFAULTS = DEFAULT_JUDGING_RULES;

function flightAt(start: string, id: string, names: readonly string[]): PrintedBlock {
  const skaters = names.map((name) => ({
    name,
    sayAs: '',
    rink: '',
    musicTitle: 'Moonlit pond',
    seconds: 125,
  }));
  return {
    surfaceId: 'a',
    date: '2026-12-04',
    title: null,
    start,
    seconds: 900,
    kind: 'flight',
    flight: { id, eventId: 'e', part: { number: 1, of: 1 }, warmUpSeconds: 240, skaters },
  };
}

const FREESTYLE: EventOfForm = {
  format: { format: 'Freestyle', entry: 'individual' },
  event: { id: 'e', level: 'Freestyle 1', seconds: 60 },
};

interface Judged {
  readonly of?: EventOfForm;
  readonly judges?: number;
  readonly rules?: typeof DEFAULTS;
}

const withAdaHere = ({ flight, ...block }: PrintedBlock): PrintedBlock => {
  const since = (name: string) => (name === 'Ada Frost' ? { hereSince: '07:02' } : {});
  const skaters = flight?.skaters.map((one) => ({ ...one, ...since(one.name) })) ?? [];
  return { ...block, flight: flight && { ...flight, skaters } };
};

function factsOf(
  blocks: readonly PrintedBlock[],
  { of = FREESTYLE, judges = 3, rules = DEFAULTS }: Judged = {},
): PrintoutFacts {
  const own = flightRulesOf(rules, of, judges);
  const judgedBy = (skaters: number) => ({
    rules: own,
    range: rangeOf(own, skaters),
    penalties: rules.penalties,
    names: new Map([['judge1' as const, 'Ruth Berg']]),
  });
  return {
    timeZone: 'Europe/Berlin',
    blocks,
    runs: new Map([
      ['f1', 1],
      ['f2', 1],
      ['f3', 2],
    ]),
    changed: new Map(),
    version: { label: 'Version 4.3', remarks: [] },
    surfaces: new Map([['a', 'Main ice']]),
    events: new Map([['e', 'Freestyle 1']]),
    judging: new Map(
      blocks.flatMap(({ flight }) => (flight ? [[flight.id, judgedBy(flight.skaters.length)] as const] : [])),
    ),
  };
}

const flightOf = (screen: DaySheet['screen']) => (screen?.kind === 'typing' ? screen.flightId : '');
const seatOf = ({ screen }: DaySheet) => (screen?.kind === 'typing' ? screen.seat : 'referee');

const FIVE = ['Ada Frost', 'Bo Lake', 'Cy Pond', 'Di Rill', 'Ed Mere'];
const resurfacing: PrintedBlock = { ...flightAt('07:30:00', '', []), kind: 'resurfacing', flight: null };

describe('sheets of judges and referees', () => {
  it.each(
    catalogue.formats.flatMap(({ format, entry }) =>
      [3, 5].map((judges) => [format, judges, entry] as const),
    ),
  )('of %s with %i judges have the columns of the screen, in its order', (format, judges, entry) => {
    const of = {
      format: { format, entry: entry as EntryKind },
      event: { id: 'e', level: 'Freestyle 1', seconds: 60 },
    };
    const facts = factsOf([flightAt('07:00:00', 'f1', FIVE)], { of, judges });
    const sheets = [...printoutOf('judges', facts).sheets, ...printoutOf('referees', facts).sheets];
    expect(sheets.map(seatOf)).toEqual(seatsOf(judges));
    for (const sheet of sheets) {
      const { columns = [] } = sheet;
      const seat = seatOf(sheet);
      const screen = columnsOf(DEFAULTS, of, seat, judges).map(({ name }) => name);
      const marked = columns.filter(({ look }) => look === 'mark').map(({ heading }) => heading);
      expect(marked).toEqual(seat === 'referee' ? [...screen, 'Penalties'] : screen);
      expect(columns.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1);
    }
  });

  it('are a stack for each judge of a run, with the range of the flight', () => {
    const blocks = [
      flightAt('07:00:00', 'f1', FIVE),
      flightAt('07:15:00', 'f2', ['Flo Beck']),
      resurfacing,
      flightAt('07:45:00', 'f3', FIVE.slice(0, 2)),
    ];
    const { sheets } = printoutOf('judges', factsOf(blocks));
    expect(sheets.map(({ screen, title }) => `${flightOf(screen)} ${title}`)).toEqual([
      'f1 Judge 1 · Ruth Berg',
      'f2 Judge 1 · Ruth Berg',
      'f1 Judge 2',
      'f2 Judge 2',
      'f1 Judge 3',
      'f2 Judge 3',
      'f3 Judge 1 · Ruth Berg',
      'f3 Judge 2',
      'f3 Judge 3',
    ]);
    // Papers of a pile have one version.
    expect(new Set(sheets.map(({ version }) => version?.label))).toEqual(new Set(['Version 4.3']));
    // A run of one flight is cut apart at once; in a longer one each judge keeps the own sheets.
    expect(sheets.map(({ stack }) => stack).join(' ')).toBe(
      'f1.judge1 f1.judge1 f1.judge2 f1.judge2 f1.judge3 f1.judge3 f3 f3 f3',
    );
    expect([0, 2].map((index) => sheets[index]?.groups[0]?.toWrite)).toEqual([
      ['Signature'],
      ['Name', 'Signature'],
    ]);
    expect([0, 1, 6].map((index) => sheets[index]?.groups[0]?.heading)).toEqual([
      'Marks from 7.0 to 7.8',
      'Marks from 0.0 to 10.0',
      'Marks from 7.0 to 7.2',
    ]);
    expect(sheets[0]?.detail).toBe('Freestyle 1 · Friday, 4 December 2026 · Main ice · 07:00');
    expect(sheets[0]?.groups[0]?.rows[4]).toEqual(['5', 'Ed Mere', '', '', '']);
  });

  it.each([
    [
      { system: '6.0', decidedBy: 'technical' } as const,
      'Marks from 0.0 to 6.0',
      ['Technical merit', 'Presentation'],
    ],
    [{ system: 'majority', variant: '6.0' } as const, 'Places 1 to 5, each once', ['Place']],
  ])('of %o have its marks, and no total of the referee', (system, heading, names) => {
    const facts = factsOf([flightAt('07:00:00', 'f1', FIVE)], { rules: { ...DEFAULTS, system } });
    const [sheet] = printoutOf('judges', facts).sheets;
    expect(sheet?.groups[0]?.heading).toBe(heading);
    expect(sheet?.columns?.slice(2).map((column) => column.heading)).toEqual(names);
    const [referee] = printoutOf('referees', facts).sheets;
    expect(referee?.columns?.slice(2).map((column) => column.heading)).toEqual(['Penalties']);
    expect(referee?.groups[0]?.after).toEqual([]);
    expect(referee?.groups[0]?.toWrite).toEqual(['Name', 'Approved', 'Time']);
  });

  it('of the referee have room for another range, and every penalty with its value', () => {
    const [sheet] = printoutOf('referees', factsOf([flightAt('07:00:00', 'f1', FIVE)])).sheets;
    expect(sheet?.groups[0]?.after).toEqual([
      'Off the total: Omitted maneuver 1.0 · Failed maneuver 0.5 · Extra attempt 0.5 · Too short or too long 0.5 · Content above the level 1.0',
    ]);
    expect(sheet?.groups[0]?.toWrite).toEqual(['Other range', 'Name', 'Approved', 'Time']);
  });
});

describe('papers of a flight that the day has changed', () => {
  const blocks = [flightAt('07:00:00', 'f1', ['Di Rill', 'Ada Frost'])];
  const facts: PrintoutFacts = {
    ...factsOf(blocks),
    changed: new Map([
      ['f1', { scratched: ['Bo Lake', 'Cy Pond'], noShows: ['Ed Mere'], walkOns: ['Di Rill'] }],
    ]),
  };
  const changes = ['Scratched: Bo Lake, Cy Pond', 'No-show: Ed Mere', 'Walk-on: Di Rill'];

  it.each([
    ['checkIn', changes.slice(0, 2)],
    [
      'announcer',
      [...changes, 'Awards: for this run, about 07:30.', 'Next: nothing more on this ice today.'],
    ],
    ['music', changes],
    ['judges', changes],
    ['wall', []],
  ] as const)('say so on %s, and number those who skate', (document, after) => {
    const group = printoutOf(document, facts).sheets[0]?.groups[0];
    expect(group?.after).toEqual(after);
    const isWanted = (cell: string) => /^[12]$|^Di|^Ada/.test(cell);
    const named = group?.rows.map((row) => row.filter(isWanted).join(' ').replace(' (walk-on)', ''));
    expect(named).toEqual(['1 Di Rill', '2 Ada Frost']);
  });

  it('have whoever is here ticked on check-in, with the time', () => {
    const here = { ...facts, blocks: facts.blocks.map(withAdaHere) };
    const rows = printoutOf('checkIn', here).sheets[0]?.groups[0]?.rows.map((row) => row.slice(0, 4));
    expect(rows).toEqual([
      ['', '', '1', 'Di Rill (walk-on)'],
      ['07:02', '07:02', '2', 'Ada Frost'],
    ]);
  });

  it('have the range that the referee has set', () => {
    const judging = new Map(
      [...(facts.judging ?? [])].map(([id, own]) => [id, { ...own, range: { least: 65, most: 80 } }]),
    );
    const [sheet] = printoutOf('judges', { ...facts, judging }).sheets;
    expect(sheet?.groups[0]?.heading).toBe('Marks from 6.5 to 8.0');
  });

  it.each([
    [1, [], ['Version 1', 'Version 1, published 1 December 2026 at 18:00.']],
    [2, [], ['Version 2', 'Version 2, published 1 December 2026 at 18:00.', 'Replaces version 1.']],
    // A scratch in the first flight, two changes in the second: the last one at a quarter past seven.
    [
      2,
      [
        { version: 1, changedAt: '2026-12-04T07:15:00Z' },
        { version: 2, changedAt: '2026-12-04T07:05:00Z' },
      ],
      [
        'Version 2.3',
        'Version 2.3, changed 4 December 2026 at 07:15.',
        'Replaces version 2.2 and every version before it.',
      ],
    ],
    [
      1,
      [{ version: 1, changedAt: '2026-12-04T07:05:00Z' }],
      [
        'Version 1.1',
        'Version 1.1, changed 4 December 2026 at 07:05.',
        'Replaces version 1 and every version before it.',
      ],
    ],
    // Changed before this version was published: the version before is what it replaces.
    [
      3,
      [{ version: 1, changedAt: '2026-12-01T17:00:00Z' }],
      ['Version 3.1', 'Version 3.1, published 1 December 2026 at 18:00.', 'Replaces version 2.'],
    ],
  ])('of schedule %i with changes %o are %o', (version, flights, [label = '', ...remarks]) => {
    const published = { version, at: '2026-12-01T18:00:00Z' };
    const made = printoutVersion(published, flights, (instant) => momentText(instant, 'UTC', 'long'));
    expect(made).toEqual({ label, remarks });
  });
});

it('lists the music of a day with its length', () => {
  const [sheet] = printoutOf('music', factsOf([flightAt('07:00:00', 'f1', ['Ada Frost'])])).sheets;
  expect(sheet?.groups[0]).toMatchObject({
    heading: '07:00  Freestyle 1',
    rows: [['', '1', 'Ada Frost', 'Moonlit pond', '2:05']],
  });
});

it('lists each piece with its length and plays for the collecting society, without a name of anybody', () => {
  const cues = [
    { title: 'The Swan (Saint-Saëns)', seconds: 125, plays: 2 },
    { title: '', seconds: 90, plays: 0 },
    { title: 'Clair de lune (Debussy)', seconds: 119, plays: 1 },
  ];
  const [sheet] = printoutOf('cues', {
    ...factsOf([flightAt('07:00:00', 'f1', ['Ada Frost'])]),
    cues,
  }).sheets;
  expect(sheet?.groups[0]?.rows).toEqual([
    ['Clair de lune (Debussy)', '1:59', '1', '1'],
    ['The Swan (Saint-Saëns)', '2:05', '1', '2'],
    ['No title given', '1:30', '1', '0'],
  ]);
  expect(printoutOf('cues', factsOf([])).sheets).toEqual([]);
});

describe('medals to order', () => {
  it('are one list by event, with the sum first', () => {
    const blocks = [flightAt('07:00:00', 'f1', FIVE), flightAt('07:15:00', 'f2', ['Flo Beck'])];
    const rowsOf = (facts: PrintoutFacts) => printoutOf('medals', facts).sheets[0]?.groups[0]?.rows;
    expect(rowsOf(factsOf(blocks))).toEqual([
      ['All events', '2', '2', '2', '1', '1', '1', '7'],
      ['Freestyle 1', '2', '2', '2', '1', '1', '1', '7'],
    ]);
    expect(rowsOf({ ...factsOf(blocks), medals: { lastPlace: 3, sparePercent: 10 } })).toEqual([
      ['All events', '2', '2', '2', '3', '7'],
      ['With 10 % spare', '', '3', '3', '4', '10'],
      ['Freestyle 1', '2', '2', '2', '3', '7'],
    ]);
  });
});
