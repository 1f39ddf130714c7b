import type { StoredCompetition } from '../../functions/store/entering/competitions/repository.ts';
import { dayIn } from '../../shared/domain/core/dates/timeZone.ts';
import { venueTimeOf } from '../../shared/domain/core/dates/venueTime.ts';
import { closesSoon, firstDayFrom, venueInstant, weekdayFrom } from './calendar.ts';
import type { DemoTarget } from './entry.ts';
import { SHORT_OF_ICE, SMALL_EVENTS } from './forms.ts';
import { DEMO_QUESTIONS, type DemoLateFee } from './questions.ts';
import { RINK_IDS } from './rinks.ts';
import { shiftDay } from '../../shared/domain/core/dates/days.ts';

export type CompetitionFields = Pick<
  StoredCompetition,
  | 'theme'
  | 'accent'
  | 'image'
  | 'imageText'
  | 'ring'
  | 'currency'
  | 'timeZone'
  | 'startDate'
  | 'endDate'
  | 'openFrom'
  | 'openUntil'
> &
  Pick<DemoTarget, 'entered' | 'paid' | 'partPaid'> & {
    /** The name without the year; the year of the first day is added. */
    readonly title: string;
    readonly state?: 'archived';
    /** First, second and each additional event, in minor units. */
    readonly prices: readonly [number, number, number];
    readonly teamPrice: DemoTarget['form']['teamPrice'];
    readonly capacities?: Readonly<Record<string, number>>;
    readonly iceOf?: Readonly<Record<string, number>>;
    /** Prices of their own by format name, and the most that a family pays; minor units. */
    readonly fixedPrices?: Readonly<Record<string, number>>;
    readonly familyCap?: number;
    readonly questions?: DemoTarget['form']['questions'];
    readonly late?: readonly DemoLateFee[];
    /** The days before registration ends by which head coaches review their entries. */
    readonly rinkDays?: number;
  };

const SUNDAY = 0;
const WEDNESDAY = 3;
const FRIDAY = 5;
const SATURDAY = 6;

/** Of each competition, by what it shows. */
export const demoCompetitionFields = (now: Date) => ({
  open: openFields(now),
  openingSoon: openingSoonFields(now),
  closingToday: closingTodayFields(now),
  closed: closedFields(now),
  archived: archivedFields(now),
  today: todayFields(now),
});

function openFields(now: Date): CompetitionFields {
  const timeZone = 'Asia/Hong_Kong';
  const closes = weekdayFrom(now, 9, SUNDAY, timeZone);
  const startDate = firstDayFrom(now, 38, WEDNESDAY, timeZone);
  return {
    title: 'Harbour Lights Open',
    theme: 'Every Light on the Water',
    accent: 'glacier',
    image: '/images/demo/harbour-lights.svg',
    imageText: 'Pale traces of blades sweep over deep blue ice, lights of a harbour below them.',
    ring: RINK_IDS.lanternBay,
    currency: 'HKD',
    timeZone,
    startDate,
    endDate: shiftDay(startDate, 4),
    openFrom: venueInstant(weekdayFrom(now, -44, SATURDAY, timeZone), '10:00', timeZone),
    openUntil: venueInstant(closes, '23:59', timeZone),
    prices: [59_000, 20_000, 16_000],
    teamPrice: { per: 'skater', amount: 18_000 },
    late: [
      [5, 'percent', 25],
      [1, 'percent', 50],
    ],
    rinkDays: 3,
    capacities: SMALL_EVENTS,
    iceOf: SHORT_OF_ICE,
    questions: DEMO_QUESTIONS,
    entered: [37, 0.02],
    paid: 68,
    partPaid: 7,
  };
}

function openingSoonFields(now: Date): CompetitionFields {
  const timeZone = 'Asia/Tokyo';
  const opens = weekdayFrom(now, 5, SATURDAY, timeZone);
  const startDate = firstDayFrom(now, 110, FRIDAY, timeZone);
  return {
    title: 'Plum Blossom Cup',
    theme: 'Petals on Ice',
    accent: 'rose',
    image: '/images/demo/plum-blossom.svg',
    imageText: 'Traces of blades curl into the petals of a blossom on rose-coloured ice.',
    ring: RINK_IDS.hoshizora,
    currency: 'JPY',
    timeZone,
    startDate,
    endDate: shiftDay(startDate, 2),
    openFrom: venueInstant(opens, '10:00', timeZone),
    openUntil: venueInstant(shiftDay(opens, 57), '23:59', timeZone),
    prices: [9_800, 3_500, 2_800],
    teamPrice: { per: 'skater', amount: 2_500 },
    fixedPrices: { Stroking: 1_500 },
    familyCap: 40_000,
    late: [[7, 'percent', 30]],
    entered: [1, 0],
    paid: 0,
    partPaid: 0,
  };
}

