/**
 * ISI's numbers have 5 to 7 digits; other federations also use letters. We accept 1 to 10 letters or
 * digits with at least one digit, because "pending" and "no idea" are words (a default of ours).
 */
const NUMBER = /^(?=.*[0-9])[A-Z0-9]{1,10}$/;

/**
 * Normalises a membership number: capitals, no spaces or hyphens, full-width letters as plain ones.
 * @returns null if it is no membership number
 */
export function memberNumber(typed: string): string | null {
  const number = typed
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replace(/^#/, '')
    .toUpperCase();
  return NUMBER.test(number) ? number : null;
}
