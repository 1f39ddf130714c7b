import { ENTRY_KINDS, type EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { waiverVersion, waiverVersionsOf } from '../../../shared/domain/consent/waiver.ts';
import { missingDetails, type MissingDetail } from '../../../shared/domain/reminders/missingDetails.ts';
import { isRemindable, type ReminderSubject } from '../../../shared/domain/reminders/remindable.ts';
import { wrongField } from '../../platform/errors/apiError.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import { entriesOfCompetition, entriesWithBalance } from '../../store/entries/lists.ts';
import { isErased, peopleOf } from '../../store/entries/people.ts';
import { allEntriesOfAccount, type EntryPage } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';

/** An entry that a reminder names, with its missing details. */
export interface RemindableEntry {
  readonly entry: StoredEntry;
  readonly missing: readonly MissingDetail[];
}

/** Those of these entries that owe money, or that miss details, by the reminder's subject. */
export function remindableEntries(
  entries: readonly StoredEntry[],
  about: ReminderSubject,
  { endDate, waiver }: StoredCompetition,
): RemindableEntry[] {
  const version = waiverVersion(waiver);
  return entries
    .filter((entry) => !isErased(entry))
    .map((entry) => {
      const waiverVersions = waiverVersionsOf(peopleOf(entry), entry.consents);
      return { entry, missing: missingDetails({ ...entry, waiverVersions }, endDate, version) };
    })
    .filter(({ entry, missing }) => isRemindable(about, entry, missing));
}

export interface ReminderSelection {
  readonly about: ReminderSubject;
  /** Null selects every kind of entry. */
  readonly kind: EntryKind | null;
}

/** A family's remindable entries, read with consistency: a payment of a second ago counts. */
export async function remindableEntriesOfFamily(
  accountId: string,
  { about, kind }: ReminderSelection,
  competition: StoredCompetition,
): Promise<RemindableEntry[]> {
  const entries = (await allEntriesOfAccount(accountId)).filter(
    (entry) => entry.competitionId === competition.id && (kind === null || entry.kind === kind),
  );
  return remindableEntries(entries, about, competition);
}

/** Entries of one page. A family usually enters a few, so this reaches many families in one call. */
const PAGE_SIZE = 200;

/**
 * A page of entries that may be remindable. Unpaid entries have an index; incomplete ones are searched for
 * among all entries, kind by kind.
 * @throws {ApiError} ValidationFailed for a cursor of another list
 */
export async function entriesToRemind(
  competitionId: string,
  { about, kind }: ReminderSelection,
  cursor: string | undefined,
): Promise<EntryPage> {
  if (about === 'unpaid')
    return entriesWithBalance({ competitionId, kind: kind ?? undefined, cursor, size: PAGE_SIZE });
  const kinds = kind === null ? ENTRY_KINDS : [kind];
  const { at, inner } = cursorPosition(cursor, kinds);
  const page = await entriesOfCompetition({ competitionId, kind: at, cursor: inner, size: PAGE_SIZE });
  const next = page.nextCursor === null ? kinds[kinds.indexOf(at) + 1] : at;
  return { entries: page.entries, nextCursor: next ? `${next}.${page.nextCursor ?? ''}` : null };
}

/** The kind to go on with, and the position among its entries. */
function cursorPosition(cursor: string | undefined, kinds: readonly EntryKind[]) {
  const [named, inner] = cursor?.split('.') ?? [kinds[0]];
  const at = kinds.find((one) => one === named);
  if (!at) throw wrongField('cursor', 'MustValid');
  return { at, inner: inner === '' ? undefined : inner };
}
