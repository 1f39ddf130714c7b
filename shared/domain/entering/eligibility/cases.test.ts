import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checklist } from './checklist.ts';
import { casesTable } from './testing/casesTable.ts';
import { givenFacts } from './testing/givenFacts.ts';

const CASES = casesTable(
  readFileSync(new URL('../../../../docs/eligibility-cases.md', import.meta.url), 'utf8'),
);

describe('the table of cases that officials read', () => {
  it('has at least 60 rows, each with a number of its own', () => {
    expect(CASES.length).toBeGreaterThanOrEqual(60);
    expect(new Set(CASES.map(({ number }) => number)).size).toBe(CASES.length);
  });

  it.each(CASES)('$number holds', ({ given, expected }) => {
    const checks = checklist(givenFacts(given));
    for (const { rule, says } of expected) {
      const message = checks.filter((check) => check.rule === rule);
      const written = message.map(({ outcome, reason }) => `${outcome} ${reason}`);
      if (says === '—') expect(written).toEqual([]);
      else expect(written).toContain(says);
    }
  });

  it.each(CASES)('$number says nothing else that refuses', ({ given, expected }) => {
    const refused = checklist(givenFacts(given)).filter(({ outcome }) => outcome === 'refuse');
    const notified = expected.filter(({ says }) => says.startsWith('refuse')).map(({ rule }) => rule);
    expect([...new Set(refused.map(({ rule }) => rule))]).toEqual(notified);
  });
});
