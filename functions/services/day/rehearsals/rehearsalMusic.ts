import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { inventedPiece } from '../../../../shared/domain/day/rehearsal/inventedMusic.ts';
import { skatesToOwnMusic } from '../../../../shared/domain/entering/music/musicRules.ts';
import { mapInParallel } from '../../../platform/runInParallel.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { musicItem, type StoredMusic } from '../../../store/entering/music/repository.ts';
import { musicRulesItem } from '../../../store/entering/music/rulesRepository.ts';
import { putMusic } from '../../entering/music/musicObjects.ts';

/** One is the music of several programmes: what is practised is the desk. */
const PIECES = 6;
/** Rehearsals are faster than their days. */
const SECONDS = 30;
/** The desk has something to find: of so many programmes one has no file. */
const ONE_MISSING_OF = 12;

const RULES = { isCollected: true, until: null, takesLate: false, lateFee: 0, licence: null, version: 1 };

const fileIdOf = (piece: number) => `REHEARSALMUSIC${String(piece)}`;

/** The music of invented entries, made of tones; nothing where nobody skates to own music. */
export function rehearsalMusic(
  entries: readonly StoredEntry[],
  { id, form, now }: { readonly id: string; readonly form: Form; readonly now: Date },
): object[] {
  const programmes = entries.flatMap(({ id: entryId, events }) =>
    events.filter(({ formatId }) => skatesToOwnMusic(form, formatId)).map((event) => ({ entryId, event })),
  );
  const sent = programmes.flatMap(({ entryId, event }, index) =>
    index % ONE_MISSING_OF === ONE_MISSING_OF - 1 ? [] : [musicOf(entryId, event.id, index % PIECES, now)],
  );
  return programmes.length === 0
    ? []
    : [musicRulesItem(id, RULES), ...sent.map((music) => musicItem(id, music))];
}

function musicOf(entryId: string, eventId: string, piece: number, now: Date): StoredMusic {
  const { bytes, ...sound } = inventedPiece(piece, SECONDS);
  const file = {
    ...sound,
    fileId: fileIdOf(piece),
    name: `Rehearsal ${String(piece + 1)}.wav`,
    at: now.toISOString(),
    by: 'organiser' as const,
    sender: '',
    isLate: false,
    bytes: bytes.length,
    findings: [],
  };
  return { entryId, eventId, file, soundHash: fileIdOf(piece), agreedTo: null, earlier: [], version: 1 };
}

/** Stores the pieces that `rehearsalMusic` names. */
export async function putRehearsalPieces(id: string): Promise<void> {
  const pieces = Array.from({ length: PIECES }, (_, piece) => piece);
  await mapInParallel(pieces, PIECES, (piece) => {
    const { bytes, kind } = inventedPiece(piece, SECONDS);
    return putMusic(id, { fileId: fileIdOf(piece), kind }, bytes);
  });
}
