import type { RinkRecord } from '../../shared/contract/rinks/rinks.ts';
import type { Member } from '../../shared/domain/membership/member.ts';
import { ageOn } from '../../shared/domain/skaters/age.ts';
import type { StoredDraft } from '../../functions/store/competitions/repository.ts';
import type { StoredEntry } from '../../functions/store/entries/storedEntry.ts';
import { DEMO_FAMILY } from './accounts.ts';
import { demoMeets, type DemoMeet } from './competitions.ts';
import { checked } from './checked.ts';
import { coupleEntries, demoCouples } from './couples.ts';
import { demoDraft } from './draft.ts';
import type { Meet } from './entry.ts';
import { eventCounts, individualEntries } from './individuals.ts';
import { yearBefore } from './levels.ts';
import { lookedThrough } from './lookedThrough.ts';
import { demoMembers } from './members.ts';
import type { DemoCountry } from './names.ts';
import { seededRandom, type Random } from './random.ts';
import { HOME_RINKS } from './homeRinks.ts';
import { demoRinks } from './rinks.ts';
import { demoSkaters, type Skater } from './skaters.ts';
import { teamEntries } from './teams.ts';
import { withWaiting } from './waiting.ts';
import { withWithdrawn } from './withdrawn.ts';

/** The size of Skate Asia 2001; events count those of teams, couples and dances as well. */
export const LARGEST = { skaters: 963, eventsEntered: 3588, teams: 62, couples: 130 } as const;

export interface DemoSeason {
  /** The moment around which its dates lie. */
  readonly now: Date;
  readonly meets: Readonly<Record<DemoMeet, Meet>>;
  readonly draft: StoredDraft;
  readonly rinks: readonly RinkRecord[];
  readonly skaters: readonly Skater[];
  readonly members: readonly Member[];
  readonly entries: readonly StoredEntry[];
}

/**
 * A season around `now`: the same people in the same events at every start, only the dates move.
 * @throws Error when the rules it draws by leave nothing to draw
 */
export function demoSeason(now: Date): DemoSeason {
  const meets = demoMeets(now);
  const year = Number(meets.open.competition.startDate.slice(0, 4));
  const known = demoChildren(year);
  const skaters = demoSkaters(seededRandom(2001), LARGEST.skaters, year, known);
  const small = (seed: number, meet: Meet, country: DemoCountry, size: number) =>
    smallMeet(seededRandom(seed), meet, known.concat(guests(seed, skaters, country, size)));
  const members = demoMembers(skaters, meets.open);
  const standing = [
    ...largestMeet(seededRandom(963), meets.open, skaters),
    ...small(3, meets.closingToday, 'United States', 38),
    ...small(4, meets.closed, 'Germany', 46),
    ...small(5, meets.archived, 'United States', 40),
  ];
  const entries = withWithdrawn(standing, meets);
  return {
    now,
    meets,
    draft: demoDraft(now),
    rinks: demoRinks(now),
    skaters,
    members,
    entries: lookedThrough(checked(entries, Object.values(meets), members), now),
  };
}

/** The two children of the demo's own family, in the year they turn eleven and eight. */
function demoChildren(year: number): Skater[] {
  const [home] = HOME_RINKS;
  if (!home) throw new Error('There is no home rink');
  const common = { family: DEMO_FAMILY, home, country: home.country, lapsed: false, open: false } as const;
  return [
    {
      ...common,
      fullName: 'Lam Hei Yu',
      gender: 'Female',
      birthdate: `${year - 11}-03-14`,
      isi: '204817',
      step: 12,
    },
    {
      ...common,
      fullName: 'Lam Yat Long',
      gender: 'Male',
      birthdate: `${year - 8}-09-02`,
      isi: '219356',
      step: 7,
    },
  ];
}

function largestMeet(random: Random, meet: Meet, skaters: readonly Skater[]): StoredEntry[] {
  const [first] = skaters;
  const couples = coupleEntries(random, meet, demoCouples(random, skaters, LARGEST.couples, first));
  const teams = teamEntries(random, meet, skaters, LARGEST.teams, first);
  const others = [...couples, ...teams].reduce((sum, { events }) => sum + events.length, 0);
  const counts = eventCounts(random, skaters.length, LARGEST.eventsEntered - others);
  const individuals = individualEntries(random, meet, skaters, counts);
  return [...withWaiting(meet, individuals, first?.fullName), ...teams, ...couples];
}

/** Mostly skaters of the country, and some who travel. */
function guests(seed: number, skaters: readonly Skater[], country: DemoCountry, size: number): Skater[] {
  const random = seededRandom(seed * 1000);
  const order = random.shuffled(skaters.filter(({ family }) => family !== DEMO_FAMILY));
  const local = order.filter(({ home }) => home.country === country).slice(0, Math.ceil(size * 0.75));
  const travelling = order.filter(({ home }) => home.country !== country).slice(0, size - local.length);
  return [...local, ...travelling];
}

/** A weekend's competition: skaters stand a level lower in one of a season before. */
function smallMeet(random: Random, meet: Meet, guests: readonly Skater[]): StoredEntry[] {
  const { startDate, state } = meet.competition;
  const skaters = guests
    .filter(({ birthdate }) => ageOn(birthdate, startDate) >= 4)
    .map((skater) => (state === 'archived' ? { ...skater, ...yearBefore(skater) } : skater));
  const counts = eventCounts(random, skaters.length, Math.round(skaters.length * 3.3));
  return [
    ...individualEntries(random, meet, skaters, counts),
    ...coupleEntries(random, meet, demoCouples(random, skaters, 3)),
    ...teamEntries(random, meet, skaters, 2),
  ];
}
