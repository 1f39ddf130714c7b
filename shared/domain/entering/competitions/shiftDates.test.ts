import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ELIGIBILITY } from '../../../contract/entering/competitions/eligibility.ts';
import { shiftInstant, venueTimeOf } from '../../core/dates/venueTime.ts';
import { shiftDates, shiftLateFees } from './shiftDates.ts';
import { daysBetween, shiftDay } from '../../core/dates/days.ts';

const ZONES = ['UTC', 'Asia/Hong_Kong', 'America/Chicago', 'Europe/Berlin', 'Australia/Adelaide'];

const zones = fc.constantFrom(...ZONES);
const shifts = fc.integer({ min: -1_500, max: 1_500 });
/** Noon in London between 2020 and 2060: none of the venues changes its clocks around then. */
const noons = fc
  .integer({ min: 18_262, max: 32_872 })
  .map((day) => new Date(day * 86_400_000 + 43_200_000).toISOString());
const days = noons.map((noon) => noon.slice(0, 10));

describe('shiftInstant', () => {
  it.each([
    ['over the change to summer time', '2027-02-20T05:59:59.999Z', 60, '2027-04-21T04:59:59.999Z'],
    ['over the change to winter time', '2027-10-02T04:59:00.000Z', 60, '2027-12-01T05:59:00.000Z'],
    ['over a leap day', '2027-02-28T18:00:00.000Z', 366, '2028-02-29T18:00:00.000Z'],
  ])('keeps the time on the venue’s clock %s', (_, instant, shift, expected) => {
    expect(shiftInstant(instant, shift, 'America/Chicago')).toBe(expected);
  });

  it('shows the same time any number of days later, at any venue', () => {
    fc.assert(
      fc.property(noons, shifts, zones, (noon, shift, zone) => {
        const [day = '', clock] = venueTimeOf(noon, zone).split('T');
        const shifted = venueTimeOf(shiftInstant(noon, shift, zone), zone);
        expect(shifted).toBe(`${shiftDay(day, shift)}T${clock}`);
      }),
    );
  });

  it('returns to the start when shifted back', () => {
    fc.assert(
      fc.property(noons, fc.integer({ min: 0, max: 59_999 }), shifts, zones, (noon, rest, shift, zone) => {
        const instant = new Date(Date.parse(noon) + rest).toISOString();
        expect(shiftInstant(shiftInstant(instant, shift, zone), -shift, zone)).toBe(instant);
      }),
    );
  });
});

describe('shiftDates', () => {
  const winter = {
    startDate: '2027-01-15',
    endDate: '2027-01-17',
    date: '2027-01-16',
    openFrom: '2026-10-01T15:00:00.000Z',
    openUntil: '2026-12-18T05:59:00.000Z',
    correctionsUntil: null,
    refunds: [],
    timeZone: 'America/Chicago',
    eligibility: { ...DEFAULT_ELIGIBILITY, testDeadline: '2026-12-16' },
  };

  it('moves a season to the next, across summer time and years', () => {
    const policy = {
      correctionsUntil: '2027-01-04T18:00:00.000Z',
      refunds: [{ until: '2026-12-18T05:59:00.000Z', percent: 50 }],
    };
    expect(shiftDates({ ...winter, ...policy }, '2028-01-14')).toEqual({
      startDate: '2028-01-14',
      endDate: '2028-01-16',
      date: '2028-01-15',
      openFrom: '2027-09-30T15:00:00.000Z',
      openUntil: '2027-12-17T05:59:00.000Z',
      correctionsUntil: '2028-01-03T18:00:00.000Z',
      refunds: [{ until: '2027-12-17T05:59:00.000Z', percent: 50 }],
      eligibility: { ...DEFAULT_ELIGIBILITY, testDeadline: '2027-12-15' },
    });
  });

  it('works without openFrom', () => {
    expect(shiftDates({ ...winter, openFrom: null }, '2028-01-14').openFrom).toBeNull();
  });

  it('keeps the days between any two dates', () => {
    fc.assert(
      fc.property(days, days, fc.nat({ max: 20 }), (start, next, length) => {
        const dates = { ...winter, startDate: start, endDate: shiftDay(start, length), date: start };
        const shifted = shiftDates(dates, next);
        expect(daysBetween(shifted.startDate, shifted.endDate)).toBe(length);
        expect(daysBetween(start, next) + daysBetween(next, start)).toBe(0);
        expect(shifted.date).toBe(next);
      }),
    );
  });
});

describe('shiftLateFees', () => {
  it('moves each by the clock of the venue and keeps its value', () => {
    const lateFees = [{ from: '2027-03-01T06:00:00.000Z', kind: 'percent', value: 25 }];
    expect(shiftLateFees({ version: 1, lateFees }, 30, 'America/Chicago')).toEqual({
      lateFees: [{ from: '2027-03-31T05:00:00.000Z', kind: 'percent', value: 25 }],
    });
  });
});
