import type { JudgingSheet } from '../../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { ApiError, isApiError } from '../../../../api/ApiError.ts';
import type { DeviceMark, MarkWriter } from './database.ts';
import type { JudgingDay, SentSheet } from './judgingServer.ts';
import { type MarkStore, type BoxEntry, writerKey } from './MarkStore.ts';
import { type MarkBatch, sendMarks, type MarkSending } from './sendMarks.ts';
import { sheetKeyOf, type SheetName, sheetNameOf } from './sheetKey.ts';
import type { SheetCopy } from './sheetView.ts';

/** A batch as the server gets it. */
export interface OutgoingBatch extends MarkBatch {
  /** Whether the reader sends the marks of somebody else as theirs. */
  readonly isForWriter: boolean;
}

/** The server's side. Everything rejects with an ApiError. */
export interface JudgingServer {
  readonly fetchDay: (competitionId: string, date?: string) => Promise<JudgingDay>;
  readonly fetchSheet: (name: SheetName) => Promise<JudgingSheet>;
  readonly sendBatch: (batch: OutgoingBatch) => Promise<SentSheet>;
}

/** `signIn`: the session or the code has ended. `forbidden`: the account or the code judges nothing here. */
export type Access = 'unknown' | 'open' | 'signIn' | 'forbidden';

export interface JudgingSnapshot {
  /** Null until the device has a copy. */
  readonly day: JudgingDay | null;
  readonly access: Access;
  /** Where `access` is `signIn`: the code was withdrawn or has expired. */
  readonly isCodeEnded: boolean;
  /** False while the last question had no answer. */
  readonly isReached: boolean;
  /** By key; those of the day, and those that were opened. */
  readonly sheets: ReadonlyMap<string, SheetCopy>;
  /** Marks and hand-ins of the whole device that the server lacks, those of other judges too. */
  readonly waiting: number;
  readonly isSending: boolean;
}

const EMPTY_SNAPSHOT: JudgingSnapshot = {
  day: null,
  access: 'unknown',
  isCodeEnded: false,
  isReached: true,
  sheets: new Map(),
  waiting: 0,
  isSending: false,
};

/** The answer to marks after the approval: the device keeps them for good. */
const CLOSED = 'FlightApproved';

/** A judge's sheets of a competition on this device: what is written here, and copies of what the server has. */
export class JudgingStore {
  private snapshot = EMPTY_SNAPSHOT;
  private readonly competitionId: string;
  private readonly marks: MarkStore;
  private readonly server: JudgingServer;
  private readonly listeners = new Set<() => void>();
  private readonly answers = new Map<string, JudgingSheet>();
  /** Sheets and writers whose marks the reader sends as theirs. */
  private readonly handOvers = new Set<string>();
  private readonly refusedHandOvers = new Set<string>();

