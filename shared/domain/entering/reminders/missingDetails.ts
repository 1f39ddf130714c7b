import type { EntryKind } from '../../../contract/entering/competitions/forms.ts';
import type { Entry, PARTNER_STATES } from '../../../contract/entering/entries/entry.ts';
import { isNameToConfirm } from '../../people/consent/publishedName.ts';
import { countMissingWaivers } from '../../people/consent/waiver.ts';

export const MISSING_DETAILS = [
  'membership',
  'expiry',
  'expired',
  'partnerAddress',
  'partnerAnswer',
  'partnerDeclined',
  'waiver',
  'givenName',
  'music',
] as const;

/**
 * An entry's missing details: a membership number, its expiry, a renewal until the competition ends, the
 * partner's answer, a waiver, a guardian's word for the given name that is published, music.
 */
export type MissingDetail = (typeof MISSING_DETAILS)[number];

/** What an entry itself says; whether music was sent stands with the music. */
export type EntryDetail = Exclude<MissingDetail, 'music'>;

interface Person {
  readonly fullName: string;
  readonly birthdate: string;
}

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
  /** The version of each person's waiver; null where it is missing. */
  readonly waiverVersions?: readonly (string | null)[];
  /** How many names public pages show by initials until a guardian confirms them. */
  readonly namesToConfirm?: number;
  /** How many programmes skate to a file that was not sent; 0 where the organiser collects none. */
  readonly musicToSend?: number;
}

/**
 * The details still missing before the competition begins, each once. A membership must be valid through
 * the competition's last day (design, section 8.11). A withdrawn entry needs nothing.
 * @param endDate the competition's last day, `YYYY-MM-DD`
 * @param waiver the version of the waiver that counts; null without a waiver
 */
export function missingDetails(
  entry: Completed,
  endDate: string,
  waiver: string | null = null,
): readonly MissingDetail[] {
  if (entry.state === 'withdrawn') return [];
  const people = [entry.skater, entry.partner, ...(entry.skaters ?? [])].filter((one) => one != null);
  const found = new Set([
    ...people.flatMap((one) => memberMissing(one, endDate)),
    ...partnerMissing(entry.partner),
    ...(countMissingWaivers(entry.waiverVersions, waiver) > 0 ? ['waiver' as const] : []),
    ...((entry.namesToConfirm ?? 0) > 0 ? ['givenName' as const] : []),
    ...((entry.musicToSend ?? 0) > 0 ? ['music' as const] : []),
  ]);
  return MISSING_DETAILS.filter((one) => found.has(one));
}

/** The details that an entry misses, as its family sees it. */
export function missingOfEntry(entry: Entry): readonly EntryDetail[] {
  const { consents = [] } = entry;
  const waiverVersions = consents.map(({ waiver }) => waiver?.version ?? null);
  const namesToConfirm = countNamesToConfirm({ ...entry, consents });
  const { endDate, waiverVersion = null } = entry.competition;
  const missing = missingDetails({ ...entry, waiverVersions, namesToConfirm }, endDate, waiverVersion);
  return missing.filter((one) => one !== 'music');
}

interface NamedEntry {
  readonly kind: EntryKind;
  readonly partner?: (Person & { readonly email: string | null }) | null;
  readonly consents: readonly (Person & Parameters<typeof isNameToConfirm>[0])[];
}

/**
 * How many names of an entry its family has still to confirm. A team is published by its own name, and an invited partner
 * confirms by the invitation's link.
 */
export function countNamesToConfirm({ kind, partner, consents }: NamedEntry): number {
  if (kind === 'team') return 0;
  const isInvited = ({ fullName, birthdate }: Person) =>
    partner?.email != null && partner.fullName === fullName && partner.birthdate === birthdate;
  return consents.filter((one) => isNameToConfirm(one) && !isInvited(one)).length;
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
