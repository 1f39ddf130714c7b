import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import catalogue from '../../../data/isi-catalogue.json' with { type: 'json' };
import { eventId } from '../../core/eventId.ts';
import { checklist, isFixedRule, refusalsOf } from './checklist.ts';
import { CHART_NAMES, PUBLISHED_CHARTS } from '../../people/testLevels/equivalents.ts';
import type { EligibilityFacts, PersonFacts } from './facts.ts';
import { ADJUSTABLE_RULES, DEFAULT_RULE_SETTINGS, RULE_SETTINGS } from './rules.ts';

const LEVELS = Object.values(catalogue.ladders).flat();

const level = fc.oneof(
  fc.constantFrom(...LEVELS, 'Preliminary', 'Low', 'None yet', ''),
  fc.string({ unit: 'binary' }),
);
const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const event = fc
  .record({ format: fc.constantFrom('Freestyle', 'Artistic', 'Couple', '花式'), level })
  .map(({ format, level: of }) => ({ id: eventId(format, of), format, level: of }));
const otherEntry = fc.record({
  kind: fc.constantFrom('individual', 'team', 'dance'),
  rink: fc.constantFrom('North Rink', 'South Rink', '北區冰場'),
  events: fc.array(event, { maxLength: 3 }),
});
const registered = fc.record({
  category: fc.constantFrom('individual', 'professional', 'associate'),
  fullName: fc.constantFrom('Ada Frost', 'Bo Lake', '王小明', ''),
  birthdate: fc.option(day),
  expiry: fc.oneof(
    day,
    day.map((one) => `${one}T15:59:00.000Z`),
  ),
  tests: fc.array(
    fc.record({ discipline: fc.constantFrom('Freestyle', 'Couple'), level, date: fc.option(day) }),
    {
      maxLength: 5,
    },
  ),
});
const person: fc.Arbitrary<PersonFacts> = fc.record({
  fullName: fc.string({ unit: 'binary', maxLength: 40 }),
  birthdate: fc.oneof(day, fc.constant('')),
  isi: fc.string(),
  expDate: fc.oneof(day, fc.constant('')),
  highestIsiTestLevel: level,
  alternate: fc.boolean(),
  registry: fc.oneof(registered, fc.constantFrom('unknown' as const, 'notAnswering' as const, null)),
  vouches: fc.array(fc.record({ level, by: fc.string(), at: fc.constant('2026-11-01T00:00:00.000Z') }), {
    maxLength: 2,
  }),
  otherEntries: fc.array(otherEntry, { maxLength: 2 }),
});
const settings = fc.record({
  membership: fc.constantFrom(...RULE_SETTINGS),
  level: fc.constantFrom(...RULE_SETTINGS),
  closedLevels: fc.constantFrom(...RULE_SETTINGS),
  testDeadline: fc.constantFrom(...RULE_SETTINGS),
  age: fc.constantFrom(...RULE_SETTINGS),
  oneRink: fc.constantFrom(...RULE_SETTINGS),
});
const anyFacts: fc.Arbitrary<EligibilityFacts> = fc.record({
  competition: fc.record({
    startDate: fc.constant('2026-12-05'),
    endDate: fc.constant('2026-12-06'),
    timeZone: fc.constantFrom('Pacific/Honolulu', 'UTC', 'Asia/Hong_Kong', 'Pacific/Kiritimati'),
    testDeadline: day,
  }),
  rules: fc.record({
    settings,
    equivalents: fc.constantFrom(...CHART_NAMES.map((name) => PUBLISHED_CHARTS[name])),
    ageLimits: fc.array(
      fc.record({
        format: fc.constantFrom('Freestyle', '花式'),
        level: fc.constant(null),
        from: fc.option(fc.nat(99)),
        to: fc.option(fc.nat(99)),
        on: fc.constantFrom('start', 'july'),
      }),
      { maxLength: 2 },
    ),
  }),
  kind: fc.constantFrom('individual', 'team', 'dance'),
  rink: fc.constantFrom('North Rink', ''),
  events: fc.array(event, { maxLength: 4 }),
  people: fc.array(person, { maxLength: 3 }),
  divisionAges: fc.option(fc.constant({ from: 13, to: 19 }), { nil: null }),
  rosterLimits: fc.option(fc.constant([2, 3] as const)),
});

