import { describe, expect, it } from 'vitest';
import { remainingVerification, type VerifiedContents } from './remainingVerification.ts';

const WORD = { by: 'Coach Example', at: '2026-11-01T10:00:00.000Z' };

const ada = {
  fullName: 'Ada Frost',
  gender: 'Female',
  birthdate: '2014-02-28',
  isi: '100200',
  expDate: '2027-08-31',
  highestIsiTestLevel: 'Freestyle 1',
};

const entry: VerifiedContents = {
  name: 'Ada Frost',
  homeIsiRink: 'Harbour Ice',
  homeRinkId: 'rink-1',
  events: [
    { id: 'event-1', partnered: true },
    { id: 'event-2', partnered: true },
  ],
  skater: ada,
  partner: null,
  verified: WORD,
};

const kept = (change: Partial<VerifiedContents>, before = entry) =>
  remainingVerification(before, { ...before, ...change });

describe('a head coach’s word', () => {
  it.each<[string, Partial<VerifiedContents>]>([
    ['another event', { events: [...entry.events, { id: 'event-3', partnered: true }] }],
    ['an event less', { events: entry.events.slice(1) }],
    [
      'an event without the partner',
      { events: entry.events.map(({ id }) => ({ id, partnered: id !== 'event-1' })) },
    ],
    ['another name', { skater: { ...ada, fullName: 'Ada Frost-Lee' } }],
    ['another birthdate', { skater: { ...ada, birthdate: '2013-02-28' } }],
    ['another membership', { skater: { ...ada, isi: '100201' } }],
    ['another level', { skater: { ...ada, highestIsiTestLevel: 'Freestyle 2' } }],
    ['a partner who was not there', { partner: ada }],
    ['another rink', { homeIsiRink: 'Pond', homeRinkId: null }],
  ])('goes with %s', (_what, change) => {
    expect(kept(change)).toBeNull();
  });

  it('goes when a team’s roster changes, be it who stands by', () => {
    const { skater: _skater, partner: _partner, ...rest } = entry;
    const team = { ...rest, skaters: [ada], coachName: 'Coach Example' };
    expect(kept({ skaters: [{ ...ada, alternate: true }] }, team)).toBeNull();
    expect(kept({ coachName: 'Another Coach' }, team)).toBeNull();
    expect(kept({}, team)).toEqual(WORD);
  });

  it('stays with everything else: the order of events, and what no coach answers for', () => {
    expect(kept({ events: [...entry.events].reverse() })).toEqual(WORD);
    const others = { paid: 500, state: 'waiting', checks: [] };
    expect(remainingVerification(entry, { ...entry, ...others })).toEqual(WORD);
  });

  it('stands where the change is the word itself, and is gone where it is taken back', () => {
    const again = { by: 'Another Coach', at: '2026-11-02T10:00:00.000Z' };
    expect(remainingVerification({ ...entry, verified: null }, entry)).toEqual(WORD);
    expect(kept({ verified: again, events: [] })).toEqual(again);
    expect(kept({ verified: null })).toBeNull();
  });
});
