import { placeKey } from '../../../../shared/domain/day/sheets/marks.ts';
import { ApiError, refuse, type InvalidField } from '../../../platform/errors/apiError.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { KnownMark, storeMarks } from '../../../store/day/sheets/markRepository.ts';
import type { StoredMark, StoredSheet } from '../../../store/day/sheets/storedMarks.ts';
import { openSheet, type OpenedSheet } from './judgingSheet.ts';
import { columnsOfSeat, loadSheets, skatersOf, type FlightOfSheets } from './loadSheets.ts';
import { handInAfter, marksOfSeat, sheetFactsOf } from './sheetOfSeat.ts';
import { writtenMarks, type WrittenMarks } from './writtenMarks.ts';

/** Calls that meet: one device that sends again, and another of the same seat. */
export const ATTEMPTS = 5;

/**
 * Adds marks to a sheet. What is answered is stored; what is sent again is the same. A new mark ends that the sheet is
 * confirmed and, unless each box stays as it was, that it is handed in.
 * @throws {ApiError} Forbidden; NotFound; CompetitionArchived; OtherWriter; FlightApproved for a new mark after the approval;
 * SheetFull; ValidationFailed naming the mark; Busy
 */
export async function submitMarks(request: Request<'submitMarks'>, attempt = 1) {
  const { params, body, now } = request;
  const opened = await openSheet(params, request, now);
  const { flight, reader } = opened;
  const { seat } = params;
  const written = await writtenMarks(opened, seat, body);
  const marks = newMarks(opened, request, written);
  const facts = flight.stored.state.sheets.get(seat) ?? {};
  const isHandedIn = facts.handedInAt !== undefined;
  if (marks.length === 0 && (!body.handIn || isHandedIn)) return marksAnswer(opened, seat);
  requireWritable(flight);
  const at = now.toISOString();
  const handIn = marks.length > 0 ? handInAfter(flight, seat, marks) : null;
  const sheet: StoredSheet = {
    ...(marks.length === 0 && facts),
    ...handIn,
    ...(body.handIn && { handedInAt: at, handedInBy: written.by }),
  };
  const { rules } = flight;
  // The sheet's record is written anew: a confirmation of the same moment must stay, and a hand-in holds for these marks.
  const read = body.handIn || handIn ? sheetWithMarks(flight, seat) : null;
  const before = beforeFirstMark(flight, marks);
  const most = mostBefore(opened, seat, marks);
  try {
    await storeMarks(flight, { seat, marks, mostBefore: most, sheet, rules, read, before, at });
  } catch (error) {
    if (!isConcurrentWrite(error)) throw error;
    if (attempt === ATTEMPTS) throw new ApiError('Busy', { cause: error });
    return submitMarks(request, attempt + 1);
  }
  const after = await loadSheets(params.competitionId, params.flightId, now);
  return marksAnswer({ flight: after, reader }, seat);
}

/** Marks of a box: judges correct one a few times. After them the organisers have as many again. */
const MOST_PER_BOX = 30;

/**
 * How many marks the sheet may have when these are stored: those that were read, and as many as the fullest of their
 * boxes has room for, should all that come meanwhile be of that box.
 * @throws {ApiError} SheetFull
 */
export function mostBefore(
  { flight, reader }: OpenedSheet,
  seat: string,
  marks: readonly StoredMark[],
): number {
  const stored = marksOfSeat(flight, seat);
  const boxes = Map.groupBy([...stored, ...marks], placeKey);
  const fullest = Math.max(0, ...marks.map((mark) => boxes.get(placeKey(mark))?.length ?? 0));
  const room = MOST_PER_BOX * (reader.role === 'organiser' ? 2 : 1) - fullest;
  if (room < 0) throw new ApiError('SheetFull');
  return stored.length + room;
}

/** A change of a sheet holds for the marks that were read. */
export const sheetWithMarks = (flight: FlightOfSheets, seat: string) => ({
  marks: marksOfSeat(flight, seat).length,
  sheet: flight.stored.state.sheets.get(seat),
});

