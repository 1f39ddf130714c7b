import { describe, expect, it } from 'vitest';
import type { Ice } from '../../../contract/entering/ice.ts';
import { iceOutlook } from './iceOutlook.ts';
import { USUAL_RULES } from './iceRules.ts';
import { enteredIce, fullIce, type CountedEvent } from './neededIce.ts';
import { remedies, type RemedyFormat } from './remedies.ts';

const event = (taken: number, capacity: number | null = null, seconds = 120): CountedEvent => ({
  seconds,
  capacity,
  taken,
  warmUpSeconds: 240,
  betweenSeconds: 35,
  atOnce: 1,
  flight: { wanted: 5, most: 9 },
});

const format = (id: string, music: string, ...events: CountedEvent[]): RemedyFormat => ({
  id,
  format: id,
  music,
  iceMinutes: null,
  events,
});

const ice = (opens = '07:00', closes = '21:00', ...dates: string[]): Ice => ({
  surfaces: [
    {
      id: 'a',
      name: 'Main ice',
      days: (dates.length > 0 ? dates : ['2027-01-06']).map((date) => ({ date, opens, closes })),
    },
  ],
  rules: USUAL_RULES,
});

describe('the ice that entries need', () => {
  it('is split into programmes, changes and warm-ups, which add up to what the limits count', () => {
    // 203 s each: 120 + 35 + 240 / 5.
    expect(enteredIce([format('F', 'own', event(10))])).toEqual({
      programmes: 1_200,
      changes: 350,
      warmUps: 480,
      total: 2_030,
    });
    const twoAtOnce = { ...event(3), atOnce: 2 } as const;
    // 126 s each: 77.5 + 48, rounded up.
    expect(enteredIce([format('F', 'own', twoAtOnce)])).toEqual({
      programmes: 180,
      changes: 53,
      warmUps: 145,
      total: 378,
    });
    expect(enteredIce([format('F', 'own', event(10, null, 0))]).total).toBe(0);
  });

  it('is that of all places if they are taken, within the ice of the format and of the competition', () => {
    const full = (formats: RemedyFormat[], iceMinutes: number | null = null) => {
      const { needed, unlimitedEvents } = fullIce(formats, iceMinutes);
      return [needed.total, unlimitedEvents];
    };
    expect(full([format('F', 'own', event(0, 10), event(4))])).toEqual([14 * 203, 1]);
    // Lowered below what is taken: those who are in stay.
    expect(full([format('F', 'own', event(12, 10))])).toEqual([12 * 203, 0]);
    const limited = { ...format('F', 'own', event(0, 10), event(0)), iceMinutes: 60 };
    expect(full([limited])).toEqual([3_600, 0]);
    expect(full([format('F', 'own', event(0, 10))], 600)).toEqual([2_030, 0]);
    expect(full([format('F', 'own', event(0, 10), event(0))], 600)).toEqual([36_000, 0]);
    expect(full([format('F', 'own', event(0, 100))], 10)).toEqual([600, 0]);
    expect(fullIce([limited], null).needed.warmUps).toBeGreaterThan(0);
  });
});

describe('the outlook', () => {
  it('holds what is needed against each day of a surface', () => {
    const outlook = iceOutlook(ice('07:00', '21:00', '2027-01-06', '2027-01-07'), 36_000);
    // 14 h with a lunch of 45 and 7 resurfacings of 15 minutes hold nine runs, 11 h 15 of ice.
    expect(outlook.tracks.map((track) => [track.date, track.capacitySeconds, track.neededSeconds])).toEqual([
      ['2027-01-06', 40_500, 18_000],
      ['2027-01-07', 40_500, 18_000],
    ]);
    expect(outlook.lackingSeconds).toBe(0);
    // 5 h of ice are four runs: a lunch and two resurfacings between them.
    expect(outlook.tracks[0]?.breakSeconds).toBe(45 * 60 + 2 * 15 * 60);
    expect(iceOutlook(ice(), 50_000).lackingSeconds).toBe(9_500);
    expect(iceOutlook({ ...ice(), surfaces: [] }, 50_000)).toMatchObject({
      tracks: [],
      lackingSeconds: 50_000,
    });
  });
});

describe('remedies', () => {
  const formats = [
    format('Freestyle', 'own', event(100)),
    format('Solo Compulsories', 'none', event(40, null, 60)),
    format('Interpretive', 'organiser', event(2)),
  ];

  it('are ordered by what they give; two at once only where nobody brings music', () => {
    expect(remedies(ice(), formats, enteredIce)).toEqual([
      // All the hours again.
      { change: 'surface', seconds: 40_500 },
      // Fifteen minutes were left over, so a tenth run has the whole hour.
      { change: 'evening', seconds: 3_600 },
      // Eight resurfacings besides lunch, 5 minutes shorter each.
      { change: 'resurfacing', minutes: 10, seconds: 2_400 },
      // 143 s become 96 s: half of 60 + 35, with the same warm-up.
      { change: 'twoAtOnce', formatId: 'Solo Compulsories', format: 'Solo Compulsories', seconds: 40 * 47 },
    ]);
  });

  it('leave out what is done already, and hours after midnight', () => {
    const late = { ...ice('12:00', '24:00'), rules: { ...USUAL_RULES, resurfacingMinutes: 10 } };
    const changes = remedies(late, [formats[0] ?? format('F', 'own')], enteredIce).map((one) => one.change);
    expect(changes).toEqual(['surface']);
  });
});
