import * as z from 'zod/mini';
import { musicFile, sentMusic } from '../../../../shared/contract/entering/music/music.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { getItem, queryAll } from '../../../platform/table/read.ts';
import { transact, type TransactItem } from '../../../platform/table/transaction.ts';
import {
  createItem,
  createWrite,
  deleteWrite,
  hasVersion,
  replaceWrite,
  updateWrite,
} from '../../../platform/table/writes.ts';
import { unlessArchivedWrite } from '../competitions/unlessArchivedWrite.ts';
import {
  MUSIC_OF_PROGRAMMES,
  musicOfEntryPrefix,
  musicPartition,
  musicUploadKey,
  programmeMusicKey,
} from './keys.ts';

/** A file by which a programme was, or is, to be skated. */
const earlierMusic = z.extend(sentMusic, { kind: z.enum(['mp3', 'wav']) });

const storedMusic = z.object({
  entryId: z.string(),
  eventId: z.string(),
  file: musicFile,
  /** SHA-256 of the decoded sound: tags differ between copies of one piece. */
  soundHash: z.string(),
  /** SHA-256 of the licence text that was agreed to; null where there was none. */
  agreedTo: z.nullable(z.string()),
  /** The file that an organiser has looked at; absent for none. */
  checkedFile: z.optional(z.string()),
  /** Newest first. */
  earlier: z.array(earlierMusic),
  version: z.number(),
});

/** The music of one programme. */
export type StoredMusic = z.output<typeof storedMusic>;
export type EarlierMusic = z.output<typeof earlierMusic>;

const storedUpload = z.object({
  id: z.string(),
  accountId: z.string(),
  mediaType: z.string(),
  bytes: z.number(),
  name: z.string(),
});

/** An upload of music that an account has begun; its id says when. */
export type MusicUpload = z.output<typeof storedUpload>;

/** The bucket deletes an upload that is sent for no programme after the same time. */
const KEPT_SECONDS = 24 * 60 * 60;

export async function storeMusicUpload(upload: MusicUpload, now: Date): Promise<void> {
  const expiresAt = Math.floor(now.getTime() / 1000) + KEPT_SECONDS;
  await createItem({
    ...musicUploadKey(upload.accountId, upload.id),
    type: 'musicUpload',
    ...upload,
    expiresAt,
  });
}

/** An upload of this account; null for another's. */
export async function findMusicUpload(accountId: string, uploadId: string): Promise<MusicUpload | null> {
  const item = await getItem(musicUploadKey(accountId, uploadId));
  return item ? storedUpload.parse(item) : null;
}

/** The music of all programmes of a competition, or of one entry; read with consistency. */
export async function musicOfCompetition(competitionId: string, entryId?: string): Promise<StoredMusic[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :competition AND begins_with(sk, :programmes)',
    ExpressionAttributeValues: {
      ':competition': musicPartition(competitionId),
      ':programmes': entryId === undefined ? MUSIC_OF_PROGRAMMES : musicOfEntryPrefix(entryId),
    },
    ConsistentRead: true,
  });
  return items.map((item) => storedMusic.parse(item));
}

/** A page of the music of all programmes of a competition. */
export async function musicPage(
  competitionId: string,
  cursor: string | undefined,
): Promise<{ readonly music: readonly StoredMusic[]; readonly nextCursor: string | null }> {
  const { items, nextCursor } = await queryPage(
    {
      KeyConditionExpression: 'pk = :competition AND begins_with(sk, :programmes)',
      ExpressionAttributeValues: {
        ':competition': musicPartition(competitionId),
        ':programmes': MUSIC_OF_PROGRAMMES,
      },
    },
    cursor,
  );
  return { music: items.map((item) => storedMusic.parse(item)), nextCursor };
}

export const musicItem = (competitionId: string, music: StoredMusic) => ({
  ...programmeMusicKey(competitionId, music.entryId, music.eventId),
  type: 'programmeMusic',
  ...music,
});

/** Deletes what is known of a programme's music, unless another file was sent since. */
export const deleteMusicWrite = (
  competitionId: string,
  { entryId, eventId, version }: StoredMusic,
  onConflict: () => Error,
): TransactItem =>
  deleteWrite(programmeMusicKey(competitionId, entryId, eventId), { ...hasVersion(version), onConflict });

/**
 * Stores the music of programmes, all or none, with what belongs to it.
 * @throws {ApiError} VersionConflict; CompetitionArchived
 */
export async function storeMusic(
  competitionId: string,
  changed: readonly StoredMusic[],
  extraWrites: readonly TransactItem[] = [],
): Promise<void> {
  await transact([...musicWrites(competitionId, changed), ...extraWrites]);
}

/** Which file of a programme, and whether an organiser has looked at it. */
interface CheckedFile {
  readonly event: string;
  readonly file: string;
  readonly isChecked: boolean;
}

/**
 * Marks the file of a programme as looked at, or takes the mark off. What was seen of the music stays as it is: its version
 * is that of its files.
 * @throws {ApiError} VersionConflict for a file that is no longer the programme's; CompetitionArchived
 */
export async function storeCheckedFile(
  competitionId: string,
  entryId: string,
  { event, file, isChecked }: CheckedFile,
): Promise<void> {
  await transact([
    unlessArchivedWrite(competitionId),
    updateWrite(programmeMusicKey(competitionId, entryId, event), {
      update: isChecked ? 'SET checkedFile = :file' : 'REMOVE checkedFile',
      condition: '#file.fileId = :file',
      names: { '#file': 'file' },
      values: { ':file': file },
      onConflict: () => new ApiError('VersionConflict'),
    }),
  ]);
}

/**
 * Writes the music of programmes over the versions that were read, unless the competition is archived.
 * @returns items that may throw VersionConflict or CompetitionArchived
 */
export function musicWrites(competitionId: string, changed: readonly StoredMusic[]): TransactItem[] {
  const conflict = () => new ApiError('VersionConflict');
  return [
    unlessArchivedWrite(competitionId),
    ...changed.map((music) => {
      const item = musicItem(competitionId, music);
      return music.version === 1
        ? createWrite(item, conflict)
        : replaceWrite(item, music.version - 1, conflict);
    }),
  ];
}
