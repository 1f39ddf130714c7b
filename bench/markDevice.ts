import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Caller } from '../local/testing/caller.ts';
import { currentTime } from '../local/clock.ts';
import type { BodyOf } from '../shared/contract/types.ts';
import type { Place } from '../shared/domain/day/sheets/marks.ts';

type SentMark = BodyOf<'submitMarks'>['marks'][number];

const MOST_OF_BATCH = 4;
const RETRY_MILLISECONDS = 50;

interface DeviceParts {
  readonly caller: Caller;
  readonly params: Readonly<Record<'competitionId' | 'flightId' | 'seat', string>>;
  readonly boxes: readonly Place[];
  readonly name: string;
  /** Whether it says at the end that the sheet is complete. */
  readonly handsIn: boolean;
}

/** A tablet at its sheet: it writes box after box, then corrects them, and sends each batch until it is answered. */
export class MarkDevice {
  readonly id = randomUUID();
  readonly name: string;
  readonly params: DeviceParts['params'];
  /** In the order of writing. */
  readonly written: SentMark[] = [];
  /** Batches that were answered. */
  answered = 0;
  /** Calls that had no answer. */
  repeats = 0;
  /** Answered, with no mark since. */
  isHandedIn = false;
  private readonly parts: DeviceParts;
  private caller: Caller;

  constructor(parts: DeviceParts) {
    this.parts = parts;
    this.caller = parts.caller;
    this.name = parts.name;
    this.params = parts.params;
  }

  /** The server is ready again. */
  reach(origin: string): void {
    this.caller = Object.assign(new Caller(origin), { code: this.caller.code });
  }

  /** Writes and sends until the day is over, then perhaps hands in. */
  async write(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const count = 1 + Math.floor(Math.random() * MOST_OF_BATCH);
      // Now and then a sheet is handed in and corrected afterwards.
      await this.send(
        Array.from({ length: count }, () => this.nextMark()),
        Math.random() < 0.1,
      );
    }
    await this.send([this.nextMark()], this.parts.handsIn);
  }

  private nextMark(): SentMark {
    const { boxes } = this.parts;
    const place = boxes[this.written.length % boxes.length];
    if (!place) throw new Error('The sheet has boxes');
    const before = this.written.at(-boxes.length);
    const mark: SentMark = {
      id: randomUUID(),
      ...place,
      value: 60 + Math.floor(Math.random() * 40),
      sequence: this.written.length + 1,
      at: currentTime().toISOString(),
      replaces: before ? [before.id] : [],
    };
    this.written.push(mark);
    return mark;
  }

  /** Until there is an answer: a call without one may have been carried out. */
  private async send(marks: SentMark[], handIn: boolean): Promise<void> {
    const body = { device: this.id, marks, handIn };
    for (;;) {
      const reply = await this.caller.call('submitMarks', { params: this.params, body }).catch(() => null);
      if (reply?.status === 200) break;
      // A server that is being killed may still answer that it is not well.
      if (reply && reply.status < 500) throw new Error(JSON.stringify(reply.problem));
      this.repeats++;
      await pause(RETRY_MILLISECONDS);
    }
    this.answered++;
    this.isHandedIn = handIn;
  }
}
