/**
 * @param time `HH:MM` or `HH:MM:SS` at the venue; 24:00 and later belong to the day that began
 * @returns seconds since the venue's midnight
 */
export function secondsOfTime(time: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3_600 + minutes * 60 + seconds;
}

/**
 * @param seconds since the venue's midnight
 * @returns `HH:MM:SS`; hours go on after 23
 */
export function timeOfSeconds(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
