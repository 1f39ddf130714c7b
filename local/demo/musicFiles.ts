import { programmeMusicKey, musicRulesKey } from '../../functions/store/entering/music/keys.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { MUSIC_PREFIX } from '../../functions/services/entering/music/musicObjects.ts';
import { skatesToOwnMusic } from '../../shared/domain/entering/music/musicRules.ts';
import { inventedPiece } from '../../shared/domain/day/rehearsal/inventedMusic.ts';
import type { DemoItem } from './items.ts';
import type { DemoSeason } from './season.ts';

/** A file of music of the competition that is skated today. */
interface DemoMusicFile {
  readonly key: string;
  readonly bytes: Uint8Array;
}

interface DemoMusic {
  readonly items: readonly DemoItem[];
  readonly files: readonly DemoMusicFile[];
}

const HOUR = 3_600_000;

/** Families who named their music have sent it, some days before; the music desk of the demo has a day to play. */
export function demoMusic({ competitions, entries, now }: DemoSeason): DemoMusic {
  const { competition, form } = competitions.today;
  const until = new Date(now.getTime() - 48 * HOUR).toISOString();
  const rules = {
    ...musicRulesKey(competition.id),
    type: 'musicRules',
    isCollected: true,
    until,
    takesLate: true,
    licence: null,
    version: 1,
  };
  const sent = entries
    .filter(({ competitionId, state }) => competitionId === competition.id && state !== 'withdrawn')
    .flatMap((entry) =>
      entry.events
        .filter(({ formatId }) => skatesToOwnMusic(form, formatId))
        .flatMap((event) => (event.musicTitle ? [{ entry, event, title: event.musicTitle }] : [])),
    )
    .map(({ entry, event, title }, index) =>
      sentMusic(entry, event, { index, until, title, isLate: index % 11 === 7 }),
    );
  return { items: [rules, ...sent.map(({ item }) => item)], files: sent.map(({ file }) => file) };
}

interface Sending {
  readonly index: number;
  readonly until: string;
  readonly title: string;
  readonly isLate: boolean;
}

function sentMusic(
  entry: StoredEntry,
  event: StoredEntry['events'][number],
  { index, until, title, isLate }: Sending,
) {
  const { competitionId, id: entryId } = entry;
  const fileId = `DEM0MUS1C${String(index).padStart(4, '0')}`;
  // One family’s copy is too long: the organiser’s page has something to check.
  const extra = index === 5 ? 14 : 0;
  const { bytes, ...sound } = inventedPiece(index, (event.seconds || 60) - 2 + extra);
  const at = new Date(Date.parse(until) + (isLate ? 1 : -1) * (3 + (index % 30)) * HOUR).toISOString();
  const file = {
    ...sound,
    fileId,
    name: `${title.replaceAll(/[^\p{L} ]/gu, '')}.wav`,
    at,
    by: 'family',
    sender: '',
    isLate,
    bytes: bytes.length,
    findings: extra > 0 ? [{ code: 'tooLong', verdict: 'warn' }] : [],
  };
  return {
    item: {
      ...programmeMusicKey(competitionId, entryId, event.id),
      type: 'programmeMusic',
      entryId,
      eventId: event.id,
      file,
      soundHash: `demo ${String(index)}`,
      agreedTo: null,
      earlier: [],
      version: 1,
    },
    file: { key: `${MUSIC_PREFIX}${competitionId}/${fileId}.wav`, bytes },
  };
}
