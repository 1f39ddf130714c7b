/** The only place where the embedded default reads the clock; a lint rule enforces it. */
export function currentTime(): Date {
  return new Date();
}
