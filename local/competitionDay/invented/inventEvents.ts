import type { PlanEvent } from '../../../shared/contract/core/planningFiles.ts';
import type { Random } from '../../../shared/domain/planning/random.ts';

export const LEVELS = [
  'Tot',
  'Pre-Alpha',
  'Alpha',
  'Beta',
  'Gamma',
  'Delta',
  'Freestyle 1',
  'Freestyle 2',
  'Freestyle 3',
  'Freestyle 4',
  'Freestyle 5',
  'Freestyle 6',
  'Freestyle 7',
  'Freestyle 8',
  'Freestyle 9',
  'Freestyle 10',
] as const;

/** The first level whose events are divided by sex. */
const FREESTYLE_1 = 6;

export interface InventedEvent {
  readonly event: PlanEvent;
  readonly kind: 'single' | 'couple' | 'team';
  /** Index of its level; teams have none. */
  readonly level: number;
  readonly format: string;
  readonly seconds: number;
}

interface Format {
  readonly name: string;
  readonly warmUp: number;
  readonly seconds: (level: number) => number;
  readonly halfIce: boolean;
}

const SOLO_SECONDS = [60, 60, 60, 60, 60, 60, 60, 90, 90, 120, 120, 150, 180, 180, 210, 240];
const FORMATS: readonly Format[] = [
  { name: 'Solo', warmUp: 180, seconds: (level) => SOLO_SECONDS[level] ?? 60, halfIce: false },
  { name: 'Compulsories', warmUp: 120, seconds: () => 45, halfIce: true },
  { name: 'Stroking', warmUp: 60, seconds: () => 60, halfIce: false },
  { name: 'Footwork', warmUp: 120, seconds: () => 60, halfIce: false },
  { name: 'Artistic', warmUp: 180, seconds: (level) => (level > 10 ? 120 : 75), halfIce: false },
  { name: 'Interpretive', warmUp: 180, seconds: () => 60, halfIce: true },
  { name: 'Spotlight', warmUp: 120, seconds: () => 75, halfIce: false },
];

/** Seven single events and couples for each level, and three kinds of teams. */
export function inventEvents({ isVaried }: { readonly isVaried: boolean }, random: Random): InventedEvent[] {
  const singles = FORMATS.flatMap(({ name, warmUp, seconds, halfIce }) =>
    LEVELS.map((levelName, level): InventedEvent => {
      const atOnce = isVaried && halfIce && level < FREESTYLE_1 ? (2 as const) : (1 as const);
      return {
        event: eventOf(`${name} ${levelName}`, levelName, level, warmUp, atOnce),
        kind: 'single',
        level,
        format: name,
        seconds: seconds(level),
      };
    }),
  );
  const couples = LEVELS.map((levelName, level): InventedEvent => ({
    event: { ...eventOf(`Couple ${levelName}`, levelName, level, 120, 1), splitBySex: false },
    kind: 'couple',
    level,
    format: 'Couple',
    seconds: 90,
  }));
  const teams = ['Production', 'Team Compulsories', 'Kaleidoscope'].map((name): InventedEvent => {
    const atOnce = isVaried && random.below(3) === 0 ? ('all' as const) : (1 as const);
    return { event: eventOf(name, name, 0, 60, atOnce), kind: 'team', level: -1, format: name, seconds: 180 };
  });
  return [...singles, ...couples, ...teams];
}

function eventOf(
  id: string,
  levelName: string,
  level: number,
  warmUp: number,
  atOnce: PlanEvent['atOnce'],
): PlanEvent {
  return {
    id,
    level: levelName,
    warmUpSeconds: warmUp,
    betweenSeconds: 35,
    atOnce,
    flight: { wanted: 5, most: 9 },
    splitBySex: level >= FREESTYLE_1,
    certificate: level >= 12 ? 'gold' : level >= 9 ? 'silver' : 'bronze',
  };
}
