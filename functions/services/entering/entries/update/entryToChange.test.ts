import { describe, expect, it } from 'vitest';
import {
  ADA,
  BO,
  coupleEntry,
  FORM,
  individualEntry,
  storedEvent,
  teamEntry,
} from '../../../../../local/testing/storedEntries.ts';
import { entryContents, entryTerms, pricedEntryOf } from './entryToChange.ts';

const HOME = { country: 'Canada', homeIsiRink: 'Harbour Ice', coachId: null };
const FREE = { first: false, second: true };
const LATE = { from: '2026-10-15T00:00:00.000Z', kind: 'percent', value: 25 } as const;

describe('entryContents', () => {
  it('gives a skater’s entry back in the fields of its form', () => {
    const answers = [{ question: 'shirt', asked: 'Size of the shirt', answer: 'M' }];
    expect(entryContents(individualEntry({ answers }))).toEqual({
      kind: 'individual',
      ...ADA,
      ...HOME,
      event: ['freestyle.1'],
      answers: [{ question: 'shirt', answer: 'M' }],
    });
  });

  it('gives a couple’s entry back with its partner, or with none', () => {
    const contents = entryContents(coupleEntry());
    expect(contents).toMatchObject({ kind: 'dance', ...ADA, ...HOME, event: ['couple.1'] });
    expect(contents.kind === 'dance' && contents.partner).toMatchObject({ ...BO, email: 'bo@test.example' });
    expect(entryContents(coupleEntry({ partner: null }))).toMatchObject({ kind: 'dance', partner: null });
  });

  it('gives a team’s entry back with its one event and its roster', () => {
    expect(entryContents(teamEntry())).toEqual({
      kind: 'team',
      ...HOME,
      nameOfTeam: 'Ice Owls',
      coachName: 'Cleo Rink',
      coachEmail: 'cleo@test.example',
      coachProfessional: '',
      event: 'team.1',
      skaters: [
        { ...ADA, alternate: false },
        { ...BO, alternate: false },
      ],
      answers: [],
    });
  });
});

describe('entryTerms', () => {
  it('keeps the prices the entry was submitted at, whatever the form charges now', () => {
    const { pricing, free } = entryTerms(individualEntry(), { ...FORM, firstEventPrice: 9_900 }, FREE);
    expect(pricing.firstEventPrice).toBe(5_000);
    expect(free).toEqual({ first: false, second: true });
  });

  it('gives an entry without prices of its own those of the form on the day of its submit', () => {
    const form = { ...FORM, lateFees: [LATE, { ...LATE, from: '2026-09-01T00:00:00.000Z', value: 10 }] };
    expect(entryTerms(individualEntry({ pricing: null }), form, FREE).pricing).toEqual({
      firstEventPrice: 5_000,
      secondEventPrice: 3_000,
      additionalEventPrice: 2_000,
      teamPrice: { per: 'skater', amount: 1_000 },
      lateFee: { from: '2026-09-01T00:00:00.000Z', kind: 'percent', value: 10 },
      steps: null,
    });
  });

  it('charges each event the late fee of the day it was added', () => {
    const events = [storedEvent('freestyle.1'), storedEvent('freestyle.2', { late: LATE })];
    expect(entryTerms(individualEntry({ events }), FORM, FREE).late).toEqual([null, LATE]);
  });
});

it('prices an entry by its events, its late fees and what was paid', () => {
  const events = [
    storedEvent('freestyle.1'),
    storedEvent('freestyle.2', { state: 'waiting', late: LATE, price: 0 }),
  ];
  const entry = individualEntry({ events, paid: 4_000, retained: 300, totalPrice: 5_300 });
  expect(pricedEntryOf(entry, entryTerms(entry, FORM, FREE))).toEqual({
    kind: 'individual',
    events: [
      { id: 'freestyle.1', state: 'confirmed', late: null, own: null },
      { id: 'freestyle.2', state: 'waiting', late: LATE, own: null },
    ],
    pricing: entry.pricing,
    free: { first: false, second: true },
    retained: 300,
    paid: 4_000,
    lateFee: null,
    totalPrice: 5_300,
    familyRoom: null,
  });
});
