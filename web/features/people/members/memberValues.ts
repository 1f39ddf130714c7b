import type { MemberRecord } from '../../../../shared/contract/people/members/memberships.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import type { MemberCategory } from '../../../../shared/domain/people/membership/member.ts';
import { disciplineOf } from '../../../../shared/domain/people/membership/disciplineOf.ts';

/** The values of the member form; '' stands for unknown. */
export interface MemberValues {
  number: string;
  fullName: string;
  birthdate: string;
  category: string;
  expiry: string;
  homeRink: string;
  tests: { discipline: string; level: string; date: string }[];
  certificates: { name: string; expiry: string }[];
}

export const NO_TEST_YET = { discipline: '', level: '', date: '' };
export const NO_MEMBER_CERTIFICATE = { name: '', expiry: '' };

export const NO_MEMBER: MemberValues = {
  number: '',
  fullName: '',
  birthdate: '',
  category: 'individual',
  expiry: '',
  homeRink: '',
  tests: [],
  certificates: [],
};

export function memberValues(member: MemberRecord): MemberValues {
  const { number, fullName, birthdate, category, expiry, homeRink, tests, certificates } = member;
  return {
    number,
    fullName,
    category,
    expiry,
    tests: [...tests],
    birthdate: birthdate ?? '',
    homeRink: homeRink ?? '',
    certificates: certificates.map(({ name, expiry: ends }) => ({ name, expiry: ends ?? '' })),
  };
}

/** A test of another federation, typed by hand. */
const OTHER = 'Other';

const orNull = (text: string) => (text.trim() === '' ? null : text);

/** The request body. A level of the catalogue determines its discipline. */
export function memberBody(typed: MemberValues): BodyOf<'createMember'> {
  const { tests, certificates, birthdate, homeRink, category, ...values } = typed;
  return {
    ...values,
    // The select holds a string; the contract's schema validates it.
    category: category as MemberCategory,
    birthdate: orNull(birthdate),
    homeRink: orNull(homeRink),
    tests: tests.map(({ discipline, level, date }) => ({
      discipline: disciplineOf(level) ?? orNull(discipline) ?? OTHER,
      level,
      date,
    })),
    certificates: certificates.map(({ name, expiry }) => ({ name, expiry: orNull(expiry) })),
  };
}
