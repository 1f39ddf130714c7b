import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tallyFile } from '../../shared/contract/day/sheets/tallyFiles.ts';
import cases from '../../shared/domain/planning/judging/cases.json' with { type: 'json' };
import { tallyFault } from '../../shared/domain/day/tally/tally.ts';
import { readJsonFile } from './readJsonFile.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rinkside-tally-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

type Json = Record<string, unknown>;

/** The first case of a system, with one value changed; undefined leaves it out. */
function fileWith(system: string, at: readonly (string | number)[], value: unknown): string {
  const file = structuredClone(cases.find((one) => one.file.system === system)?.file) as Json;
  const parent = at.slice(0, -1).reduce<Json>((inner, key) => inner[key] as Json, file);
  parent[at.at(-1) ?? ''] = value;
  return JSON.stringify(file);
}

/** Of the file, without its path. */
function faultOf(text: string): string {
  const file = path.join(folder, 'flight.json');
  writeFileSync(file, text);
  try {
    readJsonFile(file, tallyFile, tallyFault);
  } catch (error) {
    return String(error instanceof Error ? error.message : error).slice(`${file}: `.length);
  }
  return '';
}

const first = (name: string) => ['competitors', 0, name];

const withdrawn = { id: 'a', rinkIds: ['r1'], marks: [], referee: null, penalties: [], state: 'withdrawn' };

