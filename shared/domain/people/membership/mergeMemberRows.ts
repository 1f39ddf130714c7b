import type { ImportedMember, ImportProblem } from './importedMember.ts';
import { mergeByName } from './importedMember.ts';
import type { MemberRow } from './memberRow.ts';

const STATED_FIELDS = ['fullName', 'birthdate', 'category', 'expiry', 'homeRink'] as const;

/**
 * Merges rows of one number into one member: federations list a member once per test, or twice by mistake.
 * Two contradicting rows are both rejected, because only a person can know which is right. Rows with
 * problems stay as they are.
 */
export function mergeMemberRows(rows: readonly MemberRow[]): MemberRow[] {
  const byNumber = new Map<string, MemberRow[]>();
  for (const row of rows) {
    const readable = row.problems.every(({ field }) => field !== 'number');
    const key = readable ? row.member.number : `row ${String(row.rows[0])}`;
    const same = byNumber.get(key);
    if (same) same.push(row);
    else byNumber.set(key, [row]);
  }
  return [...byNumber.values()].map((same) => same.reduce(mergeTwoRows));
}

function mergeTwoRows(one: MemberRow, other: MemberRow): MemberRow {
  const contradicted: ImportProblem['field'][] = STATED_FIELDS.filter((field) => {
    const [a, b] = [one.member[field], other.member[field]];
    return a !== undefined && b !== undefined && a !== b;
  });
  if (datesDiffer(one.member.tests, other.member.tests)) contradicted.push('tests');
  if (endsDiffer(one.member.certificates, other.member.certificates)) contradicted.push('certificates');
  const contradictions = contradicted.map((field): ImportProblem => ({ field, problem: 'contradicts' }));
  return {
    rows: [...one.rows, ...other.rows],
    member: mergeLists(one.member, other.member),
    problems: [...one.problems, ...other.problems, ...contradictions],
  };
}

/** One test with two dates: it may be in time by one date and too late by the other. */
function datesDiffer(some: ImportedMember['tests'], others: ImportedMember['tests']): boolean {
  return some.some((test) =>
    others.some((other) => nameOf(test) === nameOf(other) && test.date !== other.date),
  );
}

function endsDiffer(some: ImportedMember['certificates'], others: ImportedMember['certificates']): boolean {
  return some.some(({ name, expiry }) =>
    others.some((other) => other.name === name && other.expiry !== expiry),
  );
}

const nameOf = ({ discipline, level }: ImportedMember['tests'][number]) => `${discipline}|${level}`;

function mergeLists(one: ImportedMember, other: ImportedMember): ImportedMember {
  return {
    number: one.number,
    fullName: one.fullName ?? other.fullName,
    birthdate: one.birthdate ?? other.birthdate,
    category: one.category ?? other.category,
    expiry: one.expiry ?? other.expiry,
    homeRink: one.homeRink ?? other.homeRink,
    tests: mergeByName(one.tests, other.tests, nameOf),
    certificates: mergeByName(one.certificates, other.certificates, ({ name }) => name),
  };
}
