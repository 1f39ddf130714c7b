import { describe, expect, it, vi } from 'vitest';
import type { CompetitionDraft } from '../../../../shared/contract/entering/competitions/competitionDraft.ts';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { entryOptions } from './entryOptions.ts';
import { groupByKind, matchingFormats } from './sections/eventGroups.ts';
import { isPast, keyDates, priceUntil, todayState } from './sections/keyDates.ts';
import { mapAddress } from './sections/PlaceSection.tsx';
import { remainingPlaces } from './remainingPlaces.ts';
import { fixedPrices } from './sections/PricesSection.tsx';
import { momentOrDay, readersTime } from './sections/readersTime.ts';
import { registrationOf, toShownCompetition } from './toShownCompetition.ts';

const draft: CompetitionDraft = {
  id: 'c',
  name: 'Skate Asia 2026',
  state: 'draft',
  changedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  rink: null,
  description: null,
  startDate: null,
  endDate: null,
  theme: null,
  accent: null,
  image: null,
  imageText: null,
  ring: null,
  date: null,
  formId: null,
  currency: null,
  openFrom: null,
  openUntil: null,
  timeZone: null,
  contactName: null,
  contactEmail: null,
  contactPhone: null,
  capacity: null,
  iceMinutes: null,
  refundPolicy: null,
  refunds: null,
  correctionsUntil: null,
  paymentInstructions: null,
  bankQr: null,
  packet: null,
  eligibility: null,
};

const dated = toShownCompetition({
  ...draft,
  timeZone: 'Asia/Hong_Kong',
  openFrom: '2026-10-10T02:00:00.000Z',
  openUntil: '2026-11-22T15:59:00.000Z',
  startDate: '2026-12-04',
  endDate: '2026-12-08',
  date: '2026-12-05',
});

const event = (id: string, level: string) => ({ id, level, seconds: 90, capacity: null });
const format = (name: string, entry: 'individual' | 'team' | 'dance', levels: string[]) => ({
  id: name,
  format: name,
  entry,
  skaters: [1, 1] as [number, number],
  music: 'own',
  iceMinutes: null,
  events: levels.map((level) => event(`${name}.${level}`, level)),
});
const formats: Form['formats'] = [
  format('Freestyle', 'individual', ['Freestyle 1', 'Freestyle 2']),
  format('Production', 'team', ['Large']),
  format('Footwork', 'individual', ['Freestyle 1']),
];

describe('a draft', () => {
  it('is shown as it would be if it were published, without what nobody has said', () => {
    const shown = toShownCompetition(draft);
    expect(shown).toMatchObject({
      state: 'published',
      accent: 'glacier',
      image: 'figure:loop',
      currency: 'USD',
    });
    expect(registrationOf(shown, new Date())).toBeNull();
    expect(keyDates(shown, [])).toEqual([]);
  });
});

describe('the key dates', () => {
  const late = { from: '2026-11-01T00:00:00.000Z', kind: 'percent', value: 25 } as const;

  it('stand in order of time, a first event apart from the first day as well', () => {
    expect(keyDates(dated, [late]).map(({ kind }) => kind)).toEqual([
      'opens',
      'lateFee',
      'closes',
      'days',
      'firstEvent',
    ]);
    expect(keyDates({ ...dated, date: '2026-12-04' }, []).map(({ kind }) => kind)).toEqual([
      'opens',
      'closes',
      'days',
    ]);
  });

  it('are over on the second, days when they are over at the venue', () => {
    const overAt = (now: string) =>
      keyDates(dated, []).filter((date) => isPast(date, 'Asia/Hong_Kong', new Date(now))).length;
    expect(overAt('2026-11-22T15:58:59.999Z')).toBe(1);
    expect(overAt('2026-11-22T15:59:00.000Z')).toBe(2);
    expect(overAt('2026-12-08T15:59:59.999Z')).toBe(3);
    expect(overAt('2026-12-08T16:00:00.000Z')).toBe(4);
  });
});

it('prices of their own are listed once, with the formats and events that have them', () => {
  const [freestyle, production, footwork] = formats;
  if (!freestyle || !production || !footwork) throw new Error('the formats above');
  const events = footwork.events.map((one) => Object.assign({}, one, { price: 300 }));
  const priced = [
    Object.assign({}, freestyle, { price: 300 }),
    production,
    Object.assign({}, footwork, { events }),
  ];
  expect(fixedPrices(priced)).toEqual([{ price: 300, names: ['Freestyle', 'Footwork · Freestyle 1'] }]);
  expect(fixedPrices(formats)).toEqual([]);
});

