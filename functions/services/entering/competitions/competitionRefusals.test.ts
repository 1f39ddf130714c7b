import { describe, expect, it } from 'vitest';
import type { SetUpFacts } from '../../../../shared/domain/entering/competitions/setUp/setupFacts.ts';
import { changeRefusals, creationRefusals } from './competitionRefusals.ts';

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
    openFrom: '2026-10-01T15:00:00.000Z',
    openUntil: '2027-02-13T05:59:00.000Z',
    currency: 'USD',
    iceMinutes: 600,
    refundPolicy: null,
    refunds: [],
    correctionsUntil: null,
    paymentInstructions: null,
    bankQr: null,
    formId: 'form',
    image: 'figure:loop',
    imageText: null,
    description: null,
    contactEmail: null,
    contactPhone: null,
    packet: null,
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

const withFields = (competition: Partial<SetUpFacts['competition']>): SetUpFacts => ({
  ...facts,
  competition: { ...facts.competition, ...competition },
});

const codes = (refusals: readonly { field: string; code: string }[]) =>
  refusals.map(({ field, code }) => `${field} ${code}`);

describe('creationRefusals', () => {
  it('lets a federation record a competition whose registration has closed', () => {
    expect(codes(creationRefusals(withFields({ openUntil: '2026-11-20T05:59:00.000Z' }), NOW))).toEqual([]);
  });

  it('refuses what is missing', () => {
    expect(codes(creationRefusals(withFields({ theme: null }), NOW))).toEqual(['theme NotNull']);
  });
});

describe('changeRefusals', () => {
  it('leaves alone what is wrong in the stored competition too', () => {
    const before = withFields({ theme: null });
    const after = withFields({ theme: null, name: 'Spring Classic' });
    expect(codes(changeRefusals(before, after, NOW))).toEqual([]);
  });

  it('refuses a new problem', () => {
    const after = withFields({ endDate: '2027-03-11' });
    expect(codes(changeRefusals(facts, after, NOW))).toEqual(['endDate MustAfter']);
  });

  it('refuses the same problem in a field that changed', () => {
    const before = withFields({ endDate: '2027-03-11' });
    const after = withFields({ endDate: '2027-03-10' });
    expect(codes(changeRefusals(before, before, NOW))).toEqual([]);
    expect(codes(changeRefusals(before, after, NOW))).toEqual(['endDate MustAfter']);
  });

  it('lets the organiser close registration at once', () => {
    const after = withFields({ openUntil: '2026-11-21T07:59:00.000Z' });
    expect(codes(changeRefusals(facts, after, NOW))).toEqual([]);
  });
});
