import type { JudgingSheet } from '../../../shared/contract/judging/sheetAnswers.ts';
import { sheetOf, type Sheet } from '../../../shared/domain/judging/sheets/marks.ts';
import { stateOfSheet, typistsOf, type KeptMark } from '../../../shared/domain/judging/sheets/sheetState.ts';
import type { StoredMark } from '../../store/marks/storedMarks.ts';
import { formOfSeat, type FlightOfSheets } from './loadSheets.ts';
import type { SheetReader } from './sheetReader.ts';

/** A stored mark as the rules of sheets have it: known by who sent it. */
export const keptMark = ({ by, ...mark }: StoredMark): KeptMark & StoredMarkTimes => ({ ...mark, by: by.id });

interface StoredMarkTimes {
  readonly receivedAt: string;
}

export const marksOfSeat = ({ stored }: FlightOfSheets, seat: string): StoredMark[] =>
  stored.marks.filter((mark) => mark.seat === seat);

export const sheetOfSeat = (flight: FlightOfSheets, seat: string): Sheet<KeptMark> =>
  sheetOf(marksOfSeat(flight, seat).map(keptMark));

/** How far a sheet is, for one reader. */
export function sheetFactsOf(
  flight: FlightOfSheets,
  seat: string,
  reader: SheetReader,
): JudgingSheet['sheet'] {
  const sheet = sheetOfSeat(flight, seat);
  const facts = flight.stored.state.sheets.get(seat) ?? {};
  const state = stateOfSheet(sheet, facts, formOfSeat(flight, seat));
  const typists = typistsOf(sheet);
  const marks = marksOfSeat(flight, seat);
  const names = new Map(marks.map(({ by }) => [by.id, by.name]));
  return {
    state,
    revision: marks.length,
    handedInAt: facts.handedInAt ?? null,
    handedInBy: facts.handedInBy?.name ?? null,
    confirmedAt: facts.confirmedAt ?? null,
    confirmedBy: facts.confirmedBy?.name ?? null,
    typedBy: [...typists].map((id) => names.get(id) ?? ''),
    mayConfirm: state === 'toConfirm' && reader.role !== 'judge' && !typists.has(reader.actor.id),
  };
}