describe('today', () => {
  const late = { from: '2026-11-01T00:00:00.000Z', kind: 'percent', value: 25 } as const;

  it.each([
    ['2026-10-10T01:59:59.999Z', 'opensLater'],
    ['2026-10-10T02:00:00.000Z', 'regularPrice'],
    ['2026-10-31T23:59:59.999Z', 'regularPrice'],
    ['2026-11-01T00:00:00.000Z', 'latePrice'],
    ['2026-11-22T15:59:00.000Z', 'closed'],
    ['2026-12-03T15:59:59.999Z', 'closed'],
    ['2026-12-03T16:00:00.000Z', 'held'],
    ['2026-12-08T15:59:59.999Z', 'held'],
    ['2026-12-08T16:00:00.000Z', 'closed'],
  ] as const)('at %s is %s', (now, expected) => {
    expect(todayState(dated, [late], new Date(now))).toBe(expected);
  });

  it('end today’s price with the next late fee, not with registration', () => {
    const fees = ['2026-12-08T16:00:00.000Z', '2026-12-04T16:00:00.000Z'].map((from) => ({ from }));
    const until = (now: string) => priceUntil(fees, new Date(now));
    expect(['2026-12-01T00:00:00Z', '2026-12-05T00:00:00Z', '2026-12-09T00:00:00Z'].map(until)).toEqual([
      '2026-12-04T16:00:00.000Z',
      '2026-12-08T16:00:00.000Z',
      null,
    ]);
  });

  it('says nothing about prices without a late fee, and nothing about entries without a date', () => {
    const now = new Date('2026-11-02T00:00:00.000Z');
    expect(todayState(dated, [], now)).toBe('open');
    expect(todayState({ ...dated, openUntil: null }, [late], now)).toBe('undated');
  });
});

describe('what can be entered', () => {
  const choices = (change: Partial<Parameters<typeof entryOptions>[0]> = {}) =>
    entryOptions({ competitionId: 'c', formats, places: new Map(), registration: 'open', ...change });

  it('is what the form takes and the product has a page for', () => {
    expect(choices()).toContainEqual({
      kind: 'individual',
      path: '/individual-form?competitionId=c',
      refusal: null,
      isFull: false,
    });
    expect(choices({ formats: formats.slice(1, 2) }).map(({ kind }) => kind)).not.toContain('individual');
    expect(choices({ formats: [] })).toEqual([]);
  });

  it('says why it cannot be, and where one would wait', () => {
    const places = remainingPlaces(
      formats.flatMap(({ events }) => events.map(({ id }) => ({ eventId: id, left: 0, waiting: 0 }))),
    );
    expect(choices({ places })[0]).toMatchObject({ refusal: null, isFull: true });
    expect(choices({ places, registration: 'closed' })[0]?.refusal).toBe('closed');
    expect(choices({ registration: 'preview' })[0]?.refusal).toBe('preview');
    const some = new Map([...places].slice(1));
    expect(choices({ places: some })[0]).toMatchObject({ refusal: null, isFull: false });
  });
});

describe('the events', () => {
  it('are grouped by who enters them', () => {
    expect(groupByKind(formats).map(({ kind, formats: own }) => [kind, own.length])).toEqual([
      ['individual', 2],
      ['team', 1],
    ]);
  });

  it('are found by format and level, whatever the case', () => {
    const found = (typed: string) =>
      matchingFormats(formats, typed).map((one) => `${one.format} ${one.events.length}`);
    expect(found('FREESTYLE 2')).toEqual(['Freestyle 1']);
    expect(found('footwork freestyle')).toEqual(['Footwork 1']);
    expect(found('freestyle')).toEqual(['Freestyle 2', 'Footwork 1']);
    expect(found('')).toHaveLength(3);
    expect(found('none')).toEqual([]);
  });
});

describe('a moment for the reader', () => {
  it('is said by the own clock where that shows another time', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const elsewhere = own === 'Asia/Kathmandu' ? 'Asia/Tokyo' : 'Asia/Kathmandu';
    expect(readersTime('2026-11-22T10:00:00Z', own)).toBeNull();
    expect(readersTime('2026-11-22T10:00:00Z', elsewhere)).toContain('2026');
    expect(momentOrDay('2026-11-21T16:00:00Z', 'Asia/Hong_Kong')).toBe('22 Nov 2026');
    expect(momentOrDay('2026-11-21T16:30:00Z', 'Asia/Hong_Kong')).toContain('00:30');
    vi.unstubAllGlobals();
  });
});

describe('the map', () => {
  const rink = { name: 'Mega Ice', city: 'Hong Kong', country: 'Hong Kong', address: null };

  it('is asked for the address, or for the rink where there is none', () => {
    const query = (address: string | null) =>
      new URL(mapAddress({ ...rink, address })).searchParams.get('query');
    expect(query(null)).toBe('Mega Ice, Hong Kong');
    expect(query('1 Harbour Road & Pier\nKowloon')).toBe('1 Harbour Road & Pier, Kowloon, Hong Kong');
  });
});
