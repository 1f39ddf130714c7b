import { describe, expect, it } from 'vitest';
import catalogue from '../../../data/isi-catalogue.json' with { type: 'json' };
import {
  judgingRulesFields,
  type JudgingRules,
} from '../../../contract/entering/competitions/judgingRules.ts';
import type { EntryKind } from '../../../contract/entering/competitions/forms.ts';
import { columnsOf, type EventOfForm } from './columnsOf.ts';
import { DEFAULT_JUDGING_RULES } from './defaultRules.ts';
import { flightRulesOf, judgesColumns } from './flightRules.ts';
import { pointsOf } from './pointsOf.ts';
import { cellLimits, rangeOf } from './rangeOf.ts';
import { seatsOf } from './seats.ts';
import { systemOf } from './systemOf.ts';

function eventOf(format: string, level = 'Freestyle 1'): EventOfForm {
  const entry = catalogue.formats.find((one) => one.format === format)?.entry ?? 'individual';
  return {
    format: { format, entry: entry as EntryKind },
    event: { id: `${format}.${level}`, level, seconds: 60 },
  };
}

const withSystem = (system: JudgingRules['system']): JudgingRules => ({ ...DEFAULT_JUDGING_RULES, system });
const names = (rules: JudgingRules, of: EventOfForm, judges?: number) =>
  seatsOf(judges ?? 3).map((seat) => columnsOf(rules, of, seat, judges).map(({ name }) => name));

