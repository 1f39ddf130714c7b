export interface TableCase {
  readonly number: string;
  /** "member until", "2026-12-06": in the order given. */
  readonly given: readonly (readonly [string, string])[];
  readonly expected: readonly { readonly rule: string; readonly says: string }[];
}

const KEYS = [
  'first day',
  'last day',
  'zone',
  'test deadline',
  'partner born',
  'born',
  'member until',
  'number',
  'highest',
  'event',
  'registry born',
  'registry name',
  'registry',
  'test',
  'vouched',
  'kind',
  'rink',
  'other',
  'age limit',
  'partner',
  'skaters',
  'alternates born',
  'alternates',
  'limits',
  'division',
  'name',
  'chart',
  'set',
];

/** Reads the rows of docs/eligibility-cases.md. @param page its text */
export function casesTable(page: string): TableCase[] {
  return page
    .split('\n')
    .filter((line) => /^\| [A-Z]\d+ /.test(line))
    .map((line) => {
      const [, number = '', given = '', expected = ''] = line.split('|').map((cell) => cell.trim());
      return {
        number,
        given: given.split(';').map((part) => keyed(part.trim())),
        expected: expected.split(';').map((part) => {
          const [rule = '', ...says] = part.trim().split(' ');
          return { rule, says: says.join(' ') };
        }),
      };
    });
}

function keyed(part: string): readonly [string, string] {
  const key = KEYS.find((one) => part.startsWith(`${one} `));
  if (key === undefined) throw new Error(`Unknown key in "${part}"`);
  return [key, part.slice(key.length + 1)];
}