const withSettings = (facts: EligibilityFacts, set: Partial<EligibilityFacts['rules']['settings']>) => ({
  ...facts,
  rules: { ...facts.rules, settings: { ...facts.rules.settings, ...set } },
});

const withPeople = (facts: EligibilityFacts, change: (one: PersonFacts) => PersonFacts) => ({
  ...facts,
  people: facts.people.map(change),
});

const outcomes = (facts: EligibilityFacts) =>
  checklist(facts).map(({ rule, outcome, reason }) => [rule, outcome, reason]);

describe('checklist', () => {
  it('judges whatever is typed, and refuses only by a certain rule or one that is set to refuse', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const { rule, outcome } of checklist(facts)) {
          if (isFixedRule(rule)) continue;
          expect(facts.rules.settings[rule]).not.toBe('off');
          if (outcome === 'refuse') expect(facts.rules.settings[rule]).toBe('refuse');
        }
      }),
    );
  });

  it('refuses nothing that can be set unless the organiser says so', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const refused = checklist(withSettings(facts, DEFAULT_RULE_SETTINGS)).filter(
          ({ outcome }) => outcome === 'refuse',
        );
        expect(refused.every(({ rule }) => isFixedRule(rule))).toBe(true);
      }),
    );
  });

  it('gives the same reasons whether a rule refuses or warns, and touches no other rule by it', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...ADJUSTABLE_RULES), (facts, rule) => {
        const warns = checklist(withSettings(facts, { [rule]: 'warn' }));
        const refuses = checklist(withSettings(facts, { [rule]: 'refuse' }));
        expect(refuses.map(({ reason }) => reason)).toEqual(warns.map(({ reason }) => reason));
        const others = (checks: typeof warns) => checks.filter((check) => check.rule !== rule);
        expect(others(refuses)).toEqual(others(warns));
        expect(refuses.filter(({ outcome }) => outcome === 'pass')).toEqual(
          warns.filter(({ outcome }) => outcome === 'pass'),
        );
      }),
    );
  });

  it('does not look at names that no registry has', () => {
    fc.assert(
      fc.property(anyFacts, fc.string({ unit: 'binary' }), (facts, fullName) => {
        const unnamed = withPeople(facts, (one) =>
          typeof one.registry === 'object' ? { ...one, registry: null } : one,
        );
        expect(outcomes(withPeople(unnamed, (one) => ({ ...one, fullName })))).toEqual(outcomes(unnamed));
      }),
    );
  });

  it('does not depend on the order in which a registry tells tests', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const turned = withPeople(facts, (one) =>
          typeof one.registry === 'object' && one.registry
            ? { ...one, registry: { ...one.registry, tests: one.registry.tests.toReversed() } }
            : one,
        );
        const levels = (of: EligibilityFacts) =>
          checklist(of)
            .filter(({ rule }) => rule === 'level')
            .map(({ outcome }) => outcome);
        expect(levels(turned)).toEqual(levels(facts));
      }),
    );
  });

  it('never thinks worse of a membership that ends later', () => {
    fc.assert(
      fc.property(anyFacts, day, day, (facts, one, other) => {
        const [earlier, later] = [one, other].sort();
        const expires = (expDate = '') =>
          checklist(
            withSettings(
              withPeople(facts, (each) => ({ ...each, expDate, registry: null })),
              { membership: 'warn' },
            ),
          ).filter(({ reason }) => reason === 'memberExpires').length;
        expect(expires(later)).toBeLessThanOrEqual(expires(earlier));
      }),
    );
  });

  it('names the field of each person that is refused, and each field once', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const fields = refusalsOf(checklist(facts), facts.kind).map(({ field }) => field);
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
    const expired = { rule: 'membership', outcome: 'refuse', reason: 'memberExpires', facts: {} } as const;
    const of = { ...expired, source: 'isiMembership', name: '', event: null } as const;
    expect(refusalsOf([{ ...of, person: 1 }], 'dance')).toEqual([
      { field: 'partner.expDate', code: 'MustAfter' },
    ]);
    expect(refusalsOf([{ ...of, person: 2 }], 'team')).toEqual([
      { field: 'skaters.2.expDate', code: 'MustAfter' },
    ]);
    expect(refusalsOf([{ ...of, person: 0 }], 'individual')).toEqual([
      { field: 'expDate', code: 'MustAfter' },
    ]);
  });
});
