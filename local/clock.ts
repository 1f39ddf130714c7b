/** The embedded default's only reading of the clock; lint holds this. */
export function currentTime(): Date {
  return new Date();
}
