import { describe, expect, it } from 'vitest';
import type { SetUpForm } from './setupFacts.ts';
import { formRefusals, iceSecondsNeeded, lowPriceField } from './formSetup.ts';

const event = (capacity: number | null = null, level = 'Freestyle 1') => ({ level, seconds: 60, capacity });

const form = (change: Partial<SetUpForm> = {}): SetUpForm => ({
  formats: [{ format: 'Freestyle', entry: 'individual', events: [event()] }],
  firstEventPrice: 7_500,
  secondEventPrice: 2_500,
  additionalEventPrice: 2_000,
  teamPrice: null,
  ...change,
});

/** The ice counts the programmes alone. */
const ALONE = { warmUpSeconds: 0, betweenSeconds: 0 };

const FREE = { firstEventPrice: 0, secondEventPrice: 0, additionalEventPrice: 0 };

describe('formRefusals', () => {
  it.each<[string, Partial<SetUpForm>, string[]]>([
    ['nothing', {}, []],
    ['no format', { formats: [] }, ['formats']],
    ['no event', { formats: [{ format: 'Ensemble', entry: 'team', events: [] }] }, ['formats']],
    [
      'an event without a level',
      { formats: [{ format: 'Freestyle', entry: 'individual', events: [event(), event(null, '  ')] }] },
      ['formats.0.events.1.level'],
    ],
    [
      'an event without a duration',
      {
        formats: [
          { format: 'Freestyle', entry: 'individual', events: [event(), { ...event(), seconds: 0 }] },
        ],
      },
      ['formats.0.events.1.seconds'],
    ],
    ['no price', FREE, ['firstEventPrice']],
    ['a team price of zero', { ...FREE, teamPrice: { amount: 0 } }, ['firstEventPrice']],
    [
      'no price for teams',
      { ...FREE, formats: [{ format: 'Ensemble', entry: 'team', events: [event()] }] },
      ['teamPrice'],
    ],
    ['one price', { ...FREE, secondEventPrice: 1 }, []],
    [
      'a price of its own alone',
      { ...FREE, formats: [{ format: 'Freestyle', entry: 'individual', price: 1_000, events: [event()] }] },
      [],
    ],
  ])('%s', (_, change, fields) => {
    expect(formRefusals(form(change)).map(({ field, code }) => `${field} ${code}`)).toEqual(
      fields.map((field) => `${field} NotNull`),
    );
  });
});

describe('lowPriceField', () => {
  it.each([
    ['USD', 99, 2, 'firstEventPrice'],
    ['USD', 100, 2, null],
    ['JPY', 98, 0, 'firstEventPrice'],
    ['JPY', 9_800, 0, null],
    ['KWD', 999, 3, 'firstEventPrice'],
    ['KWD', 1_000, 3, null],
    ['free', 0, 2, null],
  ])('%s %d', (_, firstEventPrice, decimals, expected) => {
    expect(lowPriceField(form({ firstEventPrice }), decimals)).toBe(expected);
  });

  it('checks the price of a team too', () => {
    expect(lowPriceField(form({ teamPrice: { amount: 50 } }), 2)).toBe('teamPrice');
  });

  it('checks prices of their own, and a family limit that is not above the first price', () => {
    const format = { format: 'Freestyle', entry: 'individual' as const, events: [event()] };
    expect(lowPriceField(form({ formats: [{ ...format, price: 15 }] }), 2)).toBe('formats');
    expect(lowPriceField(form({ formats: [{ ...format, events: [{ ...event(), price: 15 }] }] }), 2)).toBe(
      'formats',
    );
    expect(lowPriceField(form({ formats: [{ ...format, price: 0 }] }), 2)).toBeNull();
    expect(lowPriceField(form({ familyCap: 7_500 }), 2)).toBe('familyCap');
    expect(lowPriceField(form({ familyCap: 20_000 }), 2)).toBeNull();
  });
});

describe('iceSecondsNeeded', () => {
  it('counts the places of events with a capacity', () => {
    const formats = [{ format: 'Freestyle', entry: 'individual' as const, events: [event(10), event()] }];
    // A programme of 60 s, 35 s to the next, and a fifth of a warm-up of 240 s.
    expect(iceSecondsNeeded(form({ formats }))).toBe(10 * 143);
    const alone = { ...formats[0], ...ALONE, format: 'Freestyle', entry: 'individual' as const };
    expect(iceSecondsNeeded(form({ formats: [{ ...alone, events: [event(10), event()] }] }))).toBe(600);
  });

  it('counts a format’s own ice if its events have no capacity, and never more than its ice', () => {
    const format = (iceMinutes: number, ...capacities: (number | null)[]) =>
      ({
        format: 'Freestyle',
        entry: 'individual',
        ...ALONE,
        iceMinutes,
        events: capacities.map((places) => event(places)),
      }) as const;
    expect(iceSecondsNeeded(form({ formats: [format(5, null, 10)] }))).toBe(300);
    expect(iceSecondsNeeded(form({ formats: [format(5, 2, 1)] }))).toBe(180);
    expect(iceSecondsNeeded(form({ formats: [format(5, 20), format(20, 10)] }))).toBe(900);
  });
});
