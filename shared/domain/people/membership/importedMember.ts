import type { MemberCertificate, Member, RegisteredTest } from './member.ts';

/** A member's fields in an import. Undefined fields leave the stored values unchanged. */
export interface ImportedMember {
  readonly number: string;
  readonly fullName?: string | undefined;
  readonly birthdate?: string | undefined;
  readonly category?: Member['category'] | undefined;
  readonly expiry?: string | undefined;
  readonly homeRink?: string | undefined;
  readonly tests: readonly RegisteredTest[];
  readonly certificates: readonly MemberCertificate[];
}

export interface ImportProblem {
  readonly field:
    | 'number'
    | 'fullName'
    | 'birthdate'
    | 'category'
    | 'expiry'
    | 'homeRink'
    | 'tests'
    | 'certificates';
  readonly problem: 'missing' | 'unread' | 'inFuture' | 'tooLong' | 'contradicts';
}

/** Fields that a new member must have; a known member has them already. */
const NEEDED = ['fullName', 'expiry'] as const;

/**
 * The member after an import: imported fields replace stored ones, tests and certificates are added. An
 * import removes nothing, so it can be repeated, and a list of tests can follow a list of members.
 * @param before null for an unknown number
 * @returns `problems` instead of a member if a new one lacks a required field
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

/** Merges two lists, sorted by name; a later element replaces an earlier one of the same name. */
export function mergeByName<One>(
  before: readonly One[],
  after: readonly One[],
  nameOf: (one: One) => string,
): One[] {
  const byName = new Map([...before, ...after].map((one) => [nameOf(one), one] as const));
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}
