import { expect, it } from 'vitest';
import { ELIGIBILITY_RULES } from '../../eligibility/rules.ts';
import { type OutstandingItem, type OutstandingFacts, outstandingItems } from './outstandingItems.ts';

const complete: OutstandingFacts = {
  state: 'confirmed',
  events: [{ state: 'confirmed' }],
  balance: 0,
  checks: [{ rule: 'membership', outcome: 'pass' }],
};
const remarks = (...rules: (typeof ELIGIBILITY_RULES)[number][]) => ({
  checks: rules.map((rule) => ({ rule, outcome: 'warn' })),
});

it.each<[string, Partial<OutstandingFacts>, OutstandingItem[]]>([
  ['what is complete', {}, []],
  ['a membership that ends too early', remarks('membership'), ['membership']],
  [
    'a membership that the organiser insists on',
    { checks: [{ rule: 'membership', outcome: 'refuse' }] },
    ['membership'],
  ],
  ['two remarks about levels, once', remarks('level', 'testDeadline'), ['level']],
  ['a level that is closed', remarks('closedLevels'), ['level']],
  ['an age and another rink', remarks('age', 'oneRink'), ['other']],
  ['music that was not sent', { musicMissing: 1 }, ['music']],
  ['music that was sent', { musicMissing: 0 }, []],
  ['a partner who was asked', { partnerName: 'Bo Lake', partnerState: 'invited' }, ['partner']],
  ['a partner whom nobody asked', { partnerName: 'Bo Lake', partnerState: 'none' }, ['partner']],
  ['a partner who said no', { partnerName: 'Bo Lake', partnerState: 'declined' }, ['partner']],
  ['a partner who said yes', { partnerName: 'Bo Lake', partnerState: 'confirmed' }, []],
  ['who dances alone', { partnerName: '', partnerState: 'none' }, []],
  ['money to pay', { balance: 1 }, ['payment']],
  ['money to be given back', { balance: -500 }, []],
  ['one event that waits', { events: [{ state: 'confirmed' }, { state: 'waiting' }] }, ['place']],
  ['what is withdrawn', { state: 'withdrawn', balance: 500, ...remarks('level') }, []],
  [
    'everything, in the order of work',
    {
      ...remarks('age', 'level', 'membership'),
      balance: 5,
      partnerName: 'Bo',
      partnerState: 'none',
      events: [{ state: 'waiting' }],
    },
    ['membership', 'level', 'partner', 'payment', 'place', 'other'],
  ],
])('%s', (_what, change, items) => {
  expect(outstandingItems({ ...complete, ...change })).toEqual(items);
});

it('lets no remark of any rule pass', () => {
  for (const rule of ELIGIBILITY_RULES)
    expect(outstandingItems({ ...complete, ...remarks(rule) })).toHaveLength(1);
});
