import { describe, expect, it } from 'vitest';
import { publishingProblems } from '../../shared/domain/entering/competitions/publishingProblems.ts';
import { roleAccounts } from './accounts.ts';
import { seasonItems } from './items.ts';
import { demoSeason } from './season.ts';

const now = new Date('2026-11-21T07:30:00Z');
const season = demoSeason(now);
const items = seasonItems(season, roleAccounts('none', now));
const { competitions, rinks, draft } = season;

const warningsOf = ({ competition, form }: (typeof competitions)['open']) =>
  publishingProblems(
    { competition, form, rink: rinks.find(({ id }) => id === competition.ring) ?? null },
    now,
  ).map(({ field, code }) => `${field} ${code}`);

describe('the demo competitions', () => {
  it('pass the check before publishing, if entries are still to come', () => {
    expect(warningsOf(competitions.open)).toEqual([]);
    expect(warningsOf(competitions.openingSoon)).toEqual([]);
    expect(warningsOf(competitions.closingToday)).toEqual(['packet NotGiven']);
  });

  it('have enough ice for their entries', () => {
    const left = items.flatMap(({ sk, iceSecondsLeft }) => (sk === 'TOTAL' ? [Number(iceSecondsLeft)] : []));
    expect(left).toHaveLength(2);
    for (const seconds of left) expect(seconds).toBeGreaterThan(30 * 60);
  });

  it('record who published them, and for one who archived it', () => {
    const records = items.flatMap(({ type, subject, deed: record }) =>
      type === 'changeRecord' && subject === 'competition' ? String(record) : [],
    );
    const count = (what: string) => records.filter((record) => record === what).length;
    expect(['created', 'published', 'changed', 'archived'].map(count)).toEqual([7, 6, 6, 1]);
  });
});

it('include a draft that is far from complete', () => {
  const rink = rinks.find(({ id }) => id === draft.ring) ?? null;
  const refused = publishingProblems({ competition: draft, form: null, rink }, now).filter(
    ({ severity }) => severity === 'refuse',
  );
  expect(refused.map(({ field }) => field)).toEqual(['image', 'openUntil', 'formId']);
});

it('marks only the membership numbers that two people share, so that a list asks for few', () => {
  const marked = items.flatMap(({ sk, numbers }) =>
    sk === 'MARKEDNUMBERS' ? [(numbers as Set<string>).size] : [],
  );
  for (const count of marked) expect(count).toBeLessThan(30);
});
