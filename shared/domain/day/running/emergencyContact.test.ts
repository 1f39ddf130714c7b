import { describe, expect, it } from 'vitest';
import { contactClosure, isFlightNear, isFlightOver } from './emergencyContact.ts';

const FLIGHT = { state: 'toCome', start: '10:00:00', expected: '10:00', endedAt: null } as const;
const MISSING = { state: 'expected', checkInUndone: false } as const;
const HELPER = { date: '2027-01-09', now: '2027-01-09T09:45', isOrganiser: false };
const ORGANISER = { ...HELPER, isOrganiser: true };

describe('the emergency contact of a starter', () => {
  it('opens from half an hour before the flight on', () => {
    const at = (time: string) =>
      contactClosure({ flight: FLIGHT, starter: MISSING }, { ...HELPER, now: `2027-01-09T${time}` });
    expect([at('09:29'), at('09:30'), at('10:40')]).toEqual(['flightFar', null, null]);
  });

  it.each([
    ['on the ice, late', { state: 'now', expected: '11:20' }, null],
    ['late, and published for soon', { expected: '12:10' }, null],
    ['early', { start: '10:40:00', expected: '10:10' }, null],
    ['later', { start: '10:40:00', expected: '10:40' }, 'flightFar'],
    ['over', { state: 'done' }, 'flightOver'],
    ['passed over', { state: 'skipped', expected: null }, 'flightOver'],
    ['ended by a tap', { state: 'now', endedAt: '2027-01-09T09:44:00Z' }, 'flightOver'],
  ] as const)('of a flight that is %s', (_, change, closure) => {
    expect(contactClosure({ flight: { ...FLIGHT, ...change }, starter: MISSING }, ORGANISER)).toBe(closure);
  });

  it('opens on the day of the flight alone, which ends at four in the morning', () => {
    const flight = { ...FLIGHT, state: 'now', start: '23:50:00', expected: '23:50' } as const;
    const at = (now: string) => contactClosure({ flight, starter: MISSING }, { ...HELPER, now });
    expect([at('2027-01-10T00:20'), at('2027-01-10T04:00'), at('2027-01-08T23:50')]).toEqual([
      null,
      'flightFar',
      'flightFar',
    ]);
  });

  it('is nobody’s for who is here or scratched', () => {
    for (const state of ['checkedIn', 'scratched'] as const)
      expect(contactClosure({ flight: FLIGHT, starter: { ...MISSING, state } }, ORGANISER)).toBe(
        'notMissing',
      );
    expect(contactClosure({ flight: FLIGHT, starter: { ...MISSING, state: 'noShow' } }, HELPER)).toBeNull();
  });

  it('is the organiser’s once a check-in was taken back', () => {
    const starter = { ...MISSING, checkInUndone: true };
    expect(contactClosure({ flight: FLIGHT, starter }, HELPER)).toBe('wasHere');
    expect(contactClosure({ flight: FLIGHT, starter }, ORGANISER)).toBeNull();
  });
});

it('a flight that is over is not near', () => {
  const over = { ...FLIGHT, state: 'done' } as const;
  expect([isFlightOver(over), isFlightNear(over, HELPER)]).toEqual([true, false]);
  expect([isFlightOver(FLIGHT), isFlightNear(FLIGHT, HELPER)]).toEqual([false, true]);
});
