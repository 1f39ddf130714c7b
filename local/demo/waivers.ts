import { peopleOf } from '../../functions/store/entering/entries/people.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { PUBLISHED_FORMS } from '../../shared/domain/people/consent/publishedName.ts';
import { type Consent, type SignedWaiver } from '../../shared/domain/people/consent/waiver.ts';
import { waiverVersion } from '../../shared/domain/people/consent/waiverVersion.ts';
import { DEMO_FAMILY } from './accounts.ts';
import type { DemoTarget } from './entry.ts';
import type { Skater } from './skaters.ts';

/** Every so many entries lack the waiver: they came in before the organiser asked for it. */
const UNSIGNED = 4;
/** Every so many families chose how the name is published. */
const CHOSEN = 3;

/**
 * A competition's entries with the waivers that families and coaches gave when they entered. One child of the
 * demo's own family has none.
 */
export function withWaivers(
  entries: readonly StoredEntry[],
  { competition }: DemoTarget,
  skaters: readonly Skater[],
): StoredEntry[] {
  const version = waiverVersion(competition.waiver);
  if (version === null) throw new Error('The competition has no waiver');
  const names = new Map(skaters.map(({ family }) => [family.accountId, family.name]));
  const own = entries.filter(({ competitionId }) => competitionId === competition.id);
  const ofFamily = own.findLast(({ accountId }) => accountId === DEMO_FAMILY.accountId);
  const isMissing = (entry: StoredEntry, index: number) =>
    entry.accountId === DEMO_FAMILY.accountId ? entry === ofFamily : index % UNSIGNED === 0;
  const signed = new Map(
    own
      .filter((entry, index) => !isMissing(entry, index))
      .map((entry, index) => {
        const [how, signedBy] =
          entry.kind === 'team'
            ? (['coach', entry.coachName] as const)
            : (['online', names.get(entry.accountId) ?? entry.name] as const);
        return [entry.id, consentsOf(entry, { version, signedBy, at: entry.submittedAt, how }, index)];
      }),
  );
  return entries.map((entry) => {
    const consents = signed.get(entry.id);
    return consents ? { ...entry, consents } : entry;
  });
}

/** An invited partner has not signed yet. */
function consentsOf(entry: StoredEntry, waiver: SignedWaiver, index: number): Consent[] {
  const publishAs =
    index % CHOSEN === 0 ? PUBLISHED_FORMS[(index / CHOSEN) % PUBLISHED_FORMS.length] : undefined;
  const isInvited = entry.kind === 'dance' && entry.partner?.state !== 'confirmed';
  const people = peopleOf(entry).slice(0, isInvited ? 1 : undefined);
  return people.map(({ fullName, birthdate }) => {
    return { fullName, birthdate, waiver, ...(publishAs && { publishAs }) };
  });
}