/** Literally competition-day.md, section 5. */
describe('the columns of three judges and the referee', () => {
  it('are six maneuvers, two for each judge, in Freestyle', () => {
    expect(names(DEFAULT_JUDGING_RULES, eventOf('Freestyle', 'Freestyle 3'))).toEqual([
      ['Maneuver 1', 'Maneuver 2', 'Correctness'],
      ['Maneuver 3', 'Maneuver 4', 'Duration and music'],
      ['Maneuver 5', 'Maneuver 6', 'Posture and presentation', 'General overall'],
      ['Total'],
    ]);
  });

  it('are one maneuver each in Solo Compulsories, for the third judge the general overall too', () => {
    expect(names(DEFAULT_JUDGING_RULES, eventOf('Solo Compulsories'))).toEqual([
      ['Maneuver 1'],
      ['Maneuver 2'],
      ['Maneuver 3', 'General overall'],
      ['Total'],
    ]);
  });

  it.each(['Artistic', 'Spotlight, dramatic', 'Interpretive'])('have nothing technical in %s', (format) => {
    expect(names(DEFAULT_JUDGING_RULES, eventOf(format))).toEqual([
      ['Originality', 'Choreography'],
      ['Interpretation', 'Theme, costume and props'],
      ['Posture and edges', 'Projection', 'General overall'],
      ['Total'],
    ]);
  });

  it.each(catalogue.formats.map(({ format }) => format))('exist for every judge of %s', (format) => {
    const sheets = names(DEFAULT_JUDGING_RULES, eventOf(format)).slice(0, 3);
    for (const sheet of sheets) expect(sheet.length).toBeGreaterThan(0);
    expect(new Set(sheets.flat()).size).toBe(sheets.flat().length);
  });

  it.each([1, 2, 4, 5, 9, 15])('are dealt out to %i judges in the same order', (judges) => {
    const sheets = names(DEFAULT_JUDGING_RULES, eventOf('Freestyle'), judges).slice(0, judges);
    const all = names(DEFAULT_JUDGING_RULES, eventOf('Freestyle')).slice(0, 3).flat();
    expect(sheets.flat()).toEqual(Array.from({ length: Math.max(10, judges) }, (_, at) => all[at % 10]));
    const sizes = sheets.map(({ length }) => length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  });

  it('follow the form, and their ids are unique in the flight', () => {
    const { format, event } = eventOf('Freestyle');
    const own = { format, event: { ...event, criteria: [['Jumps', 'Spins'], ['Jumps'], ['Style']] } };
    const columns = judgesColumns(flightRulesOf(DEFAULT_JUDGING_RULES, own));
    expect(columns).toEqual([
      { id: 'judge1.1', name: 'Jumps', unit: 'tenths' },
      { id: 'judge1.2', name: 'Spins', unit: 'tenths' },
      { id: 'judge2.1', name: 'Jumps', unit: 'tenths' },
      { id: 'judge3.1', name: 'Style', unit: 'tenths' },
    ]);
  });

  it('are technical merit and presentation in 6.0, a place in the majority; the referee has none', () => {
    const sixPointZero = withSystem({ system: '6.0', decidedBy: 'presentation' });
    const sheet = ['Technical merit', 'Presentation'];
    expect(names(sixPointZero, eventOf('Freestyle'))).toEqual([sheet, sheet, sheet, []]);
    const majority = withSystem({ system: 'majority', variant: 'skating' });
    expect(names(majority, eventOf('Solo Dance'), 5)).toEqual([
      ...Array.from({ length: 5 }, () => ['Place']),
      [],
    ]);
  });

  it('are none for a seat that the panel has not, nor for a referee who decides no ties', () => {
    expect(columnsOf(DEFAULT_JUDGING_RULES, eventOf('Freestyle'), 'judge4')).toEqual([]);
    const shared = { ...DEFAULT_JUDGING_RULES, tie: 'shared' } as const;
    expect(columnsOf(shared, eventOf('Freestyle'), 'referee')).toEqual([]);
  });
});

describe('the range of marks', () => {
  it.each([
    [0, null],
    [1, null],
    [2, { least: 70, most: 72 }],
    [5, { least: 70, most: 78 }],
    [9, { least: 70, most: 86 }],
    [40, { least: 70, most: 100 }],
  ])('of %i skaters is %o', (skaters, range) => {
    expect(rangeOf(DEFAULT_JUDGING_RULES, skaters)).toEqual(range);
  });

  it('can be switched off', () => {
    expect(rangeOf({ ...DEFAULT_JUDGING_RULES, range: null }, 5)).toBeNull();
    const sixPointZero = withSystem({ system: '6.0', decidedBy: 'technical' });
    expect(flightRulesOf(sixPointZero, eventOf('Freestyle')).range).toBeNull();
  });

  it('does not hide what a cell can hold', () => {
    const flight = { skaters: 5, columns: 10 };
    const limits = (unit: 'tenths' | 'place', id: string, system: 'isi' | '6.0' | 'majority') =>
      cellLimits({ id, name: '', unit }, { system, most: 100 }, flight);
    expect(limits('tenths', 'judge1.1', 'isi')).toEqual({ least: 0, most: 100 });
    expect(limits('tenths', 'total', 'isi')).toEqual({ least: 0, most: 1_000 });
    expect(limits('tenths', 'technical', '6.0')).toEqual({ least: 0, most: 60 });
    expect(limits('place', 'ordinal', 'majority')).toEqual({ least: 1, most: 5 });
  });
});

describe('the points of places', () => {
  const table = { participation: 1, places: [5, 4, 3, 2, 1] };

  it.each([
    [
      [1, 2, 3, 4, 5, 6, 6],
      [6, 5, 4, 3, 2, 1, 1],
    ],
    [
      [1, 1, 3, null],
      [6, 6, 4, 0],
    ],
    [
      [1.5, 1.5, 3],
      [6, 6, 4],
    ],
    [
      [2, 2, 2, 4],
      [6, 6, 6, 3],
    ],
    // A lone skater who is second against the book.
    [[2], [5]],
    [[], []],
  ])('%o are %o', (places, points) => {
    expect(pointsOf(table, places)).toEqual(points);
  });

  it('of a group event are the form’s: 25, 20, 15, 10, 5 and 1', () => {
    const { points } = flightRulesOf(DEFAULT_JUDGING_RULES, eventOf('Production Team', 'Large (25+)'));
    expect(pointsOf(points, [1, 2, 3, 4, 5, 6])).toEqual([26, 21, 16, 11, 6, 1]);
  });
});

it('gives an event its own system before the competition’s', () => {
  const own = { system: 'majority', variant: 'skating' } as const;
  const rules = { ...DEFAULT_JUDGING_RULES, eventSystems: [{ eventId: 'solo-dance.dance-1', system: own }] };
  expect(systemOf(rules, 'solo-dance.dance-1')).toEqual(own);
  expect(systemOf(rules, 'solo-dance.dance-2')).toEqual({ system: 'isi' });
});

it('has defaults that its own contract accepts', () => {
  for (const [name, schema] of Object.entries(judgingRulesFields)) {
    const value: unknown = DEFAULT_JUDGING_RULES[name as keyof JudgingRules];
    expect(schema.parse(value)).toEqual(value);
  }
});
