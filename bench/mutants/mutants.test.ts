import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { EQUIVALENTS, MUTANTS } from './list.ts';
import { Sources } from './sources.ts';
import { tableOf } from './tableOf.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const all = Object.values(MUTANTS).flat();

describe('the mutants', () => {
  it('are at least 80, six in each place, and at most five equivalents', () => {
    expect(all.length).toBeGreaterThanOrEqual(80);
    for (const mutants of Object.values(MUTANTS)) expect(mutants.length).toBeGreaterThanOrEqual(6);
    expect(EQUIVALENTS.length).toBeLessThanOrEqual(5);
  });

  it('stand in the code as it is, each once', () => {
    const sources = new Sources(root);
    const lost = [...all, ...EQUIVALENTS].flatMap((mutant) => {
      try {
        sources.mutate(mutant);
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(lost).toEqual([]);
    const named = all.map(({ within, from, to }) => `${within} ${from} ${to}`);
    expect(new Set(named).size).toBe(named.length);
  });

  it('name tests that exist', () => {
    const sources = new Sources(root);
    for (const test of all.flatMap(({ tests }) => tests)) {
      expect(sources.testFile(test), test).toMatch(/\.test\.tsx?$/);
    }
  });

  it('are refused where their text is missing or stands twice', () => {
    const sources = new Sources(root);
    const mutant = { mistake: '', within: 'Sources', from: 'x', to: 'y', tests: [] };
    expect(() => sources.mutate({ ...mutant, within: 'declaredNowhere' })).toThrow('no file');
    expect(() => sources.mutate({ ...mutant, within: 'runOutbox', from: 'standsNowhere' })).toThrow('has no');
    expect(() => sources.mutate({ ...mutant, within: 'runOutbox', from: 'items' })).toThrow('twice');
  });

  it('are counted by place: killed, surviving, equivalent, and those that show nothing', () => {
    const outcomes = [
      { place: 'codes', fate: 'killed' },
      { place: 'codes', fate: 'survived' },
      { place: 'marks', fate: 'lost' },
      { place: 'marks', fate: 'broken' },
    ] as const;
    const rows = tableOf(outcomes, [{ place: 'money' }]).split('\n');
    expect(rows.map((row) => row.split(/ {2,}/).join(' | '))).toEqual([
      'place | killed | surviving | equivalent | not run',
      'codes | 1 | 1 | 0 | 0',
      'marks | 0 | 0 | 0 | 2',
      'money | 0 | 0 | 1 | 0',
      'all | 1 | 1 | 1 | 2',
    ]);
  });
});
