import { eventId } from '../../shared/domain/core/eventId.ts';
import type { TeamEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { sumOf } from '../../shared/domain/entering/fees/fee.ts';
import { teamFee } from '../../shared/domain/entering/fees/teamFee.ts';
import { withoutFindings } from './findings.ts';
import { charge, entered, entryBase, personOf, type DemoTarget } from './entry.ts';
import { freestyleLevel } from './levels.ts';
import { familyName, fullName } from './names.ts';
import { demoAnswers } from './questions.ts';
import type { DemoRandom } from './random.ts';
import { HOME_RINKS, type DemoHomeRink } from './homeRinks.ts';
import type { Skater } from './skaters.ts';

const SURNAMES = (
  'Comets Snowbirds Lanterns Kingfishers Northwinds Icicles Swallows Marigolds Edges Auroras Fireflies ' +
  'Dragonflies Silver_Blades Moonlighters Larks Tide_Riders Paper_Cranes Jade_Rabbits Sparks Half_Moons'
)
  .split(' ')
  .map((name) => name.replace('_', ' '));

/** Formats of teams with their frequency and number of skaters, within the format's own limits. */
const FORMATS = [
  { format: 'Team Compulsories', weight: 8, from: 6, to: 7 },
  { format: 'Ensemble', weight: 7, from: 4, to: 7 },
  { format: 'Production Team', weight: 6, from: 8, to: 20 },
  { format: 'Synchronized Skating', weight: 5, from: 8, to: 16 },
  { format: 'Synchronized Formation', weight: 4, from: 8, to: 12 },
  { format: 'Family Spotlight', weight: 3, from: 4, to: 6 },
  { format: 'Pattern', weight: 3, from: 8, to: 14 },
  { format: 'Kaleidoskate', weight: 2, from: 8, to: 18 },
] as const;

type TeamFormat = (typeof FORMATS)[number];

const KIND_OF_PLACE =
  /^(Ice|Rink|Arena|Center|Skating|Dome|Hall|Loft|Palace|Garden|Park|Barn|Pavilion|Eishalle)$/;

/** "Lantern Bay" of the Lantern Bay Ice Palace. */
const shortName = ({ homeIsiRink }: DemoHomeRink) =>
  homeIsiRink
    .split(' ')
    .filter((word) => !KIND_OF_PLACE.test(word))
    .join(' ');

/** After so many names in a row that are taken, a rink has a second team of a name. */
const MAX_TAKEN_NAMES = 50;

/**
 * Teams of the rinks in turn, more often of the large ones; each has a unique name.
 * @param first skates in the first team, whose format is Team Compulsories
 */
export function teamEntries(
  random: DemoRandom,
  target: DemoTarget,
  skaters: readonly Skater[],
  count: number,
  first?: Skater,
): TeamEntry[] {
  const names = new Set<string>();
  const entries: TeamEntry[] = [];
  const pools = poolsByAge(skaters);
  let taken = 0;
  while (entries.length < count) {
    const leads = entries.length === 0 ? first : undefined;
    const home = leads?.home ?? random.weighted(HOME_RINKS.map((rink) => [rink, rink.share] as const));
    const plan = leads ? FORMATS[0] : random.weighted(FORMATS.map((format) => [format, format.weight]));
    const drawn = `${shortName(home)} ${random.pick(SURNAMES)}`;
    const squad = squadOf(random, pools.get(home) ?? [], plan, leads);
    taken = names.has(drawn) ? taken + 1 : 0;
    if ((taken > 0 && taken <= MAX_TAKEN_NAMES) || squad.length < plan.from) continue;
    const name = taken === 0 ? drawn : `${drawn} ${String(entries.length + 1)}`;
    taken = 0;
    names.add(name);
    entries.push(teamEntry(random, target, { name, plan, squad }));
  }
  return entries;
}

/** The skaters of each rink by age. */
function poolsByAge(skaters: readonly Skater[]): Map<DemoHomeRink, Skater[]> {
  const pools = Map.groupBy(skaters, ({ home }) => home);
  for (const pool of pools.values()) pool.sort((one, other) => (one.birthdate < other.birthdate ? -1 : 1));
  return pools;
}

/** Skaters of a rink who are next to each other in age. */
function squadOf(
  random: DemoRandom,
  pool: readonly Skater[],
  { from, to }: TeamFormat,
  leads: Skater | undefined,
): Skater[] {
  const size = random.whole(from, to);
  const start = leads ? pool.indexOf(leads) : random.whole(0, Math.max(0, pool.length - size));
  const squad = pool.slice(Math.max(0, Math.min(start, pool.length - size))).slice(0, size);
  return leads ? [leads, ...squad.filter((skater) => skater !== leads)] : squad;
}

interface Team {
  readonly name: string;
  readonly plan: TeamFormat;
  readonly squad: readonly Skater[];
}

function teamEntry(random: DemoRandom, target: DemoTarget, { name, plan, squad }: Team): TeamEntry {
  const [applicant] = squad;
  if (!applicant) throw new Error('A team has skaters');
  const { country } = applicant.home;
  const { events, iceSeconds } = entered(target.form, 'team', [
    eventId(plan.format, levelOf(plan, squad, target)),
  ]);
  const coach = random.whole(10_000, 99_999);
  const base = entryBase(random, target, applicant);
  const fee = teamFee(target.form, squad.length, new Date(base.submittedAt));
  const price = sumOf(fee.lines.filter(({ order }) => order !== 'late'));
  return withoutFindings<TeamEntry>({
    ...base,
    country,
    kind: 'team',
    name,
    coachName: fullName(random, country, familyName(random, country), random.percent(75) ? 'Female' : 'Male'),
    coachEmail: `coach-${coach}@clubs.demo.rinkside.example`,
    coachProfessional: `P${coach}`,
    events: events.map((event) => ({ ...event, price })),
    iceSeconds,
    answers: demoAnswers(target.form, 'team', coach),
    skaters: squad.map((skater) => ({ ...personOf(skater, target), alternate: false })),
    ...charge(random, target, fee, Math.floor(fee.totalPrice / 2)),
  });
}

/** The level for a format: by the team's size, its oldest skater or its highest test. */
function levelOf({ format }: TeamFormat, squad: readonly Skater[], target: DemoTarget): string {
  const highest = Math.max(...squad.map(freestyleLevel));
  if (format === 'Team Compulsories') {
    return highest === 0 ? 'Basic' : highest <= 5 ? 'Freestyle 1-5' : 'Freestyle 6-10';
  }
  if (format === 'Ensemble') return highest === 0 ? 'Low' : highest <= 5 ? 'Medium' : 'High';
  if (format === 'Production Team') return squad.length <= 15 ? 'Small (8-15)' : 'Medium (16-24)';
  if (format.startsWith('Synchronized')) return ageDivision(squad, target);
  return 'All levels';
}

const DIVISIONS: readonly (readonly [untilAge: number, division: string])[] = [
  [6, 'Tot'],
  [9, 'Junior Youth'],
  [12, 'Youth'],
  [15, 'Senior Youth'],
  [19, 'Teen'],
  [25, 'Collegiate'],
  [45, 'Adult'],
];

function ageDivision(squad: readonly Skater[], target: DemoTarget): string {
  const oldest = Math.max(...squad.map((skater) => personOf(skater, target).age));
  return DIVISIONS.find(([until]) => oldest <= until)?.[1] ?? 'Master';
}
