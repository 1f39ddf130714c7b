import { appendFileSync, readFileSync } from 'node:fs';
import type { AskedCondition } from '../dynamo/operations/operation.ts';
import type { DynamoOptions } from '../dynamo/server.ts';

/**
 * Which conditions of writes the tests of a run asked for, and which of them were broken at least once. Hosts and tables
 * of all its processes add to one file, whose path is `CONDITION_CENSUS`.
 */
export interface ConditionCensus {
  readonly asked: ReadonlySet<string>;
  readonly broken: ReadonlySet<string>;
}

/** The hook of an embedded table; none outside a run that counts. */
export function recordConditions(): Pick<DynamoOptions, 'onCondition'> {
  const file = process.env['CONDITION_CENSUS'];
  if (file === undefined) return {};
  const known = new Set<string>();
  const onCondition = ({ key, text, isMet }: AskedCondition) => {
    const place = ['pk', 'sk'].map((name) => shapeOf(key[name]?.S ?? '')).join(' ');
    const line = `${isMet ? 'met' : 'broken'} ${place}: ${text}\n`;
    if (known.has(line)) return;
    known.add(line);
    appendFileSync(file, line);
  };
  return { onCondition };
}

export function readCensus(file: string): ConditionCensus {
  const lines = readFileSync(file, 'utf8').split('\n');
  const after = (word: string) =>
    lines.filter((line) => line.startsWith(word)).map((line) => line.slice(word.length));
  const broken = new Set(after('broken '));
  return { asked: new Set([...broken, ...after('met ')]), broken };
}

/** "COMPETITION#*#CODES" of a key: its words without ids, days and names. */
const shapeOf = (key: string): string =>
  key
    .split('#')
    .map((part) => (/^[A-Z]+$/.test(part) ? part : '*'))
    .join('#');
