import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attention,
  ATTENTION_CODES,
  ATTENTION_SEVERITIES,
  countsMissingMusic,
  type DashboardFacts,
} from './attention.ts';

const NOW = new Date('2026-11-10T04:00:00Z');

const FACTS: DashboardFacts = {
  competition: {
    state: 'published',
    openFrom: '2026-10-01T02:00:00.000Z',
    openUntil: '2026-11-30T15:59:00.000Z',
    timeZone: 'Asia/Hong_Kong',
    startDate: '2026-12-28',
    endDate: '2026-12-30',
    capacity: null,
    packet: '/documents/packet.pdf',
    refundPolicy: 'None after the deadline.',
    refunds: [],
    contactEmail: 'desk@club.example',
    contactPhone: null,
  },
  events: [
    { format: 'Freestyle', level: 'Freestyle 1', capacity: 10, taken: 5, left: 5, offered: true },
    { format: 'Freestyle', level: 'Freestyle 2', capacity: null, taken: 0, left: null, offered: true },
  ],
  entries: 5,
  iceSeconds: 450,
  sharedNumbers: 0,
  hasUnsentMails: false,
  stuckWaitlists: 0,
  missingMusic: 0,
  missingWaivers: { individual: 0, team: 0, dance: 0 },
  iceMinutes: 100,
  charged: 50_000,
  paid: 20_000,
};

const of = (
  change: Partial<DashboardFacts>,
  competition: Partial<DashboardFacts['competition']> = {},
  now = NOW,
) =>
  attention({ ...FACTS, ...change, competition: { ...FACTS.competition, ...competition } }, now).map(
    ({ code, severity, mendedIn, count }) => [code, severity, mendedIn, count],
  );

const event = (taken: number, capacity: number | null = 10, offered = true) => ({
  format: 'Footwork',
  level: `Footwork ${taken}`,
  taken,
  capacity,
  left: capacity && Math.max(0, capacity - taken),
  offered,
});

