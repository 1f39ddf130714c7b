/** What SES gives an account first, and few relays refuse. */
const USUAL_RATE = 14;

/**
 * Mails a second that an operator lets leave, from `RINKSIDE_MAIL_RATE`.
 * @returns the rate, or what is wrong with it in one sentence
 */
export function mailRate(chosen: string | undefined): number | { readonly fault: string } {
  if (chosen === undefined || chosen === '') return USUAL_RATE;
  if (/^[1-9]\d{0,3}$/.test(chosen)) return Number(chosen);
  return { fault: `RINKSIDE_MAIL_RATE is "${chosen}": it must be a whole number from 1 to 9999.` };
}