/**
 * A tablet that has not heard of a scratch sends its marks all the same. They are kept, and the flight begins with the
 * first mark of somebody who skates.
 */
export function beforeFirstMark(flight: FlightOfSheets, marks: readonly StoredMark[]) {
  const { dayVersion, published, starters, stored } = flight;
  if (stored.state.firstMarkAt !== undefined) return null;
  const skaters = new Set(skatersOf(starters).map(({ programmeId }) => programmeId));
  const isBegun = marks.some(({ programmeId }) => skaters.has(programmeId));
  const isUnwritten = stored.state.revision === 0;
  return { dayVersion, published, eventId: flight.flight.event.id, isBegun, isUnwritten };
}

/** Another call changed this sheet meanwhile, or who skates. */
export const isConcurrentWrite = (error: unknown): boolean =>
  error instanceof KnownMark || (error instanceof ApiError && error.code === 'VersionConflict');

/** @throws {ApiError} CompetitionArchived; FlightApproved */
export function requireWritable({ isArchived, stored }: FlightOfSheets): void {
  if (isArchived) throw new ApiError('CompetitionArchived');
  if (stored.state.approvedVersion !== undefined) throw new ApiError('FlightApproved');
}

export function marksAnswer({ flight, reader }: OpenedSheet, seat: string) {
  return { revision: flight.stored.state.revision, sheet: sheetFactsOf(flight, seat, reader) };
}

interface NewMarks {
  readonly params: Pick<Request<'submitMarks'>['params'], 'seat'>;
  readonly body: Pick<Request<'submitMarks'>['body'], 'device' | 'marks'>;
  readonly now: Date;
}

/**
 * Those of the sent marks that are not stored yet.
 * @throws {ApiError} ValidationFailed naming each mark that is no box of the sheet, cannot stand in it, or has the
 * number of another mark of its device, or the id of one with other content
 */
export function newMarks(
  { flight }: OpenedSheet,
  { params, body, now }: NewMarks,
  written: WrittenMarks,
): StoredMark[] {
  const { seat } = params;
  const stored = marksOfSeat(flight, seat);
  const known = new Map<string, SentMark>(stored.map((mark) => [mark.id, mark]));
  const numbers = new Map(
    stored.filter(({ device }) => device === body.device).map(({ sequence, id }) => [sequence, id]),
  );
  const columns = new Map(columnsOfSeat(flight, seat).map((column) => [column.id, column]));
  const programmes = new Set(flight.programmeIds);
  const problems: InvalidField[] = [];
  const fresh: StoredMark[] = [];
  for (const [index, sent] of body.marks.entries()) {
    const field = (name: string) => `marks.${String(index)}.${name}`;
    const before = known.get(sent.id);
    if (before) {
      // A success answer would make the device drop a mark we did not store.
      if (!isSameMark(before, sent)) problems.push({ field: field('id'), code: 'AlreadyExist' });
      continue;
    }
    const column = columns.get(sent.column);
    if (!programmes.has(sent.programmeId)) problems.push({ field: field('programmeId'), code: 'MustExist' });
    if (!column) problems.push({ field: field('column'), code: 'MustExist' });
    else if (sent.value !== null && (sent.value < column.least || sent.value > column.most)) {
      problems.push({ field: field('value'), code: 'MustWithin' });
    }
    if (numbers.has(sent.sequence)) problems.push({ field: field('sequence'), code: 'AlreadyExist' });
    known.set(sent.id, sent);
    numbers.set(sent.sequence, sent.id);
    fresh.push({
      ...sent,
      seat,
      device: body.device,
      receivedAt: now.toISOString(),
      ...written,
    });
  }
  refuse(problems);
  return fresh;
}

type SentMark = Pick<StoredMark, 'programmeId' | 'column' | 'value'>;

const isSameMark = (one: SentMark, other: SentMark) =>
  one.programmeId === other.programmeId && one.column === other.column && one.value === other.value;