  constructor(competitionId: string, marks: MarkStore, server: JudgingServer) {
    this.competitionId = competitionId;
    this.marks = marks;
    this.server = server;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getSnapshot = (): JudgingSnapshot => this.snapshot;

  get device(): string {
    return this.marks.device;
  }

  /** Shows what the device has, before anything is asked. */
  async begin(): Promise<void> {
    const day = (await this.marks.answerOf(this.dayKey())) as JudgingDay | undefined;
    if (day) this.publish({ day });
    for (const key of mySheetKeys(this.competitionId, day)) await this.recall(key);
    // Only the approval is for good: somebody else may have signed in by now.
    for (const [sheet, code] of await this.marks.refusals())
      if (code !== CLOSED) await this.marks.clearRejection(sheet);
    await this.reread();
  }

  /** Asks for the day's flights and a copy of each own sheet. @param date another day of the competition */
  async refresh(date?: string): Promise<void> {
    const day = await this.refreshDay(date);
    if (!day) return;
    for (const key of mySheetKeys(this.competitionId, day)) {
      await this.refreshSheet(key);
      if (!this.snapshot.isReached) return;
    }
  }

  /**
   * Asks for the day's flights alone, and for the sheets of those that have come or moved: an open list follows a new
   * version of the schedule.
   */
  async look(): Promise<void> {
    const day = this.snapshot.access === 'open' ? await this.refreshDay() : null;
    if (!day) return;
    const places = new Map(day.flights.map(({ id, ...place }) => [id, place]));
    for (const key of mySheetKeys(this.competitionId, day)) {
      const [place, known] = [places.get(sheetNameOf(key).flightId), this.answers.get(key)?.flight];
      const stands = known?.start === place?.start && known?.surface === place?.surface;
      if (!known || !stands) await this.refreshSheet(key);
      if (!this.snapshot.isReached) return;
    }
  }

  private async refreshDay(date?: string): Promise<JudgingDay | null> {
    const day = await this.fetchOrNull(
      this.server.fetchDay(this.competitionId, date ?? this.snapshot.day?.date ?? undefined),
    );
    if (!day) return null;
    await this.marks.keepAnswer(this.dayKey(), day);
    this.publish({ day });
    return day;
  }

  async refreshSheet(key: string): Promise<void> {
    const answer = await this.fetchOrNull(this.server.fetchSheet(sheetNameOf(key)), () => this.dropCopy(key));
    if (!answer) return;
    await this.keep(key, answer);
    // An answer to earlier marks may have been lost.
    await this.marks.confirm(answer.marks.map(({ id }) => id));
    await this.reread();
  }

  /** Opens a sheet from its copy; asks for it where there is none. */
  async open(key: string): Promise<void> {
    await this.recall(key);
    await this.reread();
    await this.refreshSheet(key);
  }

  /** Resolves when the mark is on the disk, and shows it then. */
  async write(key: string, writing: BoxEntry): Promise<DeviceMark> {
    const mark = await this.marks.write(key, writing, this.writerOn(key));
    await this.reread();
    return mark;
  }

  async handIn(key: string): Promise<void> {
    await this.marks.handIn(key, this.writerOn(key));
    await this.reread();
  }

  /** From now on the writer's marks of a sheet are sent as the writer's, whoever has signed in. */
  handOver(key: string, writer: MarkWriter): void {
    this.handOvers.add(handOverKey(key, writer));
  }

  private writerOn(key: string): MarkWriter | undefined {
    const reader = this.answers.get(key)?.reader;
    return reader && { id: reader.id, name: reader.name };
  }

  /** Sends what waits, of other competitions too. */
  async send(): Promise<MarkSending> {
    this.publish({ isSending: true });
    try {
      return await sendMarks(this.marks, async (batch) => {
        const { revision, sheet } = await this.sendBatch(batch);
        this.publish({ access: 'open', isReached: true });
        const known = this.answers.get(batch.sheet);
        if (known) await this.keep(batch.sheet, { ...known, revision, sheet });
      });
    } finally {
      this.publish({ isSending: false });
      await this.reread();
    }
  }

  /** A hand-over that the server refuses leaves the marks here, and the reader's own sheet open. */
  private async sendBatch(batch: MarkBatch) {
    const handOver = handOverKey(batch.sheet, batch.writer);
    const isForWriter = this.handOvers.has(handOver);
    try {
      return await this.server.sendBatch({ ...batch, isForWriter });
    } catch (error) {
      const isRefused = isForWriter && isApiError(error) && [400, 403].includes(error.status);
      if (!isRefused) throw error;
      this.handOvers.delete(handOver);
      this.refusedHandOvers.add(handOver);
      throw new ApiError({ status: 409, code: 'OtherWriter', title: '', requestId: error.requestId });
    }
  }

  /** Called after each attempt to send. */
  onSendResult({ kind }: MarkSending): void {
    if (kind === 'signIn') this.publish({ access: 'signIn' });
    if (kind === 'later') this.publish({ isReached: false });
  }

  /** Reads the device's marks again: this tab or another one has written. */
  async reread(): Promise<void> {
    const [waiting, refusals, handIns] = await Promise.all([
      this.marks.waitingIds(),
      this.marks.refusals(),
      this.marks.handIns(),
    ]);
    const copies = await Promise.all(
      [...this.answers].map(async ([key, answer]): Promise<readonly [string, SheetCopy]> => {
        const own = await this.marks.marksOf(key);
        const refusal = refusals.get(key) ?? null;
        const isRefused = (writer: MarkWriter) => this.refusedHandOvers.has(handOverKey(key, writer));
        return [key, { answer, own, waiting, isHandInWaiting: handIns.has(key), refusal, isRefused }];
      }),
    );
    this.publish({ sheets: new Map(copies), waiting: waiting.size + handIns.size });
  }

  private dayKey(): string {
    return `day ${this.competitionId}`;
  }

  private async keep(key: string, answer: JudgingSheet): Promise<void> {
    this.answers.set(key, answer);
    await this.marks.keepAnswer(`sheet ${key}`, answer);
  }

  private async recall(key: string): Promise<void> {
    if (this.answers.has(key)) return;
    const answer = (await this.marks.answerOf(`sheet ${key}`)) as JudgingSheet | undefined;
    if (answer) this.answers.set(key, answer);
  }

  /** Another judge uses the device or has the seat now, or the flight is gone: the copy is not for this reader. */
  private async dropCopy(key: string): Promise<void> {
    this.answers.delete(key);
    await this.marks.deleteCachedAnswer(`sheet ${key}`);
    // The list says who has the seat now.
    await this.refreshDay();
    await this.reread();
  }

  /** Null without an answer, which the snapshot then tells. */
  private async fetchOrNull<Answer>(
    question: Promise<Answer>,
    onForbidden: () => Promise<void> | void = () => this.publish({ access: 'forbidden' }),
  ): Promise<Answer | null> {
    try {
      const answer = await question;
      this.publish({ access: 'open', isReached: true });
      return answer;
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 401) {
        this.publish({ access: 'signIn', isCodeEnded: error.code === 'CodeEnded', isReached: true });
      } else if (error.status === 403 || error.status === 404) {
        this.publish({ isReached: true });
        await onForbidden();
      } else this.publish({ isReached: false });
      return null;
    }
  }

  private publish(change: Partial<JudgingSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}

const handOverKey = (sheet: string, writer: MarkWriter | null) => `${sheet} ${writerKey(writer)}`;

/** The keys of the caller's own sheets, by time. */
export function mySheetKeys(competitionId: string, day: JudgingDay | null | undefined): string[] {
  return (day?.flights ?? []).flatMap(({ id, seats }) =>
    seats.filter(({ isOwn }) => isOwn).map(({ seat }) => sheetKeyOf({ competitionId, flightId: id, seat })),
  );
}
