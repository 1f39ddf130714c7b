import type { Problem } from '../../contract/core/planningFiles.ts';

export const RULES: Problem['rules'] = {
  resurfacingMinutes: 15,
  iceMinutesBetweenResurfacings: 75,
  lunch: { minutes: 45, from: '11:30', until: '14:00' },
  restMinutes: { least: 10, wanted: 25, otherSurface: 10 },
  judges: 3,
  judgeMoveMinutes: 10,
  ageSpanDays: 730,
  mixedSpanDays: 1_095,
  adultSpanDays: 5_475,
  sizeCost: [100, 12, 3, 0, 0, 25, 45, 70, 95],
};

const EVENTS: Problem['events'] = ['Alpha', 'Freestyle 4'].flatMap((level, index) =>
  (['Solo', 'Stroking'] as const).map((format) => ({
    id: `${format} ${level}`,
    level,
    warmUpSeconds: format === 'Solo' ? 180 : 60,
    betweenSeconds: 35,
    atOnce: format === 'Solo' ? (1 as const) : (2 as const),
    flight: { wanted: 5, most: 9 },
    splitBySex: index === 1,
    certificate: 'bronze' as const,
  })),
);

export interface SmallSkater {
  /** Days after 1995-01-01. */
  readonly birth: number;
  readonly sex: 'F' | 'M' | null;
  readonly level: number;
  readonly both: boolean;
  readonly coach: number;
}

/** A small competition on two surfaces: its skaters have one or two programmes each. */
export const smallProblem = (days: number, skaters: readonly SmallSkater[]): Problem => ({
  version: 1,
  timeZone: 'Asia/Hong_Kong',
  surfaces: ['A', 'B'].map((id) => ({
    id,
    days: Array.from({ length: days }, (_, day) => ({
      date: `2027-01-0${day + 6}`,
      opens: '10:00',
      closes: '15:00',
    })),
  })),
  rules: RULES,
  events: EVENTS,
  programmes: skaters.flatMap(({ level, both, coach }, index) =>
    EVENTS.slice(level * 2, level * 2 + (both ? 2 : 1)).map(({ id }) => ({
      id: `p${index} ${id}`,
      eventId: id,
      seconds: 60 + (index % 3) * 30,
      skaters: [`s${index}`],
      rinkId: `r${coach % 3}`,
      coachId: `c${coach}`,
    })),
  ),
  skaters: skaters.map(({ birth, sex }, index) => ({
    id: `s${index}`,
    birthdate: new Date(Date.UTC(1_995, 0, 1 + birth)).toISOString().slice(0, 10),
    sex,
  })),
  coaches: Array.from({ length: 8 }, (_, index) => ({
    id: `c${index}`,
    rinkId: `r${index % 3}`,
    certificates: [index < 3 ? ('gold' as const) : ('bronze' as const)],
    skaterId: null,
    available: null,
  })),
  fixed: { flights: [], blocks: [], panels: [] },
});
