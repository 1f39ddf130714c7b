import { CERTIFICATES, type Certificate } from '../../../contract/core/planningWords.ts';

/** A certificate with the day it was awarded and its last day; null where it does not end. */
export interface DatedCertificate {
  readonly certificate: Certificate;
  readonly date: string;
  readonly expiry: string | null;
}

/** Gold covers Silver, and Silver covers Bronze; Synchro stands alone (competition day, section 4). */
const COVERED: Readonly<Record<Certificate, readonly Certificate[]>> = {
  bronze: ['bronze'],
  silver: ['silver', 'bronze'],
  gold: ['gold', 'silver', 'bronze'],
  synchro: ['synchro'],
};

/** The certificates that a coach holds on a day, in the order of `CERTIFICATES`. @param day `YYYY-MM-DD` */
export function certificatesOn(certificates: readonly DatedCertificate[], day: string): Certificate[] {
  const held = certificates.filter(({ date, expiry }) => date <= day && (expiry === null || expiry >= day));
  return CERTIFICATES.filter((name) => held.some(({ certificate }) => certificate === name));
}

/** The certificates that a coach holds on every one of the days; none for no days. */
export function certificatesOnAll(
  certificates: readonly DatedCertificate[],
  days: readonly string[],
): Certificate[] {
  const [first, ...rest] = days.map((day) => certificatesOn(certificates, day));
  return (first ?? []).filter((name) => rest.every((held) => held.includes(name)));
}

/** Whether the certificates of a coach allow judging an event that needs `needed`. */
export function coversCertificate(held: readonly Certificate[], needed: Certificate): boolean {
  return held.some((name) => COVERED[name].includes(needed));
}
