/** Digits, 5 to 7 long, are usual; 1 to 10 letters or digits are taken (skating.md, ISI in a page). */
const NUMBER = /^[A-Z0-9]{1,10}$/;

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