describe('a bad file of npm run tally gets one line that names the field', () => {
  it.each([
    ['isi', ['version'], undefined, 'version'],
    ['isi', ['version'], 2, 'version'],
    ['isi', ['system'], undefined, 'system'],
    ['isi', ['system'], 'ijs', 'system'],
    ['isi', ['most'], '100', 'most'],
    ['isi', ['most'], 0, 'most'],
    ['isi', ['columns'], [], 'columns'],
    ['isi', ['columns'], ['a', 'b', 'a'], 'columns[2]'],
    ['isi', ['competitors'], [], 'competitors'],
    ['isi', ['competitors'], undefined, 'competitors'],
    ['isi', first('id'), '', 'competitors[0].id'],
    ['isi', ['competitors', 1, 'id'], 'a', 'competitors[1].id'],
    ['isi', first('rinkIds'), [], 'competitors[0].rinkIds'],
    ['isi', first('rinkIds'), ['r1', 'r1'], 'competitors[0].rinkIds[1]'],
    ['isi', first('marks'), [70], 'competitors[0].marks'],
    ['isi', first('marks'), [70, 70, 70, 70], 'competitors[0].marks'],
    ['isi', first('marks'), [-1, 70, 70], 'competitors[0].marks[0]'],
    ['isi', first('marks'), [70, 7.1, 70], 'competitors[0].marks[1]'],
    ['isi', first('marks'), [70, 70, null], 'competitors[0].marks[2]'],
    ['isi', first('marks'), [70, 70, 1e300], 'competitors[0].marks[2]'],
    ['isi', first('marks'), [70, 70, 101], 'competitors[0].marks[2]'],
    ['isi', first('referee'), undefined, 'competitors[0].referee'],
    ['isi', first('penalties'), [{ code: 'failed', tenths: -5 }], 'competitors[0].penalties[0].tenths'],
    ['isi', first('penalties'), [{ tenths: 5 }], 'competitors[0].penalties[0].code'],
    ['isi', first('state'), 'injured', 'competitors[0].state'],
    ['isi', ['points'], undefined, 'points'],
    ['isi', ['points', 'places'], '5', 'points.places'],
    ['majority', ['variant'], '6', 'variant'],
    ['majority', first('ordinals'), [0, 1, 1], 'competitors[0].ordinals[0]'],
    ['majority', ['competitors', 1, 'ordinals'], [1], 'competitors[1].ordinals'],
    ['majority', first('ordinals'), [], 'competitors[0].ordinals'],
    ['6.0', ['decidedBy'], 'music', 'decidedBy'],
    ['6.0', first('marks'), [{ technical: 61, presentation: 50 }], 'competitors[0].marks[0].technical'],
    ['6.0', first('marks'), [{ technical: 50 }], 'competitors[0].marks[0].presentation'],
    ['6.0', first('marks'), [], 'competitors[0].marks'],
  ])('%s %o: %o', (system, at, value, field) => {
    const fault = faultOf(fileWith(system, at, value));
    expect(fault.split('\n')).toHaveLength(1);
    expect(fault.slice(0, field.length + 2)).toBe(`${field}: `);
    expect(fault.slice(field.length + 2)).toMatch(/^(?:"a" |"r1" )?(?:is|has|must) [^:]+\.$/);
  });

  it.each([
    // The file says one thing twice, in two ways.
    [
      'isi',
      ['competitors', 0],
      { ...withdrawn, marks: [70, 70, 70] },
      'marks: must be empty: the competitor is withdrawn.',
    ],
    [
      'isi',
      ['competitors', 0],
      { ...withdrawn, referee: 210 },
      'referee: must be null: the competitor is withdrawn.',
    ],
    [
      'majority',
      ['competitors', 2, 'state'],
      'noShow',
      'ordinals: must be empty: the competitor is a no-show.',
    ],
    ['majority', ['competitors', 2, 'ordinals'], [4, 3, 2], 'ordinals[0]: is 4, and 3 skated.'],
    [
      'majority',
      ['competitors', 2, 'ordinals'],
      [2, 3, 2],
      'ordinals[0]: is 2, which this judge has given before.',
      'skating',
    ],
    [
      'majority',
      ['competitors', 2, 'ordinals'],
      [1, 3, 2],
      'ordinals[0]: is 2, and this judge has placed 2 better: 3 is next.',
    ],
    ['majority', ['competitors', 0, 'points'], 5, 'points: is not a field of this file.'],
    ['6.0', ['columns'], [], 'columns: is not a field of this file.'],
    ['isi', first('id'), undefined, 'id: is missing.'],
    ['isi', ['system'], 'ijs', 'system: must be "isi", "majority" or "6.0".'],
    ['isi', first('state'), 'ill', 'state: must be "skated" or "withdrawn" or "noShow".'],
    ['isi', ['most'], 0, 'most: must be at least 1.'],
    ['isi', ['most'], '100', 'most: must be a number.'],
    ['isi', ['columns'], [], 'columns: must have at least 1 item.'],
  ])('%s %o: %o', (system, at, value, words, variant = '6.0') => {
    const file = JSON.parse(fileWith(system, at, value)) as Json;
    const fault = faultOf(JSON.stringify(system === 'majority' ? { ...file, variant } : file));
    expect(fault.slice(-words.length - 1).replace(/^[.]/, '')).toBe(words);
  });

  it('keeps to one line whatever an id has', () => {
    const [same] = JSON.parse(fileWith('isi', first('id'), 'a\n\u2028b')).competitors as Json[];
    expect(faultOf(fileWith('isi', ['competitors'], [same, same]))).toBe(
      'competitors[1].id: "a b" is there twice.',
    );
  });

  it.each(['', '{', '{"version":1,"most":NaN}', 'one'])('%o is not JSON', (text) => {
    expect(faultOf(text)).toBe('the file is not JSON.');
  });

  it.each(['[]', 'null', '3', '"flight"'])('%s is no flight', (text) => {
    expect(faultOf(text)).toMatch(/^\(file\): .+$/);
  });

  it('is said of a folder and of a file that is not there', () => {
    const read = (name: string) => () => readJsonFile(path.join(folder, name), tallyFile, tallyFault);
    expect(read('.')).toThrow('the file cannot be read.');
    expect(read('none.json')).toThrow('the file cannot be read.');
  });
});

it('reads a file that begins with a byte order mark, as some editors write it', () => {
  expect(faultOf(`\uFEFF${JSON.stringify(cases[0]?.file)}`)).toBe('');
});
