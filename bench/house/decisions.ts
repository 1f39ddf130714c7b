import { decisionsCitedIn } from '../../local/testing/citedDecisions.ts';
import type { Source } from './sources.ts';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;

/** Records of decisions that no other file names, neither code nor a page nor another record; the index lists all. */
export function uncitedDecisions(sources: readonly Source[]): string[] {
  const records = sources.flatMap(({ file }) => {
    const [, number] = /^docs\/decisions\/(\d{4})-/.exec(file) ?? [];
    return number === undefined ? [] : [{ file, number }];
  });
  const citations = sources.flatMap(({ file, text }) => {
    if (file === INDEX || file === 'docs/decisions.test.ts') return [];
    const named = decisionsCitedIn(text).map((each) => each.slice(0, 4));
    // Records name each other by their number alone.
    const beside = file.startsWith(FOLDER) ? [...text.matchAll(/\b(0\d{3})\b/g)] : [];
    return [...named, ...beside.flatMap(([, number]) => number ?? [])].map((number) => ({ file, number }));
  });
  const isNamed = (record: { file: string; number: string }) =>
    citations.some(({ file, number }) => number === record.number && file !== record.file);
  return records.filter((record) => !isNamed(record)).map(({ file }) => file);
}
