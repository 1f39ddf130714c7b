import { useEffect, useSyncExternalStore } from 'react';
import { whenRefetched } from '../../../api/changes.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { serverAhead } from '../../../api/serverClock.ts';
import { untilReached } from '../../../api/untilReached.ts';
import { currentTime } from '../../../clock.ts';
import { readDraft, saveDraft } from '../../../session/drafts.ts';
import { type SendTap, sendTap, type TapAnswer } from './sendTap.ts';

/** A tap on a flight of the running day. */
export interface FlightTap {
  readonly competitionId: string;
  readonly flightId: string;
  readonly what: 'start' | 'end' | 'hold';
  /** A UTC instant by the server's clock. */
  readonly at: string;
  /** Of a hold, `HH:MM` at the venue; null releases. */
  readonly until: string | null;
  /** The hold that was shown, `HH:MM`. */
  readonly read: string | null;
}

export interface RefusedTap {
  readonly tap: FlightTap;
  readonly reason: string;
}

interface Taps {
  /** The server has not been reached with them yet; in the order of tapping. */
  readonly waiting: readonly FlightTap[];
  /** What the server refused when it was reached later. */
  readonly refused: readonly RefusedTap[];
}

interface Turn {
  /** Others wait before it. */
  readonly isBehind: boolean;
  readonly onUnreached: () => void;
}

const NONE: Taps = { waiting: [], refused: [] };
const DRAFT = 'taps';

/**
 * Taps that the network did not take, kept in this tab over a reload: a tablet closes pages that wait in the background. They are
 * sent in the order of tapping: an end that overtakes its start would end another flight.
 */
export class UnsentTaps {
  private taps = NONE;
  private last: Promise<unknown> = Promise.resolve();
  private hasResumed = false;
  private readonly listeners = new Set<() => void>();
  private readonly sendTap: SendTap;
  private readonly pause: (() => Promise<void>) | undefined;

  constructor(sendTap: SendTap, pause?: () => Promise<void>) {
    this.sendTap = sendTap;
    this.pause = pause;
  }

  readonly getSnapshot = () => this.taps;
  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Sends a tap, again until the server has answered.
   * @returns null where the tap was taken back, or refused after it had waited, which the list of refused ones says
   * @throws what the server refuses at once
   */
  async send(tap: FlightTap, onUnreached: () => void = () => undefined): Promise<TapAnswer | null> {
    const isBehind = this.taps.waiting.length > 0;
    if (isBehind) this.wait(tap, onUnreached);
    return this.queue(tap, { isBehind, onUnreached });
  }

  /** Sends what this tab kept over a reload. Again changes nothing. */
  readonly resume = () => {
    if (this.hasResumed) return;
    this.hasResumed = true;
    const { waiting = [] } = readDraft<Taps>(DRAFT);
    for (const tap of waiting) {
      this.wait(tap, () => undefined);
      void this.queue(tap, { isBehind: true, onUnreached: () => undefined });
    }
  };

  /** Takes back what was not sent. @returns false where it is sent already */
  takeBack({ flightId, what }: Pick<FlightTap, 'flightId' | 'what'>): boolean {
    const own = this.taps.waiting.findLast((one) => one.flightId === flightId && one.what === what);
    if (own) this.drop(own);
    return own !== undefined;
  }

  readonly dismissRefused = () => this.set({ ...this.taps, refused: [] });

  private queue(tap: FlightTap, turn: Turn): Promise<TapAnswer | null> {
    const sent = this.last.then(() => this.sendInTurn(tap, turn));
    this.last = sent.catch(() => undefined);
    return sent;
  }

  private async sendInTurn(tap: FlightTap, { isBehind, onUnreached }: Turn): Promise<TapAnswer | null> {
    let hasWaited = isBehind;
    const isTakenBack = () => hasWaited && !this.taps.waiting.includes(tap);
    const attempt = async () => {
      if (isTakenBack()) return null;
      const ago = (currentTime().getTime() + serverAhead() - Date.parse(tap.at)) / 1_000;
      return this.sendTap(tap, Math.max(0, Math.round(ago)));
    };
    try {
      const answer = await untilReached(attempt, {
        onUnreached: () => {
          if (!hasWaited) this.wait(tap, onUnreached);
          hasWaited = true;
        },
        ...(this.pause && { pause: this.pause }),
      });
      // Until the page has the answer, it shows the tap.
      if (hasWaited) await whenRefetched();
      this.drop(tap);
      return answer;
    } catch (thrown) {
      this.drop(tap);
      if (!hasWaited) throw thrown;
      const reason = errorMessage(thrown) ?? String(thrown);
      this.set({ ...this.taps, refused: [...this.taps.refused, { tap, reason }] });
      return null;
    }
  }

  private wait(tap: FlightTap, onUnreached: () => void): void {
    this.set({ ...this.taps, waiting: [...this.taps.waiting, tap] });
    onUnreached();
  }

  private drop(tap: FlightTap): void {
    this.set({ ...this.taps, waiting: this.taps.waiting.filter((one) => one !== tap) });
  }

  private set(taps: Taps): void {
    this.taps = taps;
    saveDraft(DRAFT, { waiting: taps.waiting });
    for (const listener of this.listeners) listener();
  }
}

/** Of this tab: a tap waits on whichever page somebody opens meanwhile. */
export const unsentTaps = new UnsentTaps(sendTap);

/** A tap that is made now. @param secondsAgo for what somebody says later than it was */
export const tapNow = (tap: Omit<FlightTap, 'at'>, secondsAgo = 0): FlightTap => ({
  ...tap,
  at: new Date(currentTime().getTime() + serverAhead() - secondsAgo * 1_000).toISOString(),
});

/** What of a competition waits to be sent, and what was refused. */
export function useUnsentTaps(competitionId: string): Taps {
  const { waiting, refused } = useSyncExternalStore(unsentTaps.subscribe, unsentTaps.getSnapshot);
  useEffect(() => unsentTaps.resume(), []);
  return {
    waiting: waiting.filter((tap) => tap.competitionId === competitionId),
    refused: refused.filter(({ tap }) => tap.competitionId === competitionId),
  };
}
