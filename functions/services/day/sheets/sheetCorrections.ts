import type { SheetCorrections } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { correctedMarksOf } from '../../../../shared/domain/day/results/correctedMarks.ts';
import { versionsOfResult } from '../../../store/day/results/repository.ts';
import type { ResultWithVersion, StoredResultVersion } from '../../../store/day/results/storedResults.ts';
import type { FlightOfSheets } from './loadSheets.ts';
import { isWriter } from './sheetOfSeat.ts';
import type { SheetReader } from './sheetReader.ts';

/** Which marks of a sheet corrections replaced, and why: its judge is told. */
export async function correctionsOfSheet(
  flight: FlightOfSheets,
  {
    result,
    seat,
    reader,
  }: {
    /** Undefined before the approval. */
    readonly result: ResultWithVersion | undefined;
    readonly seat: string;
    readonly reader: SheetReader;
  },
): Promise<SheetCorrections> {
  return correctionsOfSeat(flight, await versionsToTell(result), { seat, reader });
}

/** The versions of a result that was corrected, oldest first; none before the approval or without a correction. */
export async function versionsToTell(result: ResultWithVersion | undefined): Promise<StoredResultVersion[]> {
  return !result || result.result.version === 1 ? [] : versionsOfResult(result.result);
}

/** The same, of versions that were read. */
export function correctionsOfSeat(
  { stored }: FlightOfSheets,
  versions: readonly StoredResultVersion[],
  { seat, reader }: { readonly seat: string; readonly reader: SheetReader },
): SheetCorrections {
  const written = stored.marks.filter((mark) => mark.seat === seat && isWriter(mark, reader));
  return correctedMarksOf(versions, seat).flatMap(
    ({ version: { version, at, by, proposed, correction }, marks }) =>
      correction
        ? [
            {
              version,
              isOwn: marks.some((corrected) =>
                written.some(
                  ({ programmeId, column }) =>
                    programmeId === corrected.programmeId && column === corrected.column,
                ),
              ),
              at,
              proposedBy: proposed?.by.name ?? by.name,
              by: by.name,
              reason: correction.reason,
              text: correction.text,
              marks: [...marks],
            },
          ]
        : [],
  );
}
