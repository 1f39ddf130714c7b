import type { Equivalent, Mutant, MutantPlace } from './mutant.ts';
import { APPROVAL } from './places/approval.ts';
import { AWARDS } from './places/awards.ts';
import { CAPACITY } from './places/capacity.ts';
import { CODES } from './places/codes.ts';
import { ELIGIBILITY } from './places/eligibility.ts';
import { MARKS } from './places/marks.ts';
import { MONEY } from './places/money.ts';
import { NAMES } from './places/names.ts';
import { OUTBOX } from './places/outbox.ts';
import { PERMISSIONS } from './places/permissions.ts';
import { PUBLISHING } from './places/publishing.ts';
import { REFERENCES } from './places/references.ts';

export const MUTANTS: Readonly<Record<MutantPlace, readonly Mutant[]>> = {
  approval: APPROVAL,
  awards: AWARDS,
  capacity: CAPACITY,
  codes: CODES,
  eligibility: ELIGIBILITY,
  marks: MARKS,
  money: MONEY,
  names: NAMES,
  outbox: OUTBOX,
  permissions: PERMISSIONS,
  publishing: PUBLISHING,
  references: REFERENCES,
};

/** At most five, each with its reason. */
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    place: 'publishing',
    mistake: 'a mail about a schedule is composed although nothing of it stands',
    within: 'composePublishedMail',
    from: 'if (moves.length === 0) return null;',
    to: '',
    tests: ['composePublishedMail.test.ts'],
    reason:
      'A mail without a time is no mail either way: scheduleMail makes null of it, after four reads more.',
  },
];
