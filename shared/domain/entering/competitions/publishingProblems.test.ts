import { describe, expect, it } from 'vitest';
import { publishingProblems } from './publishingProblems.ts';
import type { SetUpFacts } from './setUp/setupFacts.ts';

const NOW = new Date('2026-11-21T08:00:00Z');

const facts: SetUpFacts = {
  competition: {
    name: 'Winter Classic',
    theme: 'First snow',
    startDate: '2027-03-12',
    endDate: '2027-03-14',
    date: '2027-03-12',
    ring: 'rink',
    timeZone: 'America/Chicago',
    openFrom: '2026-12-01T15:00:00.000Z',
    openUntil: '2027-02-13T05:59:00.000Z',
    currency: 'USD',
    iceMinutes: 600,
    refundPolicy: 'None after the deadline.',
    refunds: [{ until: '2027-02-13T05:59:00.000Z', percent: 80 }],
    correctionsUntil: null,
    paymentInstructions: 'Cash at the desk.',
    bankQr: null,
    formId: 'form',
    image: 'figure:loop',
    imageText: null,
    description: 'A weekend for everybody.',
    contactEmail: 'host@club.example',
    contactPhone: null,
    packet: '/documents/packet.pdf',
  },
  form: {
    formats: [
      {
        format: 'Freestyle',
        entry: 'individual',
        events: [{ level: 'Freestyle 1', seconds: 60, capacity: null }],
      },
    ],
    firstEventPrice: 7_500,
    secondEventPrice: 2_500,
    additionalEventPrice: 2_000,
    teamPrice: null,
  },
  rink: { id: 'rink', active: true, timeZone: 'America/Chicago' },
};

type Changes = Partial<SetUpFacts['competition']>;

/** Each problem as `refuse field code @ step`. */
const found = (competition: Changes, other: Partial<SetUpFacts> = {}, now = NOW) =>
  publishingProblems({ ...facts, ...other, competition: { ...facts.competition, ...competition } }, now).map(
    ({ severity, field, code, step }) => `${severity} ${field} ${code} @ ${step}`,
  );

describe('publishingProblems', () => {
  it('is empty for a complete competition', () => {
    expect(found({})).toEqual([]);
  });

  it('names everything that is missing, in the order of the steps', () => {
    const nothing = Object.fromEntries(Object.keys(facts.competition).map((name) => [name, null]));
    expect(found({ ...nothing, name: 'Winter Classic' }, { form: null, rink: null })).toEqual([
      'refuse theme NotNull @ what',
      'refuse image NotNull @ what',
      'warn description NotGiven @ what',
      'refuse ring NotNull @ where',
      'refuse startDate NotNull @ where',
      'refuse endDate NotNull @ where',
      'refuse date NotNull @ where',
      'refuse openUntil NotNull @ entries',
      'warn openFrom NotGiven @ entries',
      'warn contactEmail NotGiven @ entries',
      'refuse formId NotNull @ form',
      'warn paymentInstructions NotGiven @ page',
      'warn refundPolicy NotGiven @ page',
      'warn packet NotGiven @ page',
    ]);
  });

  it.each<[string, Changes, string[]]>([
    ['ends before it starts', { endDate: '2027-03-11' }, ['refuse endDate MustAfter @ where']],
    ['first event outside', { date: '2027-03-15' }, ['refuse date MustWithin @ where']],
    [
      'corrections before it closes',
      { correctionsUntil: '2027-02-13T05:59:00Z' },
      ['refuse correctionsUntil MustAfter @ entries'],
    ],
    [
      'corrections during the competition',
      { correctionsUntil: '2027-03-13T12:00:00Z' },
      ['refuse correctionsUntil MustBefore @ entries'],
    ],
    [
      'refunds more later',
      { refunds: [...(facts.competition.refunds ?? []), { until: '2027-02-14T00:00:00Z', percent: 80 }] },
      ['refuse refunds.1.percent MustSmaller @ page'],
    ],
    [
      'refund steps out of order',
      { refunds: [...(facts.competition.refunds ?? []), { until: '2027-02-13T05:59:00Z', percent: 0 }] },
      ['refuse refunds.1.until MustAfter @ page'],
    ],
    [
      'refunds after the last day',
      { refunds: [{ until: '2027-03-16T00:00:00Z', percent: 10 }] },
      ['refuse refunds.0.until MustBefore @ page'],
    ],
    ['refund steps without a text', { refundPolicy: null }, []],
    ['opens after it closes', { openFrom: '2027-02-14T00:00:00Z' }, ['refuse openUntil MustAfter @ entries']],
    [
      'already begun',
      { startDate: '2026-11-20', date: '2027-03-12' },
      ['refuse startDate MustFuture @ where', 'refuse openUntil MustBefore @ entries'],
    ],
    [
      'already closed',
      { openUntil: '2026-11-21T08:00:00.000Z', openFrom: '2026-10-01T00:00:00Z' },
      ['refuse openUntil MustFuture @ entries'],
    ],
    [
      'a picture without alternative text',
      { image: '/images/abc.webp' },
      ['refuse imageText NotNull @ what'],
    ],
    ['short notice', { openUntil: '2027-03-01T18:00:00Z' }, ['warn openUntil ShortNotice @ entries']],
    ['only a telephone number', { contactEmail: null, contactPhone: '+1 555 0100' }, []],
  ])('%s', (_, change, expected) => {
    expect(found(change)).toEqual(expected);
  });

  it('accepts a deadline up to the end of the first day at the venue', () => {
    const late = '2027-03-13T05:59:59.999Z';
    expect(found({ openUntil: late })).toEqual(['warn openUntil ShortNotice @ entries']);
    expect(found({ openUntil: '2027-03-13T06:00:00.000Z' })).toEqual([
      'refuse openUntil MustBefore @ entries',
    ]);
    expect(found({ openUntil: late, timeZone: 'Asia/Tokyo' })).toEqual([
      'refuse openUntil MustBefore @ entries',
    ]);
    expect(found({ openUntil: late, timeZone: null })).toEqual(['warn openUntil ShortNotice @ entries']);
  });

  it('accepts a competition that begins today at the venue', () => {
    const today = { startDate: '2026-11-21', date: '2026-11-21', openFrom: null };
    const change = { ...today, openUntil: '2026-11-21T20:00:00Z' };
    expect(found(change)).not.toContain('refuse startDate MustFuture @ where');
    const tomorrow = new Date('2026-11-22T06:00:00Z');
    expect(found(change, {}, tomorrow)).toContain('refuse startDate MustFuture @ where');
  });

  it('refuses a rink that was deleted or is not active', () => {
    expect(found({}, { rink: null })).toEqual(['refuse ring MustExist @ where']);
    expect(found({}, { rink: { id: 'rink', active: false } })).toEqual(['refuse ring MustEnabled @ where']);
  });

  it('refuses a form that was deleted', () => {
    expect(found({}, { form: null })).toEqual(['refuse formId MustExist @ form']);
  });
});
