import type { IceSurface } from '../../../contract/entering/ice.ts';
import { secondsOfTime } from '../../core/dates/times.ts';

type Hours = IceSurface['days'][number];
type Closed = NonNullable<Hours['closed']>[number];

export interface LostHours {
  readonly surfaceId: string;
  readonly date: string;
  /** `HH:MM` at the venue. */
  readonly from: string;
  /** Null for the rest of the day. */
  readonly until: string | null;
}

const earlier = (one: string, other: string) => (secondsOfTime(one) <= secondsOfTime(other) ? one : other);
const later = (one: string, other: string) => (secondsOfTime(one) <= secondsOfTime(other) ? other : one);
const isBefore = (one: string, other: string) => secondsOfTime(one) < secondsOfTime(other);

/** The open hours of a surface on a day of which some are lost; null where it is closed then anyway. */
export function hoursToLose(surfaces: readonly IceSurface[], lost: LostHours): Closed | null {
  const day = surfaces.find(({ id }) => id === lost.surfaceId)?.days.find(({ date }) => date === lost.date);
  if (!day) return null;
  const begins = later(lost.from, day.opens);
  const ends = lost.until === null ? day.closes : earlier(lost.until, day.closes);
  return isBefore(begins, ends) ? { begins, ends } : null;
}

/** The ice without the hours of a day that a surface has lost: it opens later, closes earlier, or is closed meanwhile. */
export function loseHours(surfaces: readonly IceSurface[], lost: LostHours): IceSurface[] {
  const span = hoursToLose(surfaces, lost);
  return surfaces.map((surface) => ({
    ...surface,
    days: surface.days.flatMap((day) => {
      const isMeant = surface.id === lost.surfaceId && day.date === lost.date;
      return span && isMeant ? (dayWithout(day, span) ?? []) : day;
    }),
  }));
}

function dayWithout({ opens, closes, closed = [], ...day }: Hours, span: Closed): Hours | null {
  const spans = [...closed, span]
    .toSorted((one, other) => secondsOfTime(one.begins) - secondsOfTime(other.begins))
    .reduce<Closed[]>((joined, next) => {
      const last = joined.at(-1);
      if (!last || isBefore(last.ends, next.begins)) return [...joined, next];
      return [...joined.slice(0, -1), { begins: last.begins, ends: later(last.ends, next.ends) }];
    }, []);
  const first = spans.find(({ begins }) => !isBefore(opens, begins));
  const last = spans.find(({ ends }) => !isBefore(ends, closes));
  const hours = { opens: first?.ends ?? opens, closes: last?.begins ?? closes };
  if (!isBefore(hours.opens, hours.closes)) return null;
  const between = spans.filter((one) => one !== first && one !== last);
  return { ...day, ...hours, ...(between.length > 0 && { closed: between }) };
}
