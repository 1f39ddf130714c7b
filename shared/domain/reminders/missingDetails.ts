import type { PARTNER_STATES } from '../../contract/entries/entry.ts';

export const MISSING_DETAILS = [
  'membership',
  'expiry',
  'expired',
  'partnerAddress',
  'partnerAnswer',
  'partnerDeclined',
] as const;

/**
 * What an entry still needs: a membership number, its expiry, a renewal until the competition ends, the
 * partner's answer.
 */
export type MissingDetail = (typeof MISSING_DETAILS)[number];

interface Member {
  readonly isi: string;
  /** `YYYY-MM-DD`, or empty if not given. */
  readonly expDate: string;
}

interface Completed {
  readonly state: 'confirmed' | 'waiting' | 'withdrawn';
  readonly skater?: Member | null;
  readonly partner?: (Member & { readonly state: (typeof PARTNER_STATES)[number] }) | null;
  readonly skaters?: readonly Member[];
}

/**
 * The details still missing before the competition begins, each once. A membership must be valid through
 * the competition's last day (design, section 8.11). A withdrawn entry needs nothing.
 * @param endDate the competition's last day, `YYYY-MM-DD`
 */
export function missingDetails(entry: Completed, endDate: string): readonly MissingDetail[] {
  if (entry.state === 'withdrawn') return [];
  const people = [entry.skater, entry.partner, ...(entry.skaters ?? [])].filter((one) => one != null);
  const found = new Set([
    ...people.flatMap((one) => memberMissing(one, endDate)),
    ...partnerMissing(entry.partner),
  ]);
  return MISSING_DETAILS.filter((one) => found.has(one));
}

function memberMissing({ isi, expDate }: Member, endDate: string): MissingDetail[] {
  if (isi.trim() === '') return ['membership'];
  if (expDate === '') return ['expiry'];
  return expDate < endDate ? ['expired'] : [];
}

function partnerMissing(partner: Completed['partner']): MissingDetail[] {
  if (!partner || partner.state === 'confirmed') return [];
  if (partner.state === 'declined') return ['partnerDeclined'];
  return [partner.state === 'none' ? 'partnerAddress' : 'partnerAnswer'];
}
