import { describe, expect, it } from 'vitest';
import { missingDetails } from './missingDetails.ts';
import { detailsAbout, isRemindable } from './remindable.ts';

const LAST_DAY = '2027-03-14';
const member = (isi: string, expDate: string) => ({ isi, expDate });
const good = member('204817', LAST_DAY);
const partner = (state: 'none' | 'invited' | 'confirmed' | 'declined') => ({ ...good, state });

describe('missingDetails', () => {
  it.each([
    [{ skater: good }, []],
    [{ skater: member('204817', '2027-03-13') }, ['expired']],
    [{ skater: member(' ', '') }, ['membership']],
    [{ skater: member('204817', '') }, ['expiry']],
    [{ skaters: [member('', ''), member('', ''), member('1', '2027-01-01')] }, ['membership', 'expired']],
    [{ skater: good, partner: null }, []],
    [{ skater: good, partner: partner('none') }, ['partnerAddress']],
    [{ skater: good, partner: partner('invited') }, ['partnerAnswer']],
    [{ skater: good, partner: partner('declined') }, ['partnerDeclined']],
    [{ skater: good, partner: partner('confirmed') }, []],
    [{ skater: good, partner: { ...partner('invited'), isi: '' } }, ['membership', 'partnerAnswer']],
  ])('of %j is %j', (entry, missing) => {
    expect(missingDetails({ state: 'confirmed', ...entry }, LAST_DAY)).toEqual(missing);
    expect(missingDetails({ state: 'withdrawn', ...entry }, LAST_DAY)).toEqual([]);
  });
});

it('missing music has a reminder of its own, and a withdrawn entry needs none', () => {
  const entry = { state: 'confirmed', skater: member('', ''), musicToSend: 2, namesToConfirm: 1 } as const;
  const missing = missingDetails(entry, LAST_DAY);
  expect(missing).toEqual(['membership', 'givenName', 'music']);
  expect(detailsAbout('incomplete', missing)).toEqual(['membership']);
  expect(detailsAbout('names', missing)).toEqual(['givenName']);
  expect(detailsAbout('music', missing)).toEqual(['music']);
  expect(missingDetails({ ...entry, state: 'withdrawn' }, LAST_DAY)).toEqual([]);
});

describe('isRemindable', () => {
  it.each([
    ['unpaid', { state: 'confirmed', totalPrice: 100, paid: 99 }, [], true],
    ['unpaid', { state: 'confirmed', totalPrice: 100, paid: 100 }, ['membership'], false],
    ['unpaid', { state: 'waiting', totalPrice: 0, paid: 0 }, [], false],
    ['unpaid', { state: 'withdrawn', totalPrice: 50, paid: 0 }, [], true],
    ['incomplete', { state: 'waiting', totalPrice: 0, paid: 0 }, ['expired'], true],
    ['incomplete', { state: 'confirmed', totalPrice: 100, paid: 0 }, [], false],
    ['incomplete', { state: 'withdrawn', totalPrice: 0, paid: 0 }, ['expired'], false],
  ] as const)('%s, %o, %j: %s', (about, entry, missing, expected) => {
    expect(isRemindable(about, entry, missing)).toBe(expected);
  });
});
