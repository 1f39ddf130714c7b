/** Seconds as `1:30`; a beginning is rounded down, so that nobody listens after it. */
export function minutesOf(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}

/** The length of a file as `1:02`, by the nearest second. */
export const soundLength = (seconds: number): string => minutesOf(Math.round(seconds));
