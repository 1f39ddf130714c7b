import catalogue from '../../shared/data/isi-catalogue.json' with { type: 'json' };
import { memberItem, nextVersion } from '../../functions/store/people/members/repository.ts';
import type { Member, RegisteredTest } from '../../shared/domain/people/membership/member.ts';
import type { Account } from '../../functions/store/people/accounts/accounts.ts';
import type { DemoTarget } from './entry.ts';
import { membershipEnd } from './entry.ts';
import { highestTest, ladderLevel } from './levels.ts';
import type { Skater } from './skaters.ts';
import { shiftDay } from '../../shared/domain/core/dates/days.ts';

/** Every twenty-fifth skater is missing: a federation's list is never complete. */
const MISSING_EVERY = 25;

/** The federation's registry: the demo's skaters with the tests that their entries imply. */
export function demoMembers(skaters: readonly Skater[], { competition }: DemoTarget): Member[] {
  return skaters
    .filter((_, index) => index % MISSING_EVERY !== MISSING_EVERY - 1)
    .map((skater) => ({
      number: skater.isi,
      fullName: skater.fullName,
      birthdate: skater.birthdate,
      category: 'individual' as const,
      expiry: membershipEnd(competition.endDate, skater.lapsed),
      homeRink: skater.home.homeIsiRink,
      tests: testsOf(skater, competition.startDate),
      certificates: [],
    }));
}

export function memberItems(members: readonly Member[], keeper: Account) {
  const author = { by: keeper.id, at: new Date(keeper.createdAt) };
  return members.map((member) => memberItem(nextVersion(null, member, author)));
}

/** The last test on the ladder, and the Open test if one was taken: half a year before the competition. */
function testsOf(skater: Skater, startDate: string): RegisteredTest[] {
  const date = shiftDay(startDate, -183);
  const levels = [...new Set([ladderLevel(skater), highestTest(skater)])];
  return levels.map((level) => ({ discipline: disciplineOf(level), level, date }));
}

function disciplineOf(level: string): string {
  const found = Object.entries(catalogue.ladders).find(([, levels]) => levels.includes(level));
  return found?.[0] ?? level;
}
