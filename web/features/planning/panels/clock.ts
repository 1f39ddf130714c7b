/**
 * `09:05` of `09:05:30`; a time after midnight belongs to the day that began: `00:30 (+1)`.
 * @param time `HH:MM:SS` at the venue
 */
export function panelClock(time: string): string {
  const [hours, minutes] = [Number(time.slice(0, -6)), time.slice(-5, -3)];
  const text = `${String(hours % 24).padStart(2, '0')}:${minutes}`;
  return hours < 24 ? text : `${text} (+1)`;
}
