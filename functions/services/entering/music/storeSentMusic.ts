import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import type { MusicSender } from '../../../../shared/domain/entering/music/musicRules.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import { retry } from '../../../platform/retry.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { getEntryOfCompetition } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import {
  musicOfCompetition,
  musicWrites,
  storeMusic,
  type StoredMusic,
} from '../../../store/entering/music/repository.ts';
import { notificationWrites } from '../../../store/entering/notifications/notificationWrites.ts';
import { saveEntry } from '../entries/save/saveEntry.ts';
import { removeMusic } from './musicObjects.ts';

type Body = ParsedRequest<'sendMusic'>['body'];

interface Sent {
  readonly body: Body;
  /** Late fees to charge, in minor units, by event. */
  readonly fees: ReadonlyMap<string, number>;
  readonly by: MusicSender;
  readonly accountId: string;
  readonly now: Date;
}

/** Files of a programme that are kept beside the current one. */
const MOST_EARLIER = 10;

/** The entry changed between reading and writing, and the music did not: a payment, for example. */
class EntryChanged extends Error {}

/** Whether every programme of the call has the upload already, by an earlier attempt of it. */
export const isSent = (known: readonly StoredMusic[], { uploadId, programmes }: Body) =>
  programmes.every(({ event }) =>
    known.some(({ eventId, file }) => eventId === event && file.fileId === uploadId),
  );

/**
 * Stores the music of programmes with its late fee and its mail, or finds that a second click was first; nobody has the
 * copy otherwise.
 * @throws {ApiError} VersionConflict for another file sent meanwhile; CompetitionArchived; Busy; ValidationFailed (entryId)
 */
export async function storeSentMusic(
  { id, competitionId }: StoredEntry,
  changed: readonly StoredMusic[],
  sent: Sent,
): Promise<void> {
  const isRetryable = (error: unknown) => error instanceof EntryChanged;
  try {
    await retry(() => attempt(competitionId, id, changed, sent), { attempts: 6, isRetryable });
  } catch (error) {
    const stored = await musicOfCompetition(competitionId, id);
    if (isSent(stored, sent.body)) return;
    const [first] = changed;
    if (first && !fileIdsOf(stored).has(sent.body.uploadId)) await removeMusic(competitionId, first.file);
    throw error;
  }
  const dropped = changed.flatMap(({ earlier }) => earlier.slice(MOST_EARLIER));
  if (dropped.length === 0) return;
  const used = fileIdsOf(await musicOfCompetition(competitionId, id));
  await Promise.all(
    dropped.filter(({ fileId }) => !used.has(fileId)).map((file) => removeMusic(competitionId, file)),
  );
}

async function attempt(
  competitionId: string,
  entryId: string,
  changed: readonly StoredMusic[],
  sent: Sent,
): Promise<void> {
  const entry = await getEntryOfCompetition(competitionId, entryId);
  if (entry.state === 'withdrawn') throw wrongField('entryId', 'MustEnabled');
  try {
    await write(entry, changed, sent);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'VersionConflict')) throw error;
    const stored = await musicOfCompetition(competitionId, entryId);
    const isSame = changed.every(({ eventId, version }) => {
      const known = stored.find((one) => one.eventId === eventId);
      return (known?.version ?? 0) === version - 1;
    });
    throw isSame ? new EntryChanged() : error;
  }
}

async function write(
  entry: StoredEntry,
  changed: readonly StoredMusic[],
  { body, fees, by, accountId, now }: Sent,
): Promise<void> {
  const music = changed.map(({ earlier, ...one }) => ({ ...one, earlier: earlier.slice(0, MOST_EARLIER) }));
  const fee = [...fees.values()].reduce((sum, one) => sum + one, 0);
  const events = changed.map(({ eventId }) => eventId);
  const notice = { what: 'music', by, fileId: body.uploadId, events, fee } as const;
  // A first file that an organiser takes from a disc changes nothing that the family sent.
  const isNews = fee > 0 || (by !== 'family' && changed.some(({ earlier }) => earlier.length > 0));
  const mails = (current: StoredEntry): TransactItem[] =>
    isNews ? notificationWrites({ entry: current, notice }, now) : [];
  if (fee === 0) return storeMusic(entry.competitionId, music, mails(entry));
  const charged = entry.events.map((event) => {
    const musicFee = fees.get(event.id) ?? 0;
    return musicFee > 0 ? { ...event, musicFee } : event;
  });
  await saveEntry(
    entry,
    { ...entry, events: charged },
    {
      action: 'musicFee',
      by: accountId,
      now,
      extraWrites: (stored) => [...musicWrites(entry.competitionId, music), ...mails(stored)],
    },
  );
}

const fileIdsOf = (music: readonly StoredMusic[]) =>
  new Set(music.flatMap(({ file, earlier }) => [file, ...earlier].map(({ fileId }) => fileId)));
