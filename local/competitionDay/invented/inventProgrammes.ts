import type { Programme } from '../../../shared/contract/core/planningFiles.ts';
import { type Random, shuffle } from '../../../shared/domain/planning/random.ts';
import type { InventedEvent } from './inventEvents.ts';
import { type InventedPeople, type InventedSkater, drawByWeight } from './inventPeople.ts';
import type { Invention } from './inventProblem.ts';

/** How popular the formats of `inventEvents` are. */
const FORMAT_WEIGHTS: Readonly<Record<string, number>> = {
  Solo: 10,
  Compulsories: 8,
  Stroking: 6,
  Footwork: 6,
  Artistic: 5,
  Interpretive: 6,
  Spotlight: 5,
};
const TEAM_SIZE = 12;

/** Teams of a rink, couples of a level, and single events of everybody, until there are as many starts as asked for. */
export function inventProgrammes(
  { entries, teamPercent, couplePercent }: Invention,
  { skaters }: InventedPeople,
  events: readonly InventedEvent[],
  random: Random,
): Programme[] {
  const programmes: Programme[] = [];
  const add = ({ event, seconds }: InventedEvent, own: readonly InventedSkater[]) => {
    const [first] = own;
    if (!first) return;
    programmes.push({
      id: `p${programmes.length}`,
      eventId: event.id,
      seconds,
      skaters: own.map(({ id }) => id),
      rinkId: first.rinkId,
      coachId: first.coachId,
    });
  };
  let left = entries;
  left -= addTeams(skaters, events, Math.round((entries * teamPercent) / 100), random, add);
  left -= addCouples(skaters, events, Math.round((entries * couplePercent) / 100), random, add);
  addSingles(skaters, events, left, random, add);
  return programmes;
}

type Add = (event: InventedEvent, skaters: readonly InventedSkater[]) => void;

function addTeams(
  skaters: readonly InventedSkater[],
  events: readonly InventedEvent[],
  starts: number,
  random: Random,
  add: Add,
): number {
  const kinds = events.filter(({ kind }) => kind === 'team');
  // Skaters of one rink and of about one level make a team.
  const rinks = [...Map.groupBy(skaters, ({ rinkId }) => rinkId).values()].filter(
    ({ length }) => length >= TEAM_SIZE,
  );
  let added = 0;
  while (added + TEAM_SIZE <= starts) {
    const rink = (rinks[random.below(rinks.length)] ?? []).toSorted((one, other) => one.level - other.level);
    const event = kinds[random.below(kinds.length)];
    if (rink.length < TEAM_SIZE || !event) return added;
    const first = random.below(rink.length - TEAM_SIZE + 1);
    add(event, rink.slice(first, first + TEAM_SIZE));
    added += TEAM_SIZE;
  }
  return added;
}

function addCouples(
  skaters: readonly InventedSkater[],
  events: readonly InventedEvent[],
  starts: number,
  random: Random,
  add: Add,
): number {
  const byLevel = Map.groupBy(shuffle(skaters, random), ({ level }) => level);
  let added = 0;
  for (const event of shuffle(
    events.filter(({ kind }) => kind === 'couple'),
    random,
  )) {
    const free = byLevel.get(event.level) ?? [];
    for (let pair = 0; pair + 1 < free.length * 0.8 && added + 2 <= starts; pair += 2) {
      add(event, free.slice(pair, pair + 2));
      added += 2;
    }
  }
  return added;
}

function addSingles(
  skaters: readonly InventedSkater[],
  events: readonly InventedEvent[],
  starts: number,
  random: Random,
  add: Add,
): void {
  const singles = Map.groupBy(
    events.filter(({ kind }) => kind === 'single'),
    ({ level }) => level,
  );
  // Some enter two events, some all of their level's.
  const appetites = skaters.map(() => 2 + random.below(7));
  const left = skaters.map(({ level }) => [...(singles.get(level) ?? [])]);
  for (let added = 0; added < starts; added += 1) {
    let index = drawByWeight(appetites, random);
    if (left[index]?.length === 0) index = left.findIndex((own) => own.length > 0);
    const own = left[index];
    const skater = skaters[index];
    if (!own || !skater) return;
    const at = drawByWeight(
      own.map(({ format }) => FORMAT_WEIGHTS[format] ?? 1),
      random,
    );
    const [event] = own.splice(at, 1);
    if (event) add(event, [skater]);
  }
}
