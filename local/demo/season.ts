import type { RinkRecord } from '../../shared/contract/people/rinks/rinkRecord.ts';
import type { Member } from '../../shared/domain/people/membership/member.ts';
import { ageOn } from '../../shared/domain/core/dates/age.ts';
import type { StoredCompetitionDraft } from '../../functions/store/entering/competitions/repository.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { DEMO_FAMILY } from './accounts.ts';
import { demoCompetitions, type DemoCompetition } from './competitions.ts';
import { withFamilyDue } from './familyDue.ts';
import { withFindings } from './findings.ts';
import type { StoredCoach } from '../../functions/store/people/coaches/storedCoach.ts';
import { demoCoaches, withCoaches } from './coaches.ts';
import { coupleEntries, demoCouples } from './couples.ts';
import { withMusic } from './music.ts';
import { demoDraft } from './draft.ts';
import type { DemoTarget } from './entry.ts';
import { eventCounts, individualEntries } from './individuals.ts';
import { yearBefore } from './levels.ts';
import { withLabels } from './labels.ts';
import { withEntryForFamily } from './entryForFamily.ts';
import { withVerifications } from './verifications.ts';
import { demoMembers } from './members.ts';
import type { DemoCountry } from './names.ts';
import { seededRandom, type DemoRandom } from './random.ts';
import { withGivenNames } from './givenNames.ts';
import { HOME_RINKS } from './homeRinks.ts';
import { demoRinks } from './rinks.ts';
import { demoSkaters, type Skater } from './skaters.ts';
import { teamEntries } from './teams.ts';
import { withWaitlist } from './waiting.ts';
import { withWaivers } from './waivers.ts';
import { withWithdrawn } from './withdrawn.ts';

/** How many take part in a competition, and in how many events. */
export interface CompetitionSize {
  readonly skaters: number;
  readonly eventsEntered: number;
  readonly teams: number;
  readonly couples: number;
}

/** The size of Skate Asia 2001; the events include those of teams, couples and dances. */
export const LARGEST_COMPETITION: CompetitionSize = {
  skaters: 963,
  eventsEntered: 3588,
  teams: 62,
  couples: 130,
};

/** The skaters of the closed competition, whose schedule is published. */
const SCHEDULED = 300;

export interface DemoSeason {
  /** The instant around which the dates lie. */
  readonly now: Date;
  readonly competitions: Readonly<Record<DemoCompetition, DemoTarget>>;
  readonly draft: StoredCompetitionDraft;
  readonly rinks: readonly RinkRecord[];
  readonly coaches: readonly StoredCoach[];
  readonly skaters: readonly Skater[];
  readonly members: readonly Member[];
  readonly entries: readonly StoredEntry[];
}

/**
 * A season around `now`: the same people in the same events at every start, only the dates move.
 * @param largest the size of the competition that is open
 * @throws Error if the rules for random choices leave no option
 */
export function demoSeason(now: Date, largest: CompetitionSize = LARGEST_COMPETITION): DemoSeason {
  const competitions = demoCompetitions(now);
  const year = Number(competitions.open.competition.startDate.slice(0, 4));
  const known = demoChildren(year);
  const skaters = demoSkaters(seededRandom(2001), largest.skaters, year, known);
  const small = (seed: number, target: DemoTarget, country: DemoCountry, size: number) =>
    smallCompetition(seededRandom(seed), target, known.concat(guests(seed, skaters, country, size)));
  const members = demoMembers(skaters, competitions.open);
  const position = [
    ...largestCompetition(seededRandom(963), competitions.open, skaters, largest),
    ...small(3, competitions.closingToday, 'United States', 38),
    ...small(4, competitions.closed, 'Germany', Math.min(SCHEDULED, largest.skaters - 1)),
    ...small(5, competitions.archived, 'United States', 40),
    ...groupsOfToday(competitions.today, skaters, known),
  ];
  const open = withFamilyDue(withWithdrawn(position, competitions), competitions.open);
  const signed = withWaivers(withEntryForFamily(open, competitions.open), competitions.closingToday, skaters);
  const entries = withGivenNames(signed);
  const rinks = demoRinks(now);
  const coaches = demoCoaches(rinks, now);
  const checked = withVerifications(withFindings(entries, Object.values(competitions), members), now);
  return {
    now,
    competitions,
    draft: demoDraft(now),
    rinks,
    coaches,
    skaters,
    members,
    entries: withCoaches(withLabels(checked), coaches),
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

function largestCompetition(
  random: DemoRandom,
  target: DemoTarget,
  skaters: readonly Skater[],
  { couples: pairs, teams: rosters, eventsEntered }: CompetitionSize,
): StoredEntry[] {
  const [first] = skaters;
  const couples = coupleEntries(random, target, demoCouples(random, skaters, pairs, first));
  const teams = teamEntries(random, target, skaters, rosters, first);
  const others = [...couples, ...teams].reduce((sum, { events }) => sum + events.length, 0);
  const counts = eventCounts(random, skaters.length, eventsEntered - others);
  const individuals = individualEntries(random, target, skaters, counts);
  return [...withWaitlist(target, individuals, first?.fullName), ...teams, ...couples];
}

/** Most skaters are from the country; some travel. */
function guests(seed: number, skaters: readonly Skater[], country: DemoCountry, size: number): Skater[] {
  const random = seededRandom(seed * 1000);
  const order = random.shuffled(skaters.filter(({ family }) => family !== DEMO_FAMILY));
  const local = order.filter(({ home }) => home.country === country).slice(0, Math.ceil(size * 0.75));
  const travelling = order.filter(({ home }) => home.country !== country).slice(0, size - local.length);
  return [...local, ...travelling];
}

const GROUPS = 14;
const GROUP = 5;

/** Groups of one level and about one age, each skater in one event: as many flights as half a day holds. */
function groupsOfToday(
  target: DemoTarget,
  skaters: readonly Skater[],
  family: readonly Skater[],
): StoredEntry[] {
  const others = skaters.filter((skater) => !family.includes(skater) && !skater.open);
  const byLevel = Map.groupBy(others, ({ step, gender }) => `${String(step).padStart(2, '0')} ${gender}`);
  const groups = [...byLevel]
    .filter(([, own]) => own.length >= GROUP)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, own]) =>
      own.toSorted((one, other) => (one.birthdate < other.birthdate ? -1 : 1)).slice(0, GROUP),
    );
  const chosen = [...family, ...groups.slice(0, GROUPS).flat()];
  const once = chosen.map(() => 1);
  return withMusic(individualEntries(seededRandom(6), target, chosen, once));
}

/** A weekend’s competition; in last season’s, skaters are one level lower. */
function smallCompetition(random: DemoRandom, target: DemoTarget, guests: readonly Skater[]): StoredEntry[] {
  const { startDate, state } = target.competition;
  const skaters = guests
    .filter(({ birthdate }) => ageOn(birthdate, startDate) >= 4)
    .map((skater) => (state === 'archived' ? { ...skater, ...yearBefore(skater) } : skater));
  const counts = eventCounts(random, skaters.length, Math.round(skaters.length * 3.3));
  return [
    ...individualEntries(random, target, skaters, counts),
    ...coupleEntries(
      random,
      target,
      demoCouples(random, skaters, Math.max(3, Math.round(skaters.length / 20))),
    ),
    ...teamEntries(random, target, skaters, Math.max(2, Math.round(skaters.length / 40))),
  ];
}
