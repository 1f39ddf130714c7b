import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';
import { memberNumber } from '../skaters/memberNumber.ts';
import { membershipStatus } from './membershipStatus.ts';

describe('memberNumber', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12-34', '1234'],
    ['#4711', '4711'],
    ['ab12', 'AB12'],
    ['１２３４５', '12345'],
    ['', null],
    ['12345678901', null],
    ['12/34', null],
    ['Ünal', null],
    ['no idea', null],
    ['pending', null],
    ['-', null],
    ['123456789012', null],
  ])('reads %j as %j', (typed, number) => {
    expect(memberNumber(typed)).toBe(number);
  });

  it('leaves a normalised number unchanged', () => {
    const typed = fc.stringMatching(/^[ #]?[a-zA-Z0-9 \-－０-９]{1,12}$/);
    fc.assert(
      fc.property(typed, (written) => {
        const number = memberNumber(written);
        expect(number === null ? null : memberNumber(number)).toBe(number);
      }),
    );
  });
});

describe('initials', () => {
  it.each([
    ['Ada Frost', 'A. F.'],
    ['María José de la Cruz', 'M. C.'],
    ["seán o'brien", 'S. O.'],
    ['Дмитрий Снегов', 'Д. С.'],
    ['李小雪', '李.'],
    ['สมชาย', 'ส.'],
    ['Élodie', 'É.'],
    ['  ', ''],
    ['123', ''],
  ])('of %j are %j', (name, shown) => {
    expect(initials(name)).toBe(shown);
  });

  it('never reveal more than the first letters of two words', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-z]{2,9}$/), { minLength: 1, maxLength: 5 }), (parts) => {
        expect(initials(parts.join(' ')).replaceAll(/[. ]/g, '').length).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('membershipStatus', () => {
  const auckland = { endDate: '2027-03-07', timeZone: 'Pacific/Auckland' };
  const honolulu = { endDate: '2027-03-07', timeZone: 'Pacific/Honolulu' };

  it.each([
    ['valid through the last day', '2027-03-07', auckland, '2027-01-01T00:00:00Z', 'valid'],
    ['ends the day before it', '2027-03-06', auckland, '2027-01-01T00:00:00Z', 'expiring'],
    ['last day, still running in Honolulu', '2027-03-07', honolulu, '2027-03-08T09:59:59Z', 'valid'],
    ['last day over in Honolulu', '2027-03-07', honolulu, '2027-03-08T10:00:00Z', 'expired'],
    ['last day over in Auckland', '2027-03-07', auckland, '2027-03-07T11:00:00Z', 'expired'],
    ['last day not over in Auckland', '2027-03-07', auckland, '2027-03-07T10:59:59Z', 'valid'],
    ['without a competition, by UTC', '2027-03-07', null, '2027-03-08T00:00:00Z', 'expired'],
  ] as const)('%s', (_case, expiry, competition, now, entered) => {
    expect(membershipStatus(expiry, competition, new Date(now))).toBe(entered);
  });
});
