import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import type {
  MyAppointment,
  MyDuty,
  MySchedule,
} from '../../../../shared/contract/planning/publicSchedule.ts';
import { DAY_SECONDS } from '../../../../shared/domain/core/dates/days.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { beThereAt, checkInAsk } from '../../../../shared/domain/planning/published/beThereAt.ts';
import { dayPlans, startsIn, type PlanItem } from './dayPlan.ts';

/** A start or a panel of a day, with its times. */
export interface NextStart {
  readonly item: PlanItem;
  /** `HH:MM:SS` at the venue, as expected now. */
  readonly start: string;
  /** `HH:MM` as published; null where it is the time that is expected. */
  readonly published: string | null;
  /** Of the skater's own, on this day. */
  readonly isFirst: boolean;
  /** `HH:MM` */
  readonly beThere: string;
  /** The same by the published start; null where that is no other time. */
  readonly beTherePublished: string | null;
  /** `HH:MM` before which the organiser does not let it start; null where nobody holds it. */
  readonly heldUntil: string | null;
  /** It has lost its ice, so that nobody knows when it is. */
  readonly hasNoIce: boolean;
  /** It moves with the clock, because the flight on the ice is over its time. */
  readonly waits: boolean;
  /** The check-in desk has the skater as here. */
  readonly isHere: boolean;
  readonly isOn: boolean;
}

export interface NextDay {
  readonly date: string;
  /** What is on or to come, the next first; empty once all of the last day is over. */
  readonly starts: readonly NextStart[];
}

interface Present {
  /** Venue time `YYYY-MM-DDTHH:MM`. */
  readonly now: string;
  /** As the taps of the day have it; undefined where the clock has to say it. */
  readonly stateOf: (appointment: MyAppointment) => LiveBlock['state'] | undefined;
  readonly heldUntilOf: (appointment: MyAppointment) => string | null;
  readonly hasNoIceOf: (appointment: MyAppointment) => boolean;
  readonly waitsOf: (appointment: MyAppointment) => boolean;
}

/**
 * The day that a person has to be ready for: today as long as something is to come, else the next one with a start; after
 * the last, that one without any. Null for who has nothing in the schedule.
 * @param expected the same starts and panels with the times that are expected now
 */
export function nextDay(
  schedule: MySchedule,
  expected: Pick<MySchedule, 'appointments' | 'duties'>,
  { now, stateOf, heldUntilOf, hasNoIceOf, waitsOf }: Present,
): NextDay | null {
  const [today = '', clock = ''] = now.split('T');
  const startOf = startsIn(expected);
  const starters = new Map(schedule.starters.map(({ programmeId, state }) => [programmeId, state]));
  const starterOf = (item: PlanItem) =>
    item.kind === 'appointment' ? starters.get(item.appointment.programmeId) : undefined;
  const secondsUntil = (time: string) => secondsOfTime(time) - secondsOfTime(clock);
  const isOver = (item: PlanItem) => {
    if (starterOf(item) === 'scratched') return true;
    const state = item.kind === 'appointment' ? stateOf(item.appointment) : undefined;
    if (state !== undefined) return state === 'done' || state === 'skipped';
    return secondsUntil(startOf(item)) + lengthOf(item) <= 0;
  };
  const isOn = (item: PlanItem) =>
    item.kind === 'appointment' && stateOf(item.appointment) !== undefined
      ? stateOf(item.appointment) === 'now'
      : secondsUntil(startOf(item)) <= 0;
  const days = dayPlans(schedule).map(({ date, items }) => ({
    date,
    starts: withBeThere(items, startOf)
      .filter(({ item }) => date > today || (date === today && !isOver(item)))
      .map((start) => ({
        ...start,
        heldUntil: start.item.kind === 'appointment' ? heldUntilOf(start.item.appointment) : null,
        hasNoIce: start.item.kind === 'appointment' && hasNoIceOf(start.item.appointment),
        waits: start.item.kind === 'appointment' && waitsOf(start.item.appointment),
        isOn: date === today && isOn(start.item),
        isHere: date === today && starterOf(start.item) === 'checkedIn',
      }))
      .sort((one, other) => secondsOfTime(one.start) - secondsOfTime(other.start)),
  }));
  return days.find(({ starts }) => starts.length > 0) ?? days.at(-1) ?? null;
}

const placeOf = (item: PlanItem): MyAppointment | MyDuty =>
  item.kind === 'duty' ? item.duty : item.appointment;

/** `09:40`; after midnight the clock begins again. */
const clockOf = (time: string) => timeOfSeconds(secondsOfTime(time) % DAY_SECONDS).slice(0, 5);

const lengthOf = (item: PlanItem) =>
  item.kind === 'duty'
    ? secondsOfTime(item.duty.end) - secondsOfTime(item.duty.start)
    : item.appointment.seconds;

/** A child's first start of the day asks for more time before it; a coach or judge is there from the own first one. */
function withBeThere(
  items: readonly PlanItem[],
  startOf: (item: PlanItem) => string,
): Omit<NextStart, 'heldUntil' | 'hasNoIce' | 'waits' | 'isOn' | 'isHere'>[] {
  const begun = new Set<string>();
  return items.map((item) => {
    const whose =
      item.kind === 'appointment' && item.appointment.role === 'family' ? item.appointment.entryId : '';
    const isFirst = !begun.has(whose);
    begun.add(whose);
    const start = startOf(item);
    const published = clockOf(placeOf(item).start);
    const beThereFor = (time: string) => clockOf(beThereAt(time, isFirst));
    const beThere = beThereFor(start);
    const beTherePublished = beThereFor(placeOf(item).start);
    return {
      item,
      isFirst,
      start,
      published: published === clockOf(start) ? null : published,
      beThere,
      beTherePublished: beTherePublished === beThere ? null : beTherePublished,
    };
  });
}

/**
 * What a start asks of who skates it now; a child whose time to be there has passed goes to check-in at once, or may already
 * where a delay came after that time: no later time is named, because a delay can shrink again.
 */
export type Presence = 'on' | 'here' | 'by' | 'open' | 'checkIn' | 'now';

/** @param now venue time `YYYY-MM-DDTHH:MM` */
export function presenceOf(
  { item, start, isFirst, isOn, isHere }: Pick<NextStart, 'item' | 'start' | 'isFirst' | 'isOn' | 'isHere'>,
  { date, now }: { readonly date: string; readonly now: string },
): Presence {
  if (isOn) return 'on';
  if (isHere) return 'here';
  const ask = checkInAsk({ date, start, published: placeOf(item).start, isFirstOfDay: isFirst }, now);
  if (isOfFamily({ item })) return ask === 'now' ? 'checkIn' : ask === 'open' ? 'open' : 'by';
  return ask === 'now' ? 'now' : 'by';
}

/** Whether one's own child skates: only a family checks in. */
export const isOfFamily = ({ item }: Pick<NextStart, 'item'>): boolean =>
  item.kind === 'appointment' && item.appointment.role === 'family';

/** Whether a day is told on a card of its own: that it is over, a head coach reads of the whole rink, which may skate on. */
export const isWorthCard = ({ starts }: Pick<NextDay, 'starts'>, isOfRink: boolean): boolean =>
  starts.length > 0 || !isOfRink;
