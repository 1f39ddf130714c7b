import type { Certificate, Member, RegisteredTest } from './member.ts';

/** What one import says of a member. What it does not say is undefined, and stays as it is known. */
export interface ImportedMember {
  readonly number: string;
  readonly fullName?: string | undefined;
  readonly birthdate?: string | undefined;
  readonly category?: Member['category'] | undefined;
  readonly expiry?: string | undefined;
  readonly homeRink?: string | undefined;
  readonly tests: readonly RegisteredTest[];
  readonly certificates: readonly Certificate[];
}

export type MemberImportOutcome = 'added' | 'changed' | 'unchanged' | 'wrong';

export interface ImportProblem {
  readonly field:
    'number' | 'fullName' | 'birthdate' | 'category' | 'expiry' | 'homeRink' | 'tests' | 'certificates';
  readonly problem: 'missing' | 'unread' | 'inFuture' | 'tooLong' | 'contradicts';
}

/** What only a new member must have: of one that is known it is known already. */
const NEEDED = ['fullName', 'expiry'] as const;

/**
 * The member once the import has been taken in: what it says replaces what was known, and tests and
 * certificates are added to. An import takes nothing away, so that it can be repeated, and a list of
 * tests alone can follow a list of members.
 * @param before null for a number that is not known yet
 * @returns `problems` instead of a member where a new one lacks what it needs
 */
export function applyImport(
  before: Member | null,
  imported: ImportedMember,
): { member: Member; problems: [] } | { member: null; problems: ImportProblem[] } {
  const missing = NEEDED.filter((field) => !before && imported[field] === undefined);
  if (missing.length > 0) {
    return { member: null, problems: missing.map((field) => ({ field, problem: 'missing' })) };
  }
  const member: Member = {
    number: imported.number,
    fullName: imported.fullName ?? before?.fullName ?? '',
    birthdate: imported.birthdate ?? before?.birthdate ?? null,
    category: imported.category ?? before?.category ?? 'individual',
    expiry: imported.expiry ?? before?.expiry ?? '',
    homeRink: imported.homeRink ?? before?.homeRink ?? null,
    tests: mergeByName(
      before?.tests ?? [],
      imported.tests,
      ({ discipline, level }) => `${discipline}|${level}`,
    ),
    certificates: mergeByName(before?.certificates ?? [], imported.certificates, ({ name }) => name),
  };
  return { member, problems: [] };
}

/** Each once, in order of its name; what comes later replaces what has the same name. */
export function mergeByName<One>(
  before: readonly One[],
  after: readonly One[],
  nameOf: (one: One) => string,
): One[] {
  const byName = new Map([...before, ...after].map((one) => [nameOf(one), one] as const));
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
