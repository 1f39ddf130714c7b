import type { JudgingSheet } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { sheetOf, type Sheet } from '../../../../shared/domain/day/sheets/marks.ts';
import { isOwnMark, isSamePerson, type Person } from '../../../../shared/domain/day/sheets/secondPerson.ts';
import {
  isAsHandedIn,
  stateOfSheet,
  typedMarks,
  type KeptMark,
} from '../../../../shared/domain/day/sheets/sheetState.ts';
import type { StoredMark, StoredSheet } from '../../../store/day/sheets/storedMarks.ts';
import { formOfSeat, type FlightOfSheets } from './loadSheets.ts';
import type { SheetReader } from './sheetReader.ts';

/** A stored mark as the rules of sheets have it: known by who sent it. */
export const markWithPerson = ({ by, alsoBy = [], ...mark }: StoredMark): MarkOfPerson => ({
  ...mark,
  by: by.id,
  person: { ids: [by.id, ...alsoBy], name: by.name },
});

export interface MarkOfPerson extends KeptMark {
  readonly receivedAt: string;
  readonly person: Person;
}

export const marksOfSeat = ({ stored }: FlightOfSheets, seat: string): StoredMark[] =>
  stored.marks.filter((mark) => mark.seat === seat);

export const sheetOfSeat = (flight: FlightOfSheets, seat: string): Sheet<MarkOfPerson> =>
  sheetOf(marksOfSeat(flight, seat).map(markWithPerson));

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
  const isOfTypist = typists.some(({ ids }) => ids.includes(facts.handedInBy?.id ?? ''));
  return {
    state,
    revision: marksOfSeat(flight, seat).length,
    handedInAt: facts.handedInAt ?? null,
    // A helper who types learns no judge's name.
    handedInBy: reader.role === 'scoring' && !isOfTypist ? null : (facts.handedInBy?.name ?? null),
    confirmedAt: facts.confirmedAt ?? null,
    confirmedBy: facts.confirmedBy?.name ?? null,
    typedBy: [...new Set(typists.map(({ name }) => name))],
    mayConfirm: state === 'toConfirm' && reader.role !== 'judge' && isSecondPerson(sheet, reader),
  };
}

/** What new marks leave of a sheet's hand-in: all of it where its own marks stand, nothing where a box has changed. */
export function handInAfter(
  flight: FlightOfSheets,
  seat: string,
  marks: readonly StoredMark[],
): Pick<StoredSheet, 'handedInAt' | 'handedInBy' | 'disputedHandIn'> | null {
  const { handedInAt: at, handedInBy: by, disputedHandIn } = flight.stored.state.sheets.get(seat) ?? {};
  const handIn = at !== undefined && by ? { at, by } : disputedHandIn;
  if (!handIn) return null;
  const stored = marksOfSeat(flight, seat);
  const before = sheetOf(stored.filter(({ receivedAt }) => receivedAt <= handIn.at));
  const after = sheetOf([...stored, ...marks]);
  if (!isAsHandedIn(before, after)) return null;
  const isDisputed = [...after.values()].some(({ isConflict }) => isConflict);
  return isDisputed ? { disputedHandIn: handIn } : { handedInAt: handIn.at, handedInBy: handIn.by };
}

const typistsOf = (sheet: Sheet<MarkOfPerson>): Person[] => typedMarks(sheet).map(({ person }) => person);

/** Whether none of the marks that stand was typed by the reader, as far as that is known. */
export const isSecondPerson = (sheet: Sheet<MarkOfPerson>, { actor, ids }: SheetReader): boolean =>
  !typistsOf(sheet).some((typist) => isSamePerson(typist, { ids, name: actor.name }));

/**
 * The marks of a sheet that a reader sees. A helper who types sees those from paper and those in conflict; of a box
 * that the judge wrote on a tablet only that it is written.
 */
export function seenMarks(
  flight: FlightOfSheets,
  seat: string,
  reader: SheetReader,
): Pick<JudgingSheet, 'marks' | 'written'> {
  const stored = marksOfSeat(flight, seat);
  const shown = stored.map((mark) => shownMark(mark, reader));
  if (reader.role !== 'scoring') return { marks: shown, written: [] };
  const cells = [...sheetOfSeat(flight, seat).values()].map(({ programmeId, column, isConflict, marks }) => ({
    place: { programmeId, column },
    marks: marks.filter(({ source }) => isConflict || source === 'paper'),
  }));
  const seen = new Set(cells.flatMap(({ marks }) => marks.map(({ id }) => id)));
  return {
    marks: shown
      .filter(({ id }) => seen.has(id))
      .map((mark) => (mark.source === 'paper' ? mark : { ...mark, by: '', name: '' })),
    written: cells.filter(({ marks }) => marks.length === 0).map(({ place }) => place),
  };
}

function shownMark(stored: StoredMark, reader: SheetReader): JudgingSheet['marks'][number] {
  const { seat: _seat, alsoBy: _alsoBy, sentBy: _sentBy, ...mark } = stored;
  return { ...mark, by: mark.by.id, name: mark.by.name, isOwn: isWriter(stored, reader) };
}

/** Whether a reader wrote a mark, and does not only sit where it was written. */
export const isWriter = (mark: StoredMark, { actor, ids }: SheetReader): boolean =>
  isOwnMark(markWithPerson(mark).person, {
    ids,
    name: actor.name,
    account: actor.kind === 'account' ? actor.id : null,
  });
