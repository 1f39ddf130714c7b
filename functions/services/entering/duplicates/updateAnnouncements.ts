import type { Announcements } from '../../../../shared/contract/entering/duplicates/announcements.ts';
import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import {
  changeScope,
  type EditorRole,
} from '../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { touchPublishedEntries } from '../../../store/core/stamps/stampRepository.ts';
import { getCompetition } from '../../../store/entering/competitions/repository.ts';
import { namesToAnnounce, isErased } from '../../../store/entering/entries/people.ts';
import { findEntry } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { retryOnVersionConflict, saveEntry } from '../entries/save/saveEntry.ts';

type Body = ParsedRequest<'updateAnnouncements'>['body'];

interface Author {
  readonly by: EditorRole;
  readonly accountId: string;
  readonly now: Date;
}

/**
 * Names the music of an entry's events and how its names are said: a family until corrections end, the organiser
 * until the competition is archived. What is not in the body stays, so two at once keep both.
 * @throws {ApiError} NotFound; ValidationFailed: competitionId or entryId MustEnabled when it is too late,
 * music.N.event or sayAs.N.name MustExist for what the entry does not have; Busy
 */
export async function updateAnnouncements(
  { accountId, id, competitionId }: StoredEntry,
  body: Body,
  { by, accountId: editor, now }: Author,
): Promise<Announcements> {
  const competition = await getCompetition(competitionId);
  const stored = await retryOnVersionConflict(async () => {
    const before = await findEntry(accountId, id);
    if (!before || isErased(before)) throw new ApiError('NotFound');
    if (changeScope({ state: before.state, competition }, by, now) === 'nothing')
      throw wrongField(before.state === 'withdrawn' ? 'entryId' : 'competitionId', 'MustEnabled');
    refuseUnknown(before, body);
    const after = withAnnouncements(before, body);
    if (JSON.stringify(after) === JSON.stringify(before)) return before;
    return saveEntry(before, after, { action: 'announced', by: editor, now });
  });
  await touchPublishedEntries(competition);
  return announcementsOf(stored);
}

function refuseUnknown(entry: StoredEntry, { music, sayAs }: Body): void {
  const event = music.findIndex((one) => !entry.events.some(({ id }) => id === one.event));
  if (event >= 0) throw wrongField(`music.${String(event)}.event`, 'MustExist');
  const names = namesToAnnounce(entry);
  const person = sayAs.findIndex((one) => !names.some(({ name }) => name === one.name));
  if (person >= 0) throw wrongField(`sayAs.${String(person)}.name`, 'MustExist');
}

function withAnnouncements(entry: StoredEntry, { music, sayAs }: Body): StoredEntry {
  const events = entry.events.map((event) => {
    const given = music.find((one) => one.event === event.id);
    return given ? { ...event, musicTitle: given.title ?? undefined } : event;
  });
  const withSayAs = <Named extends { readonly sayAs?: string | undefined }>(named: Named, name: string) => {
    const given = sayAs.find((one) => one.name === name);
    return given ? { ...named, sayAs: given.sayAs ?? undefined } : named;
  };
  if (entry.kind === 'team') return { ...withSayAs(entry, entry.name), events };
  const skater = withSayAs(entry.skater, entry.skater.fullName);
  if (entry.kind === 'individual') return { ...entry, events, skater };
  return {
    ...entry,
    events,
    skater,
    partner: entry.partner && withSayAs(entry.partner, entry.partner.fullName),
  };
}

function announcementsOf(entry: StoredEntry): Announcements {
  return {
    music: entry.events.map(({ id, musicTitle = '' }) => ({ event: id, title: musicTitle })),
    announced: namesToAnnounce(entry),
  };
}
