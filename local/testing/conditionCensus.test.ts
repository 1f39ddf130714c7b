import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readCensus, recordConditions } from './conditionCensus.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-census-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('tells conditions that were met alone from those that were broken, whatever the ids', () => {
  const file = path.join(folder, 'conditions.txt');
  vi.stubEnv('CONDITION_CENSUS', file);
  const key = (id: string) => ({ pk: { S: `COMPETITION#${id}#DAY` }, sk: { S: `FLIGHT#${id}` } });
  const { onCondition } = recordConditions();
  onCondition?.({ key: key('01a'), text: '#version = :read', isMet: true });
  onCondition?.({ key: key('01a'), text: 'attribute_exists(pk)', isMet: true });
  recordConditions().onCondition?.({ key: key('01b'), text: '#version = :read', isMet: false });

  const { asked, broken } = readCensus(file);
  expect([...asked].toSorted()).toEqual([
    'COMPETITION#*#DAY FLIGHT#*: #version = :read',
    'COMPETITION#*#DAY FLIGHT#*: attribute_exists(pk)',
  ]);
  expect([...broken]).toEqual(['COMPETITION#*#DAY FLIGHT#*: #version = :read']);
});

it('counts nothing outside a run of the tests', () => {
  vi.stubEnv('CONDITION_CENSUS', undefined);
  expect(recordConditions()).toEqual({});
});
