import type { BodyOf, DataOf } from '../../../contract/types.ts';
import { cellAt, sheetOf } from '../sheets/marks.ts';
import { idOf, inventedMarks, type InventedMark } from './inventedMarks.ts';
import type { PlayedCall, Stage } from './playStep.ts';
import type { PenaltyStep, SheetStep } from './script.ts';

type SentMark = BodyOf<'submitMarks'>['marks'][number];
type Sheet = DataOf<'getJudgingSheet'>;

/** A second tablet's first mark, and the mark that settles what it began, count after all of a sheet. */
const AFTER_ALL = 10_000;

/** Plays the writing of judges, the referee and those who type paper sheets. Marks have ids that the seed decides. */
export async function playSheet(step: SheetStep, stage: Stage): Promise<void> {
  const { seat } = step;
  const call = await writerOf(step, stage);
  const params = { competitionId: stage.competitionId, flightId: step.flightId, seat };
  const sheet = await call('getJudgingSheet', { params });
  // The referee of some systems has no sheet of their own.
  if (sheet.columns.length === 0) return;
  if (step.kind === 'readBack') {
    if (sheet.sheet.confirmedAt !== null) return;
    const body = { revision: sheet.sheet.revision, again: null, device: 'reader', marks: [] };
    await call('confirmMarks', { params, body });
    return;
  }
  const { marks, device = deviceOf(seat) } = marksOf(step, sheet, stage);
  const handIn = step.kind === 'handIn' || step.kind === 'type';
  if (marks.length === 0 && !handIn) return;
  await call('submitMarks', { params, body: { device, marks, handIn } });
}

const deviceOf = (seat: string) => `tablet of ${seat}`;

function writerOf({ kind, panelId, seat }: SheetStep, { cast }: Stage) {
  if (kind === 'type') return cast.typist;
  if (kind === 'readBack') return cast.reader;
  if (panelId === null) throw new Error('A flight without a panel has no judges');
  return cast.seated(panelId, seat);
}

interface MarksToSend {
  readonly marks: SentMark[];
  readonly device?: string;
}

function marksOf(step: SheetStep, sheet: Sheet, stage: Stage): MarksToSend {
  const whole = inventedMarks(sheet, stage.seed).map((mark, index) =>
    markOf(mark, { sequence: index + 1, device: deviceOf(step.seat), sheet, stage }),
  );
  switch (step.kind) {
    case 'marks':
      return { marks: whole.filter(({ programmeId }) => programmeId === step.programmeId) };
    case 'type':
      return { marks: whole };
    case 'conflict': {
      const [first] = whole.filter(({ programmeId }) => programmeId === step.programmeId);
      if (!first) return { marks: [] };
      const device = `second tablet of ${step.seat}`;
      const slip = { ...first, value: slipOf(first.value ?? 0, sheet) };
      return { device, marks: [markOf(slip, { sequence: 1, device, sheet, stage })] };
    }
    case 'settle': {
      const [first] = whole.filter(({ programmeId }) => programmeId === step.programmeId);
      const cell = first && cellAt(sheetOf(sheet.marks), first);
      if (!first || !cell?.isConflict) return { marks: [] };
      const writing = { sequence: AFTER_ALL, device: `settled on ${deviceOf(step.seat)}`, sheet, stage };
      const chosen = markOf({ ...cell, value: first.value ?? 0 }, writing);
      return {
        device: writing.device,
        marks: [{ ...chosen, replaces: cell.marks.map(({ id }) => id) }],
      };
    }
    default:
      return { marks: [] };
  }
}

/** A neighbouring mark that the box can hold. */
function slipOf(value: number, { columns: [column] }: Sheet): number {
  return value + 1 <= (column?.most ?? value) ? value + 1 : value - 1;
}

interface MarkContext {
  readonly sequence: number;
  readonly device: string;
  readonly sheet: Sheet;
  readonly stage: Stage;
}

function markOf(
  { programmeId, column, value }: InventedMark,
  { sequence, device, sheet, stage }: MarkContext,
): SentMark {
  return {
    id: idOf(stage.seed, device, sheet.flight.id, sheet.seat, column, programmeId),
    programmeId,
    column,
    value,
    sequence,
    at: stage.now().toISOString(),
    replaces: [],
  };
}

/** The first penalty of the rules, by the referee. */
export async function givePenalty(
  { programmeId, flightId, panelId }: PenaltyStep,
  { competitionId, cast }: Stage,
): Promise<void> {
  if (panelId === null) return;
  const referee: PlayedCall = await cast.seated(panelId, 'referee');
  const params = { competitionId, flightId };
  const { penaltyList, penalties, version } = await referee('getFlightSheets', { params });
  const [penalty] = penaltyList;
  if (!penalty || penalties.some((given) => given.programmeId === programmeId)) return;
  const { code, tenths } = penalty;
  const given = { code, tenths, reason: 'The second jump was left out' };
  await referee('updatePenalties', { params, body: { version, programmeId, penalties: [given] } });
}
