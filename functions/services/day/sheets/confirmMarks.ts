import { REFEREE, sheetOf } from '../../../../shared/domain/day/sheets/marks.ts';
import { differencesOf, type Difference } from '../../../../shared/domain/day/sheets/secondTyping.ts';
import { conflictsIn, isTyped, missingPlaces } from '../../../../shared/domain/day/sheets/sheetState.ts';
import { ApiError, wrongField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { storeMarks } from '../../../store/day/sheets/markRepository.ts';
import { openSheet, type OpenedSheet } from './judgingSheet.ts';
import { formOfSeat, loadSheets } from './loadSheets.ts';
import { requireOverview } from './sheetReader.ts';
import { isSecondPerson, markWithPerson, marksOfSeat, sheetOfSeat } from './sheetOfSeat.ts';
import {
  marksAnswer,
  ATTEMPTS,
  beforeFirstMark,
  isConcurrentWrite,
  mostBefore,
  newMarks,
  sheetWithMarks,
  requireWritable,
} from './submitMarks.ts';
import { ofReader } from './writtenMarks.ts';

/**
 * Confirms a typed sheet as the second person. Typed again, it must be the same in every box; where the first typing
 * was wrong, marks of the second person replace it in the same transaction.
 * @throws {ApiError} Forbidden; NotFound; CompetitionArchived; FlightApproved; VersionConflict where the sheet is no
 * longer as it was read; SheetFull; SamePerson for whoever typed it; ValidationFailed (seat, MustValid) where nobody typed it,
 * (marks, NotNull) with empty boxes or a conflict, (marks, MustEmpty) for corrections without typing again; Busy
 */
export async function confirmMarks(
  { params, body, ...request }: Request<'confirmMarks'>,
  attempt = 1,
): Promise<Confirmation> {
  const { seat } = params;
  const { now } = request;
  const opened = await openSheet(params, request, now);
  const { flight, reader } = opened;
  requireOverview(reader);
  const marks = newMarks(opened, { params, body, now }, ofReader(reader, seat));
  const facts = flight.stored.state.sheets.get(seat) ?? {};
  if (facts.confirmedAt !== undefined && marks.length === 0) return confirmed(opened, seat);
  requireWritable(flight);
  const before = sheetOfSeat(flight, seat);
  if (!isTyped(before)) throw wrongField('seat', 'MustValid');
  if (!isSecondPerson(before, reader)) throw new ApiError('SamePerson');
  const stored = marksOfSeat(flight, seat);
  if (stored.length !== body.revision) throw new ApiError('VersionConflict');
  if (body.again === null && marks.length > 0) throw wrongField('marks', 'MustValid');
  const form = formOfSeat(flight, seat);
  const sheet = sheetOf([...stored, ...marks].map(markWithPerson));
  const hasGaps = seat !== REFEREE && missingPlaces(sheet, form).length > 0;
  if (hasGaps || conflictsIn(sheet, form).length > 0) throw wrongField('marks', 'NotNull');
  const differences = body.again === null ? [] : differencesOf(sheet, body.again, form);
  if (differences.length > 0) return { ...marksAnswer(opened, seat), isConfirmed: false, differences };
  const at = now.toISOString();
  const most = mostBefore(opened, seat, marks);
  try {
    await storeMarks(flight, {
      seat,
      marks,
      mostBefore: most,
      sheet: { ...facts, confirmedAt: at, confirmedBy: reader.actor },
      rules: flight.rules,
      read: sheetWithMarks(flight, seat),
      before: beforeFirstMark(flight, marks),
      at,
    });
  } catch (error) {
    if (!isConcurrentWrite(error)) throw error;
    if (attempt === ATTEMPTS) throw new ApiError('Busy', { cause: error });
    // Handed in meanwhile, it is still the sheet that was read.
    return confirmMarks({ params, body, ...request }, attempt + 1);
  }
  return confirmed({ flight: await loadSheets(params.competitionId, params.flightId, now), reader }, seat);
}

type Confirmation = ReturnType<typeof marksAnswer> & {
  isConfirmed: boolean;
  differences: Difference[];
};

const confirmed = (opened: OpenedSheet, seat: string): Confirmation => ({
  ...marksAnswer(opened, seat),
  isConfirmed: true,
  differences: [],
});