describe('what needs attention', () => {
  it('is empty if all is well', () => {
    expect(of({})).toEqual([]);
  });

  it('asks for missing music, urgently from a week before the first day', () => {
    expect(of({ missingMusic: 3 })).toEqual([['musicMissing', 'soon', 'music', 3]]);
    const near = new Date('2026-12-21T04:00:00Z');
    expect(of({ missingMusic: 3 }, { openUntil: '2026-12-27T15:59:00.000Z' }, near)).toContainEqual([
      'musicMissing',
      'urgent',
      'music',
      3,
    ]);
  });

  it.each([
    ['2026-11-16T00:00:00.000Z', '2026-11-24T15:59:00.000Z', false],
    ['2026-11-17T00:00:00.000Z', '2026-11-24T15:59:00.000Z', true],
    ['2026-12-27T12:00:00.000Z', '2026-11-24T15:59:00.000Z', true],
    // The first day, at the venue.
    ['2026-12-27T16:00:00.000Z', '2026-11-24T15:59:00.000Z', false],
    ['2026-12-20T12:00:00.000Z', null, false],
    ['2026-12-21T12:00:00.000Z', null, true],
  ])('counts missing music at %s where it is due at %s: %s', (now, until, isCounted) => {
    const { competition } = FACTS;
    expect(countsMissingMusic({ isCollected: true, until }, competition, new Date(now))).toBe(isCounted);
    expect(countsMissingMusic({ isCollected: false, until }, competition, new Date(now))).toBe(false);
  });

  it('lists events that are full or nearly so, while registration is open', () => {
    const events = [event(10), event(9), event(3), event(10)];
    expect(of({ events })).toEqual([
      ['eventsFull', 'soon', 'form', 2],
      ['eventsNearlyFull', 'hint', 'form', 1],
    ]);
    expect(of({ events, paid: 50_000 }, { openUntil: '2026-11-09T00:00:00.000Z' })).toEqual([]);
  });

  it('lists mails that were not sent, also when the competition is over', () => {
    const listed = [['mailsUnsent', 'soon', 'unsentMails', 0]];
    expect(of({ hasUnsentMails: true, paid: 50_000 })).toContainEqual(listed[0]);
    expect(of({ hasUnsentMails: true, paid: 50_000 }, { state: 'archived' })).toEqual(listed);
  });

  it('lists waitlists that are stuck, most urgent of all', () => {
    expect(of({ stuckWaitlists: 2 })[0]).toEqual(['waitlistsStuck', 'urgent', 'waiting', 2]);
  });

  it('lists membership numbers used by different people', () => {
    expect(of({ sharedNumbers: 2 })).toEqual([['numbersShared', 'soon', 'entries', 2]]);
  });

  it('lists entries without a waiver by kind: a suggestion, then soon, urgent from a week before', () => {
    const missingWaivers = { individual: 3, team: 0, dance: 1 };
    const events = [event(3)];
    const paid = 50_000;
    expect(attention({ ...FACTS, missingWaivers }, NOW)).toEqual([
      {
        code: 'waiversMissing',
        severity: 'hint',
        mendedIn: 'entries',
        count: 4,
        events: [],
        entries: [
          { kind: 'individual', count: 3 },
          { kind: 'dance', count: 1 },
        ],
      },
    ]);
    const openUntil = '2026-11-09T00:00:00.000Z';
    const closed = (now: Date) => of({ missingWaivers, events, paid }, { openUntil }, now);
    expect(closed(NOW)).toEqual([['waiversMissing', 'soon', 'entries', 4]]);
    expect(closed(new Date('2026-12-21T04:00:00Z'))).toEqual([['waiversMissing', 'urgent', 'entries', 4]]);
    expect(closed(new Date('2027-01-02T00:00:00Z'))).toEqual([]);
  });

  it('names at most three of the events', () => {
    const events = [1, 2, 3, 4].map((level) => ({ ...event(5, 5), level: `Footwork ${level}` }));
    expect(attention({ ...FACTS, events }, NOW)[0]?.events).toEqual(
      [1, 2, 3].map((level) => ({ format: 'Footwork', level: `Footwork ${level}` })),
    );
  });

  it('lists events with more entries than places, and those removed from the form', () => {
    expect(of({ events: [event(11), event(2, null, false), event(0, null, false)] })).toEqual([
      ['eventsOverfull', 'urgent', 'form', 1],
      ['eventsRemoved', 'urgent', 'form', 1],
    ]);
  });

  it('lists events without entries from a week before closing, unless there are no entries at all', () => {
    const openUntil = '2026-11-17T15:59:00.000Z';
    expect(of({}, { openUntil })).toEqual([
      ['closesSoon', 'hint', 'detail', 7],
      ['eventsEmpty', 'hint', 'form', 1],
    ]);
    expect(of({ entries: 0 }, { openUntil })).toEqual([['closesSoon', 'hint', 'detail', 7]]);
  });

  it('lists ice that is nearly used, and ice that is exceeded', () => {
    expect(of({ iceSeconds: 5_401 })).toEqual([['iceNearlyUsed', 'soon', 'detail', 9]]);
    expect(of({ iceSeconds: 6_060 })).toEqual([['iceOver', 'urgent', 'form', 1]]);
    expect(of({ iceSeconds: 60_000, iceMinutes: null })).toEqual([]);
  });

  it('announces the day on which registration opens or closes, by the calendar of the venue', () => {
    expect(of({ events: [] }, { openUntil: '2026-11-10T15:59:00.000Z' })).toEqual([
      ['closesSoon', 'soon', 'detail', 0],
    ]);
    const openFrom = '2026-11-13T16:30:00.000Z';
    expect(of({ events: [] }, { openFrom })).toEqual([['opensSoon', 'hint', 'detail', 4]]);
  });

  it('lists payments due after registration, urgent from a week before the first day', () => {
    const openUntil = '2026-11-09T00:00:00.000Z';
    const events = [event(3)];
    expect(of({ events }, { openUntil })).toEqual([['paymentsDue', 'soon', 'entries', 30_000]]);
    const late = new Date('2026-12-21T04:00:00Z');
    expect(of({ events }, { openUntil }, late)).toEqual([['paymentsDue', 'urgent', 'entries', 30_000]]);
    expect(of({ events, paid: 50_001 }, { openUntil }, late)).toEqual([]);
  });

  it('lists a competition that is full', () => {
    expect(of({ entries: 5 }, { capacity: 5 })).toEqual([['competitionFull', 'soon', 'detail', 5]]);
  });

  it('lists information that families miss, until registration closes', () => {
    const bare = { packet: null, refundPolicy: null, contactEmail: null };
    expect(of({}, bare).map(([code, severity]) => `${code} ${severity}`)).toEqual([
      'packetMissing soon',
      'refundPolicyMissing soon',
      'contactMissing soon',
    ]);
    expect(of({}, { ...bare, openFrom: '2026-11-25T00:00:00.000Z' }).map(([, severity]) => severity)).toEqual(
      ['hint', 'hint', 'hint'],
    );
    expect(of({ paid: 50_000, events: [] }, { ...bare, openUntil: '2026-11-09T00:00:00.000Z' })).toEqual([]);
  });

  it('lists only payments once the competition is over or archived', () => {
    const events = [event(11), event(10)];
    const after = new Date('2027-01-02T00:00:00Z');
    expect(of({ events, iceMinutes: 1 }, {}, after)).toEqual([['paymentsDue', 'urgent', 'entries', 30_000]]);
    expect(of({ events, paid: 50_000 }, { state: 'archived', packet: null })).toEqual([]);
  });

  it('sorts by severity, each item once, whatever the numbers are', () => {
    const some = fc.record({
      entries: fc.nat(50),
      iceSeconds: fc.nat(10_000),
      charged: fc.nat(1_000),
      paid: fc.nat(1_000),
      events: fc.array(
        fc.record({
          format: fc.constant('Footwork'),
          level: fc.string(),
          capacity: fc.option(fc.integer({ min: 1, max: 9 })),
          taken: fc.nat(12),
          left: fc.option(fc.nat(12)),
          offered: fc.boolean(),
        }),
      ),
    });
    const hours = fc.integer({ min: 0, max: 24 * 120 });
    fc.assert(
      fc.property(some, hours, (facts, hour) => {
        const now = new Date(Date.UTC(2026, 8, 15, hour));
        const items = attention({ ...FACTS, ...facts }, now);
        const places = items.map(
          ({ code, severity }) =>
            ATTENTION_SEVERITIES.indexOf(severity) * 100 + ATTENTION_CODES.indexOf(code),
        );
        expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
        for (const { count, code } of items) if (code !== 'closesSoon') expect(count).toBeGreaterThan(-1);
      }),
    );
  });
});
