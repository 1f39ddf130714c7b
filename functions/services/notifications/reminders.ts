import { ENTRY_KINDS, type EntryKind } from '../../../shared/contract/competitions/forms.ts';
import { missingDetails, type MissingDetail } from '../../../shared/domain/reminders/missingDetails.ts';
import { isRemindable, type ReminderSubject } from '../../../shared/domain/reminders/remindable.ts';
import type { StoredCompetition } from '../../store/competitions/repository.ts';
import { isErased } from '../../store/entries/people.ts';
import { entriesWithBalance, entriesOfCompetition } from '../../store/entries/lists.ts';
import type { EntryPage } from '../../store/entries/repository.ts';
import type { StoredEntry } from '../../store/entries/storedEntry.ts';
import { wrongField } from '../../platform/errors/apiError.ts';

/** An entry that a reminder names, with what it lacks. */
export interface Remindable {
  readonly entry: StoredEntry;
  readonly missing: readonly MissingDetail[];
}

/** Of these entries, those that a reminder has something to say of. */
export function remindable(
  entries: readonly StoredEntry[],
  about: ReminderSubject,
  { endDate }: StoredCompetition,
): Remindable[] {
  return entries
    .filter((entry) => !isErased(entry))
    .map((entry) => ({ entry, missing: missingDetails(entry, endDate) }))
    .filter(({ entry, missing }) => isRemindable(about, entry, missing));
}

interface ReminderQuery {
  readonly competitionId: string;
  readonly about: ReminderSubject;
  readonly kind: EntryKind | null;
  readonly cursor: string | undefined;
}

/** Entries read for one page: a family's usual evening of entries many times over, in one call's time. */
const SIZE = 200;

/**
 * A page of the entries that may have to be reminded of: what is due has an index of its own; what is
 * incomplete is looked for among all entries, one kind after the other.
 * @throws {ApiError} ValidationFailed on a cursor that this question did not give
 */
export async function entriesToRemind({
  competitionId,
  about,
  kind,
  cursor,
}: ReminderQuery): Promise<EntryPage> {
  if (about === 'unpaid')
    return entriesWithBalance({ competitionId, kind: kind ?? undefined, cursor, size: SIZE });
  const kinds = kind === null ? ENTRY_KINDS : [kind];
  const { at, inner } = cursorPosition(cursor, kinds);
  const page = await entriesOfCompetition({ competitionId, kind: at, cursor: inner, size: SIZE });
  const next = page.nextCursor === null ? kinds[kinds.indexOf(at) + 1] : at;
  return { entries: page.entries, nextCursor: next ? `${next}.${page.nextCursor ?? ''}` : null };
}

/** The kind whose entries come next, and where among them. */
function cursorPosition(cursor: string | undefined, kinds: readonly EntryKind[]) {
  const [named, inner] = cursor?.split('.') ?? [kinds[0]];
  const at = kinds.find((one) => one === named);
  if (!at) throw wrongField('cursor', 'MustValid');
  return { at, inner: inner === '' ? undefined : inner };
}
