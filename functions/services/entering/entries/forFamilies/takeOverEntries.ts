import type { EntryHandover } from '../../../../../shared/contract/entering/entries/entriesForFamilies.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { maskedEmail } from '../../../../../shared/domain/people/accounts/maskedEmail.ts';
import { skaterIdentity } from '../../../../../shared/domain/core/nameOrder.ts';
import { shortName } from '../../../../../shared/domain/people/skaters/shortName.ts';
import { ApiError, wrongField } from '../../../../platform/errors/apiError.ts';
import { accountNames, findAccount } from '../../../../store/people/accounts/accounts.ts';
import { findHandoverLink } from '../../../../store/people/accounts/handoverLinks.ts';
import {
  clearPlaceholder,
  findPlaceholder,
  takePlaceholder,
  type Placeholder,
} from '../../../../store/people/accounts/placeholders.ts';
import { competitionWithRink } from '../../../../store/entering/competitions/withRinks.ts';
import { allEntriesOfAccount, findEntry } from '../../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';
import { inheritFamilyReference } from '../../../../store/entering/families/familyReferences.ts';
import { namesInEntries, namesOfSkaters, shareGivenNames, type GivenNames } from '../consents/givenNames.ts';
import { peopleOfFamily } from '../consents/partnerConsents.ts';
import { retryOnVersionConflict } from '../save/saveEntry.ts';
import { moveEntry } from './moveEntry.ts';

/**
 * A link shows this to anybody who has it: first names and initials, events, and who entered.
 * @throws {ApiError} NotFound for an unknown or expired link, and where nothing is left to take over
 */
export async function loadHandover(token: string, now: Date): Promise<EntryHandover> {
  const { placeholder, until } = await placeholderOfLink(token, now);
  const entries = await allEntriesOfAccount(placeholder.id);
  const isTakenOver = placeholder.takenBy !== null;
  const [first] = entries;
  if (!first && !isTakenOver) throw new ApiError('NotFound');
  const by = first?.enteredBy?.id;
  const [competition, names] = await Promise.all([
    competitionWithRink(placeholder.competitionId),
    by === undefined ? new Map<string, string>() : accountNames([by]),
  ]);
  return {
    enteredBy: names.get(by ?? '') ?? null,
    competition,
    entries: entries.map(shownEntry),
    isTakenOver,
    mailedTo: isTakenOver ? null : maskedEmail(placeholder.email),
    until,
  };
}

function shownEntry(entry: StoredEntry): EntryHandover['entries'][number] {
  const { name, kind, events } = entry;
  const couple = entry.kind === 'dance' && entry.partner ? [entry.skater, entry.partner] : null;
  const shown = couple?.map(({ fullName }) => shortName(fullName)).join(' & ') ?? shortName(name);
  return {
    name: kind === 'team' ? name : shown,
    events: events.map(({ format, level }) => eventLabel(format, level)),
  };
}

interface TakeOver {
  readonly accountId: string;
  /** The account that opened the link: the family's own or a guardian's. */
  readonly by: string;
  readonly now: Date;
}

/**
 * Moves all entries of an invitation into the account of the address that the link was mailed to: the account is
 * decided first and once, then each entry moves in a transaction of its own. A call that broke off is finished by a
 * repeat. A family reference that the family knows already stays good, and names for publication that the account has
 * confirmed count for these entries, too.
 * @returns the entries that this call moved
 * @throws {ApiError} NotFound; LinkForAnotherAddress, EmailNotConfirmed; ValidationFailed (token, AlreadyExist) when
 * another account was first; Busy
 */
export async function takeOverEntries(
  token: string,
  { accountId, by, now }: TakeOver,
): Promise<readonly StoredEntry[]> {
  const { placeholder } = await placeholderOfLink(token, now);
  await takePlaceholder(
    placeholder,
    { accountId, by },
    {
      taken: () => wrongField('token', 'AlreadyExist'),
      otherAddress: () => new ApiError('LinkForAnotherAddress'),
      unconfirmed: () => new ApiError('EmailNotConfirmed'),
    },
  );
  await inheritFamilyReference(placeholder.competitionId, placeholder.id, accountId);
  const moved: StoredEntry[] = [];
  for (const { id } of await allEntriesOfAccount(placeholder.id)) {
    const entry = await retryOnVersionConflict(async () => {
      const found = await findEntry(placeholder.id, id);
      return found && moveEntry(found, { accountId, writes: [] }, { action: 'takenOver', by, now });
    });
    if (entry) moved.push(entry);
  }
  // Somebody may have opened an entry before it moved, which drew a reference for the placeholder.
  await inheritFamilyReference(placeholder.competitionId, placeholder.id, accountId);
  await clearPlaceholder(placeholder);
  await shareGivenNames(accountId, await confirmedNames(accountId, moved), { by, now });
  return moved;
}

/** Names that the account confirmed for its skaters, and in earlier entries for the people of these. */
async function confirmedNames(accountId: string, moved: readonly StoredEntry[]): Promise<GivenNames> {
  const [account, entries] = await Promise.all([findAccount(accountId), allEntriesOfAccount(accountId)]);
  const earlier = entries.filter(({ id }) => !moved.some((entry) => entry.id === id));
  const people = moved.flatMap(peopleOfFamily);
  const inEntries = namesInEntries(people, earlier).flatMap(({ fullName, birthdate, givenName }) =>
    givenName ? [[skaterIdentity(fullName, birthdate), givenName] as const] : [],
  );
  return new Map([...inEntries, ...namesOfSkaters(account?.skaters ?? [], [])]);
}

async function placeholderOfLink(
  token: string,
  now: Date,
): Promise<{ readonly placeholder: Placeholder; readonly until: string }> {
  const link = await findHandoverLink(token, now);
  const placeholder = link && (await findPlaceholder(link.accountId));
  if (!placeholder) throw new ApiError('NotFound');
  return { placeholder, until: new Date(link.expiresAt * 1000).toISOString() };
}
