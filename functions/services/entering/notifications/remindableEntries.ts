import { ENTRY_KINDS, type EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { consentsOfPeople, waiverVersionsOf } from '../../../../shared/domain/people/consent/waiver.ts';
import { waiverVersion, withWaiverVersion } from '../../../../shared/domain/people/consent/waiverVersion.ts';
import {
  countNamesToConfirm,
  missingDetails,
  type MissingDetail,
} from '../../../../shared/domain/entering/reminders/missingDetails.ts';
import {
  detailsAbout,
  isRemindable,
  type ReminderSubject,
} from '../../../../shared/domain/entering/reminders/remindable.ts';
import { chainedCursor, chainedPlace } from '../../../platform/table/chainedLists.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { entriesOfCompetition, entriesWithBalance } from '../../../store/entering/entries/lists.ts';
import { isErased, peopleOf } from '../../../store/entering/entries/people.ts';
import { allEntriesOfAccount, type PageOfEntries } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { type MusicToSend, musicToSendOf } from '../music/musicToSend.ts';

/** An entry that a reminder names, with its missing details. */
export interface RemindableEntry {
  readonly entry: StoredEntry;
  readonly missing: readonly MissingDetail[];
  /** Its events whose music is missing, in a reminder about that. */
  readonly withoutMusic: StoredEntry['events'];
}

/** What entries are measured against. */
export interface ReminderPlace extends Pick<StoredCompetition, 'endDate' | 'waiver'> {
  /** Null for a reminder about something else. */
  readonly music: MusicToSend | null;
}

/** Reads the music only for a reminder about it. */
export async function reminderPlace(
  competition: StoredCompetition,
  about: ReminderSubject,
): Promise<ReminderPlace> {
  const { endDate, waiver } = competition;
  return { endDate, waiver, music: about === 'music' ? await musicToSendOf(competition) : null };
}

/** Those of these entries that owe money, or that miss details, by the reminder's subject. */
export function remindableEntries(
  entries: readonly StoredEntry[],
  about: ReminderSubject,
  { endDate, waiver, music }: ReminderPlace,
): RemindableEntry[] {
  const version = waiverVersion(waiver);
  return entries
    .filter((entry) => !isErased(entry))
    .map((entry) => {
      const waiverVersions = waiverVersionsOf(
        peopleOf(entry),
        withWaiverVersion(entry.consents ?? [], waiver),
      );
      const consents = consentsOfPeople(peopleOf(entry), entry.consents);
      const namesToConfirm = countNamesToConfirm({ ...entry, consents });
      const withoutMusic = music?.of(entry) ?? [];
      const missing = missingDetails(
        { ...entry, waiverVersions, namesToConfirm, musicToSend: withoutMusic.length },
        endDate,
        version,
      );
      return { entry, missing: detailsAbout(about, missing), withoutMusic };
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
): Promise<{ readonly entries: RemindableEntry[]; readonly music: MusicToSend | null }> {
  const entries = (await allEntriesOfAccount(accountId)).filter(
    (entry) => entry.competitionId === competition.id && (kind === null || entry.kind === kind),
  );
  const place = await reminderPlace(competition, about);
  return { entries: remindableEntries(entries, about, place), music: place.music };
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
): Promise<PageOfEntries> {
  if (about === 'unpaid')
    return entriesWithBalance({ competitionId, kind: kind ?? undefined, cursor, size: PAGE_SIZE });
  const kinds = { of: ['reminder', competitionId], names: kind === null ? ENTRY_KINDS : [kind] };
  const at = chainedPlace(kinds, cursor);
  const page = await entriesOfCompetition({
    competitionId,
    kind: at.name,
    cursor: at.cursor,
    size: PAGE_SIZE,
  });
  return { entries: page.entries, nextCursor: chainedCursor(kinds, at.name, page.nextCursor) };
}
