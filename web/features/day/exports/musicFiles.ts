import type { CompetitionMusic } from '../../../../shared/contract/entering/music/music.ts';
import { missingMusic } from '../../../../shared/domain/entering/music/missingMusic.ts';

/** What became of a programme's music file. */
export type MusicFileState = 'sent' | 'late' | 'missing';

/** The states of an entry's music files by event; an event that needs none has none. */
export function musicFilesOf(
  music: CompetitionMusic,
): (entryId: string) => ReadonlyMap<string, MusicFileState> {
  const missing = new Set(missingMusic(music).map(({ programmeId }) => programmeId));
  const byEntry = Map.groupBy(music.programmes, ({ entryId }) => entryId);
  return (entryId) =>
    new Map(
      (byEntry.get(entryId) ?? []).flatMap(({ programmeId, eventId, file }) => {
        const sent: MusicFileState | null = file && (file.isLate ? 'late' : 'sent');
        const state = sent ?? (missing.has(programmeId) ? 'missing' : null);
        return state === null ? [] : [[eventId, state] as const];
      }),
    );
}
