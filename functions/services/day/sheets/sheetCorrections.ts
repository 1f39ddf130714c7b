import type { JudgingSheet } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { correctedMarksOf } from '../../../../shared/domain/day/results/correctedMarks.ts';
import { versionsOfResult } from '../../../store/day/results/repository.ts';
import type { ResultWithVersion } from '../../../store/day/results/storedResults.ts';
import type { FlightOfSheets } from './loadSheets.ts';
import { isWriter } from './sheetOfSeat.ts';
import type { SheetReader } from './sheetReader.ts';

/** Which marks of a sheet corrections replaced, and why: its judge is told. */
export async function correctionsOfSheet(
  { stored }: FlightOfSheets,
  {
    result: found,
    seat,
    reader,
  }: {
    /** Undefined before the approval. */
    readonly result: ResultWithVersion | undefined;
    readonly seat: string;
    readonly reader: SheetReader;
  },
): Promise<NonNullable<JudgingSheet['corrections']>> {
  if (!found || found.result.version === 1) return [];
  const written = stored.marks.filter((mark) => mark.seat === seat && isWriter(mark, reader));
  const versions = await versionsOfResult(found.result);
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
