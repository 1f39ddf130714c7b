import { cacheAnswer, cachedAnswer } from '../../functions/store/people/members/registryAnswers.ts';
import * as members from '../../functions/store/people/members/repository.ts';
import { nextVersion } from '../../functions/store/people/members/repository.ts';
import type { Member } from '../../shared/domain/people/membership/member.ts';

const MEMBER: Member = {
  number: 'STAGED1',
  fullName: 'Ada Frost',
  birthdate: '2015-11-27',
  category: 'individual',
  expiry: '2027-08-31',
  homeRink: null,
  tests: [{ discipline: 'Freestyle', level: 'Freestyle 3', date: '2026-01-12' }],
  certificates: [],
};

/** The reads and writes of the membership registry, with one member in it. */
export async function membershipPatterns(
  by: string,
  at: Date,
): Promise<Record<string, () => Promise<unknown>>> {
  const first = nextVersion(null, MEMBER, { by, at });
  await members.storeMember(first);
  await cacheAnswer(MEMBER.number, MEMBER, at);
  return {
    findMember: () => members.findMember(MEMBER.number),
    membersByNumber: () => members.membersByNumber([MEMBER.number, 'UNKNOWN1']),
    hasMembers: () => members.hasMembers(),
    membersByName: () => members.membersByName('ada', undefined),
    storeMember: () =>
      members.storeMember(nextVersion(first, { ...MEMBER, expiry: '2028-08-31' }, { by, at })),
    cachedAnswer: () => cachedAnswer(MEMBER.number, at),
    cacheAnswer: () => cacheAnswer('OTHER1', MEMBER, at),
  };
}
