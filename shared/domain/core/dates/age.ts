/**
 * Full years on a day, both `YYYY-MM-DD`. A person born on 29 February turns a year older on 1 March of a
 * common year. The day is the competition's start date (design, section 8.6).
 */
export function ageOn(birthdate: string, onDay: string): number {
  const [birthYear, birthRest] = splitYear(birthdate);
  const [year, rest] = splitYear(onDay);
  return year - birthYear - (rest < birthRest ? 1 : 0);
}

function splitYear(day: string): [number, string] {
  return [Number(day.slice(0, 4)), day.slice(5)];
}