function closingTodayFields(now: Date): CompetitionFields {
  const timeZone = 'America/Chicago';
  const startDate = firstDayFrom(now, 27, SATURDAY, timeZone);
  return {
    title: 'Prairie Star Classic',
    theme: 'Under the Northern Lights',
    accent: 'teal',
    image: '/images/demo/prairie-star.svg',
    imageText: 'Bands of northern lights, drawn as long blade traces, rise over a dark green horizon.',
    ring: RINK_IDS.prairieStar,
    currency: 'USD',
    timeZone,
    startDate,
    endDate: shiftDay(startDate, 1),
    openFrom: venueInstant(weekdayFrom(now, -40, SATURDAY, timeZone), '09:00', timeZone),
    openUntil: closesSoon(now, timeZone),
    prices: [7_500, 2_500, 2_000],
    teamPrice: { per: 'team', amount: 24_000 },
    late: [[7, 'amount', 2_500]],
    entered: [33, 0.05],
    paid: 80,
    partPaid: 4,
  };
}

function closedFields(now: Date): CompetitionFields {
  const timeZone = 'Europe/Berlin';
  const startDate = firstDayFrom(now, 17, FRIDAY, timeZone);
  return {
    title: 'Alster Winter Trophy',
    theme: 'Lanterns in the Snow',
    accent: 'ember',
    image: 'figure:serpentine',
    imageText: null,
    ring: RINK_IDS.alsterglanz,
    currency: 'EUR',
    timeZone,
    startDate,
    endDate: shiftDay(startDate, 2),
    openFrom: venueInstant(weekdayFrom(now, -70, SATURDAY, timeZone), '09:00', timeZone),
    openUntil: venueInstant(weekdayFrom(now, -11, SUNDAY, timeZone), '23:59', timeZone),
    rinkDays: 2,
    prices: [6_500, 2_500, 2_000],
    teamPrice: { per: 'team', amount: 22_000 },
    late: [[7, 'percent', 25]],
    entered: [62, 12],
    paid: 88,
    partPaid: 5,
  };
}

/** Where it is day now, so that a visitor sees the middle of a competition at any hour. */
const VENUES = [
  {
    ring: RINK_IDS.lanternBay,
    currency: 'HKD',
    timeZone: 'Asia/Hong_Kong',
    prices: [45_000, 16_000, 12_000],
  },
  { ring: RINK_IDS.alsterglanz, currency: 'EUR', timeZone: 'Europe/Berlin', prices: [5_500, 2_000, 1_500] },
  { ring: RINK_IDS.prairieStar, currency: 'USD', timeZone: 'America/Chicago', prices: [6_000, 2_000, 1_500] },
] as const;
const MIDDAY = 13;

function todayFields(now: Date): CompetitionFields {
  const fromMidday = ({ timeZone }: (typeof VENUES)[number]) =>
    Math.abs(Number(venueTimeOf(now.toISOString(), timeZone).slice(11, 13)) - MIDDAY);
  const [venue] = VENUES.toSorted((one, other) => fromMidday(one) - fromMidday(other));
  if (!venue) throw new Error('There are venues');
  const { timeZone } = venue;
  const startDate = dayIn(now, timeZone);
  return {
    ...venue,
    title: 'First Tracks Cup',
    theme: 'Fresh Ice',
    accent: 'teal',
    image: 'figure:three',
    imageText: null,
    startDate,
    endDate: startDate,
    openFrom: venueInstant(shiftDay(startDate, -60), '09:00', timeZone),
    openUntil: venueInstant(shiftDay(startDate, -21), '23:59', timeZone),
    teamPrice: { per: 'skater', amount: 2_000 },
    entered: [59, 22],
    paid: 100,
    partPaid: 0,
  };
}

function archivedFields(now: Date): CompetitionFields {
  const timeZone = 'America/Denver';
  const startDate = firstDayFrom(now, -290, SATURDAY, timeZone);
  return {
    title: 'Copper Ridge Invitational',
    theme: 'A Night at the Opera',
    accent: 'violet',
    image: 'figure:loop',
    imageText: null,
    ring: RINK_IDS.copperRidge,
    currency: 'USD',
    timeZone,
    state: 'archived',
    startDate,
    endDate: shiftDay(startDate, 1),
    openFrom: venueInstant(weekdayFrom(now, -365, SATURDAY, timeZone), '09:00', timeZone),
    openUntil: venueInstant(weekdayFrom(now, -324, SUNDAY, timeZone), '23:59', timeZone),
    prices: [7_000, 2_200, 1_800],
    teamPrice: { per: 'team', amount: 22_000 },
    entered: [355, 325],
    paid: 100,
    partPaid: 0,
  };
}
