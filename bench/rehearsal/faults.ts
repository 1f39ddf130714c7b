import type { Operation } from '../../shared/contract/routes.ts';
import type { CallOf } from '../../shared/contract/types.ts';
import type { PlayedCall } from '../../shared/domain/day/rehearsal/playStep.ts';
import { createRandom } from '../../shared/domain/planning/random.ts';
import { boxOf, type Book } from './book.ts';

/** The number of faulty calls, by kind. */
export interface Faults {
  lostRequests: number;
  lostAnswers: number;
  doubled: number;
  /** The server was killed while they were under way. */
  brokenOff: number;
}

/** Of a hundred changing calls. */
const SHARES = { lostRequest: 2, lostAnswer: 2, doubled: 2 };

const READING = new Set<Operation>([
  'listRuns',
  'getJudgingSheet',
  'getFlightSheets',
  'listFlightResults',
  'getIce',
  'getPublishing',
  'getScheduleDraft',
  'getScheduleProblem',
  'getScheduleDifference',
]);

export class LostError extends Error {}

/** A network that loses requests and answers and sends twice, and notes what went out. */
export function faultyNetwork(seed: number, faults: Faults, book: Book): (call: PlayedCall) => PlayedCall {
  const random = createRandom(seed);
  return (call) => async (operation, parts) => {
    if (READING.has(operation)) return call(operation, parts);
    note(book, operation, parts);
    const drawn = random.below(100);
    if (drawn < SHARES.lostRequest) {
      faults.lostRequests += 1;
      throw new LostError();
    }
    if (drawn < SHARES.lostRequest + SHARES.lostAnswer) {
      await call(operation, parts);
      faults.lostAnswers += 1;
      throw new LostError();
    }
    if (drawn < SHARES.lostRequest + SHARES.lostAnswer + SHARES.doubled) {
      faults.doubled += 1;
      const [first, second] = await Promise.allSettled([call(operation, parts), call(operation, parts)]);
      if (first.status === 'fulfilled') return first.value;
      if (second.status === 'fulfilled') return second.value;
      throw first.reason;
    }
    return call(operation, parts);
  };
}

/** Writes down what somebody meant to send, whether or not it arrives now: they go on until it has. */
function note<Op extends Operation>(book: Book, operation: Op, sent: CallOf<Op>): void {
  const { params, body } = sent as unknown as { params: Record<string, string>; body?: unknown };
  const { flightId = '', seat = '', programmeId = '', scratchId = '' } = params;
  const own = `${flightId} ${programmeId}`;
  if (operation === 'scratch') book.absent.set(own, 'withdrawn');
  if (operation === 'restoreStarter') book.absent.delete(own);
  if (operation === 'scratchStarts') {
    const { starts } = body as { starts: { flightId: string; programmeId: string }[] };
    const names = starts.map((start) => `${start.flightId} ${start.programmeId}`);
    book.scratches.set(scratchId, names);
    for (const name of names) book.absent.set(name, 'withdrawn');
  }
  if (operation === 'restoreStarts')
    for (const name of book.scratches.get(scratchId) ?? []) book.absent.delete(name);
  if (operation === 'markNoShow') book.absent.set(own, 'noShow');
  if (operation === 'submitMarks') {
    const { device, marks } = body as {
      device: string;
      marks: Omit<Parameters<typeof boxOf>[0] & { id: string; value: number }, 'flightId' | 'seat'>[];
    };
    // The judge's word stands; the second tablet's slip is settled.
    if (device.startsWith('second tablet')) return;
    for (const mark of marks) book.boxes.set(boxOf({ ...mark, flightId, seat }), { ...mark, flightId, seat });
  }
  if (operation === 'updatePenalties') {
    const given = body as { programmeId: string; penalties: { tenths: number }[] };
    const tenths = given.penalties.reduce((sum, penalty) => sum + penalty.tenths, 0);
    book.penalties.set(`${flightId} ${given.programmeId}`, tenths);
  }
  if (operation === 'correctResult') {
    const { marks } = body as {
      marks: { programmeId: string; seat: string; column: string; value: number }[];
    };
    for (const mark of marks) book.corrections.set(boxOf({ ...mark, flightId }), mark.value);
  }
}
