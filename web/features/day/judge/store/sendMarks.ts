import { isApiError } from '../../../../api/ApiError.ts';
import { MARKS_PER_CALL, type Mark } from '../../../../../shared/domain/day/sheets/marks.ts';
import type { DeviceMark, MarkWriter } from './database.ts';
import { type MarkStore, writerKey } from './MarkStore.ts';

/** One call: marks that one person wrote on a sheet and, with the last of them, that it is handed in. */
export interface MarkBatch {
  readonly sheet: string;
  readonly device: string;
  /** Null where the device did not know who wrote. */
  readonly writer: MarkWriter | null;
  readonly marks: readonly Mark[];
  readonly handIn: boolean;
}

/** Sends a batch; marks that the server has already are no error. Rejects with an ApiError. */
export type SendBatch = (batch: MarkBatch) => Promise<void>;

/**
 * The outcome for the marks that wait. `sent`: none waits, but those of refused sheets and of other people. `later`: the network or the
 * server is busy. `signIn`: the session has ended, or the code; it says so until somebody signs in.
 */
export type MarkSending =
  | { readonly kind: 'sent' }
  | { readonly kind: 'later'; readonly retryAfterSeconds: number }
  | { readonly kind: 'signIn' };

/** Sends what the server lacks, sheet by sheet, each in the order of writing. Marks stay until they are confirmed. */
export async function sendMarks(store: MarkStore, send: SendBatch): Promise<MarkSending> {
  const refused = await store.refusals();
  for (const sheet of await store.waitingSheets()) {
    if (refused.has(sheet)) continue;
    try {
      await sendSheet(store, send, sheet);
    } catch (error) {
      const failure = await readFailure(store, sheet, error);
      if (failure) return failure;
    }
  }
  return { kind: 'sent' };
}

async function sendSheet(store: MarkStore, send: SendBatch, sheet: string): Promise<void> {
  /** People whose marks stay here until they sign in, or somebody sends them as theirs. */
  const left = new Set<string>();
  for (;;) {
    const waiting = await store.waitingOf(sheet);
    const next = waiting.find(({ writer }) => !left.has(writerKey(writer)));
    if (!next) return;
    const { writer, marks, isHandedIn } = next;
    const batch = marks.slice(0, MARKS_PER_CALL);
    const handIn = isHandedIn && batch.length === marks.length;
    try {
      await send({ sheet, device: store.device, writer, marks: batch.map(toMark), handIn });
    } catch (error) {
      if (!isApiError(error) || error.code !== 'OtherWriter') throw error;
      left.add(writerKey(writer));
      continue;
    }
    await store.confirm(batch.map(({ id }) => id));
    if (handIn) await store.confirmHandIn(sheet);
  }
}

/** Null if the other sheets can be sent nevertheless: the server will never take this one's marks as they are. */
async function readFailure(store: MarkStore, sheet: string, error: unknown): Promise<MarkSending | null> {
  if (!isApiError(error)) throw error;
  if (error.status === 401) return { kind: 'signIn' };
  const isPassing =
    error.status === 0 || error.status === 429 || error.status >= 500 || error.code === 'Busy';
  if (isPassing) return { kind: 'later', retryAfterSeconds: error.retryAfterSeconds };
  await store.markRejected(sheet, error.code);
  return null;
}

const toMark = ({ sheet: _sheet, writer: _writer, ...mark }: DeviceMark): Mark => mark;
