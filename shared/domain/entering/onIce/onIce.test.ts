import { describe, expect, it } from 'vitest';
import catalogue from '../../../data/isi-catalogue.json' with { type: 'json' };
import type { EntryKind } from '../../../contract/entering/competitions/forms.ts';
import { iceSecondsOf, iceTimesOf } from './iceTimes.ts';
import { onIceOf, planEventOf } from './judgingOf.ts';

const format = (name: string) => {
  const found = catalogue.formats.find((one) => one.format === name);
  if (!found) throw new Error(`The catalogue has no ${name}`);
  return { ...found, entry: found.entry as EntryKind, criteria: undefined };
};
const event = (level: string, seconds = 60) => ({ id: 'e', level, seconds });

describe('the ice of an event', () => {
  it.each([
    ['Solo (Tot to Delta)', 180],
    ['Freestyle', 240],
    ['Open Freestyle', 240],
    ['Pair', 240],
    ['Open Pair', 240],
    ['Artistic', 180],
    ['Solo Compulsories', 120],
    ['Footwork', 120],
    ['Spotlight, character', 120],
    ['Spotlight, light entertainment', 120],
    ['Stroking', 60],
    ['Production Team', 60],
    ['Ensemble', 60],
    // The music twice, and 60 seconds.
    ['Interpretive', 2 * 90 + 60],
  ])('%s warms up for %i s', (name, seconds) => {
    const prefilled = { betweenSeconds: 35, atOnce: 1, flight: { wanted: 5, most: 9 } };
    expect(iceTimesOf(format(name), { seconds: 90 })).toEqual({ warmUpSeconds: seconds, ...prefilled });
  });

  it('is the programme, the change and its share of the warm-up, rounded up', () => {
    // 120 + 35 + 240 / 5
    expect(iceSecondsOf(format('Freestyle'), { seconds: 120 })).toBe(203);
    // (60 + 35) / 2 + 120 / 5
    expect(iceSecondsOf({ ...format('Solo Compulsories'), atOnce: 2 }, { seconds: 60 })).toBe(72);
    // (60 + 35) / 4 + 240 / 4
    const all = { seconds: 60, atOnce: 'all', flight: { wanted: 4, most: 6 } } as const;
    expect(iceSecondsOf(format('Freestyle'), all)).toBe(84);
    expect(iceSecondsOf(format('Freestyle'), { seconds: 0 })).toBe(0);
  });

  it('follows the event before the format, and the format before what is prefilled', () => {
    const own = { ...format('Freestyle'), warmUpSeconds: 300, betweenSeconds: 0 };
    expect(iceTimesOf(own, { seconds: 60, warmUpSeconds: 0 })).toMatchObject({
      warmUpSeconds: 0,
      betweenSeconds: 0,
    });
    expect(iceTimesOf(own, { seconds: 60 }).warmUpSeconds).toBe(300);
  });
});

describe('the judging of an event', () => {
  it.each([
    ['Freestyle', 'Freestyle 1', true, 'bronze'],
    ['Freestyle', 'Freestyle 4', true, 'silver'],
    ['Freestyle', 'Freestyle 10', true, 'gold'],
    ['Open Freestyle', 'Open Silver', true, 'silver'],
    ['Open Freestyle', 'Open Platinum', true, 'gold'],
    ['Solo (Tot to Delta)', 'Tot 4', false, 'bronze'],
    ['Solo Compulsories', 'Delta', false, 'bronze'],
    ['Pair', 'Pair 6', false, 'gold'],
    ['Jump & Spin', 'Medium', false, 'silver'],
    ['Synchronized Skating', 'Youth', false, 'synchro'],
  ])('%s, %s: sexes apart %s, certificate %s', (name, level, splitBySex, certificate) => {
    expect(onIceOf(format(name), event(level))).toMatchObject({ splitBySex, certificate });
  });

  it('has three judges’ columns: Solo Compulsories end with the general overall, Artistic has no technical one', () => {
    expect(onIceOf(format('Solo Compulsories'), event('Freestyle 1')).criteria).toEqual([
      ['Maneuver 1'],
      ['Maneuver 2'],
      ['Maneuver 3', 'General overall'],
    ]);
    expect(onIceOf(format('Artistic'), event('Freestyle 1')).criteria.flat()).toEqual([
      'Originality',
      'Choreography',
      'Interpretation',
      'Theme, costume and props',
      'Posture and edges',
      'Projection',
      'General overall',
    ]);
    expect(onIceOf(format('Freestyle'), event('Freestyle 1')).criteria).toHaveLength(3);
  });

  it('gives five places points, and teams five times as many', () => {
    const points = { participation: 1, places: [5, 4, 3, 2, 1] };
    expect(onIceOf(format('Freestyle'), event('Freestyle 1')).points).toEqual(points);
    const group = { participation: 1, places: [25, 20, 15, 10, 5] };
    expect(onIceOf(format('Production Team'), event('Small (8-15)')).points).toEqual(group);
  });

  it('is an event of the planner’s problem', () => {
    expect(planEventOf({ ...format('Freestyle'), atOnce: 2 }, event('Freestyle 4', 120))).toEqual({
      id: 'e',
      level: 'Freestyle 4',
      warmUpSeconds: 240,
      betweenSeconds: 35,
      atOnce: 2,
      flight: { wanted: 5, most: 9 },
      splitBySex: true,
      certificate: 'silver',
    });
  });
});

/** ISI's correction sheet to its handbook, and the prefilled times of levels that it does not name. */
describe('the catalogue', () => {
  const seconds = (name: string, level: string) =>
    format(name).events.find((one) => one.level === level)?.seconds;

  it('has the corrected durations, and Open levels in Artistic and Spotlight', () => {
    expect(seconds('Open Freestyle', 'Open Bronze')).toBe(120);
    const open = ['Open Bronze', 'Open Silver', 'Open Gold', 'Open Platinum'];
    expect(open.map((level) => seconds('Artistic', level))).toEqual([90, 90, 120, 120]);
    const spotlights = catalogue.formats.filter((one) => one.format.startsWith('Spotlight'));
    expect(spotlights).toHaveLength(3);
    for (const { format: name } of spotlights) {
      expect(open.map((level) => seconds(name, level))).toEqual([90, 90, 120, 120]);
      expect(['Freestyle 4', 'Freestyle 5', 'Freestyle 6'].map((level) => seconds(name, level))).toEqual([
        90, 90, 120,
      ]);
    }
    expect(['Freestyle 5', 'Freestyle 6'].map((level) => seconds('Artistic', level))).toEqual([90, 120]);
  });
});
