/** The time left until an instant, in whole units; all zero once it has passed. */
export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** `until` and `now` in milliseconds since 1970 (UTC). A started second counts as a second left. */
export function timeLeft(until: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3_600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}

/** Whether an instant is to come within a day: then its time counts. Both in milliseconds since 1970. */
export const isWithinDay = (until: number, now: number): boolean =>
  until > now && timeLeft(until, now).days === 0;

/** When within the next day an instant is, by the clock of whoever reads it. Both in milliseconds since 1970. */
export function dayPart(until: number, now: number): 'today' | 'tonight' | 'tomorrow' {
  const at = new Date(until);
  if (at.toDateString() !== new Date(now).toDateString()) return 'tomorrow';
  return at.getHours() >= 18 ? 'tonight' : 'today';
}

/** Hours, minutes and seconds as a clock shows them: "04:12:33". */
export function clockOf({ hours, minutes, seconds }: TimeLeft): string {
  return [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
}
