/**
 * ISI's numbers are 5 to 7 digits; other federations' have letters too, so 1 to 10 letters or digits are
 * taken, one of them a digit: "pending" and "no idea" are words (a default, decision 0122).
 */
const NUMBER = /^(?=.*[0-9])[A-Z0-9]{1,10}$/;

/**
 * A membership number as it is kept: capitals, without the spaces and hyphens that people group it by,
 * and full-width letters as plain ones.
 * @returns null for what is no membership number
 */
export function memberNumber(typed: string): string | null {
  const number = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replace(/^#/, '')
    .toUpperCase();
  return NUMBER.test(number) ? number : null;
}
