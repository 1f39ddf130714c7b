import { ulid } from 'ulidx';
import { currentTime } from '../../../../clock.ts';
import { JudgingStore } from './JudgingStore.ts';
import { MarkStore, type BoxEntry } from './MarkStore.ts';
import { DATABASE_NAME, type MarkWriter } from './database.ts';
import { fetchDay, fetchSheet, sendBatch } from './judgingServer.ts';
import type { MarkSending } from './sendMarks.ts';
import { startSending } from './startSending.ts';

const LOCK = 'rinkside-marks';

/** A tab in the background may be stopped while it holds the lock. The server knows marks that come twice. */
const MOST_BUSY = 5;

/** The judge's pages share this store; it goes on sending while other pages are shown. */
export interface Judging {
  readonly store: JudgingStore;
  /** Resolves when the mark is on the disk. */
  readonly write: (sheet: string, writing: BoxEntry) => Promise<void>;
  readonly handIn: (sheet: string) => Promise<void>;
  /** Sends the marks that somebody else left on a sheet here, as theirs. */
  readonly sendForWriter: (sheet: string, writer: MarkWriter) => void;
  /** Sends what waits and asks for what is new. */
  readonly tryNow: () => void;
}

/** Thirty days: a competition lasts a few, and questions about a result come soon after. */
const KEPT_MILLISECONDS = 30 * 24 * 3_600_000;

const opened = new Map<string, Promise<Judging>>();

/** The judge's sheets of a competition; the same ones for each page. Rejects where the browser forbids storage. */
export function openJudging(competitionId: string): Promise<Judging> {
  const known = opened.get(competitionId);
  if (known) return known;
  const opening = open(competitionId);
  opened.set(competitionId, opening);
  opening.catch(() => opened.delete(competitionId));
  return opening;
}

async function open(competitionId: string): Promise<Judging> {
  const marks = await MarkStore.open(DATABASE_NAME, { newId: () => ulid(), now: currentTime });
  const store = new JudgingStore(competitionId, marks, { fetchDay, fetchSheet, sendBatch });
  const tabs = new BroadcastChannel(DATABASE_NAME);
  const sender = startSending({
    send: lockedSending(navigator.locks, () => store.send()),
    random: Math.random,
    after: (milliseconds, callBack) => {
      const timer = setTimeout(callBack, milliseconds);
      return () => clearTimeout(timer);
    },
    onOutcome: (outcome) => {
      store.onSendResult(outcome);
      tabs.postMessage('sent');
    },
  });
  const changed = () => {
    tabs.postMessage('written');
    sender.onMarkWritten();
  };
  const tryNow = () => {
    sender.tryNow();
    void store.refresh();
  };
  tabs.addEventListener('message', () => void store.reread());
  window.addEventListener('online', tryNow);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') tryNow();
  });
  await marks.clear(new Date(currentTime().getTime() - KEPT_MILLISECONDS));
  await store.begin();
  tryNow();
  return {
    store,
    tryNow,
    sendForWriter: (sheet, writer) => {
      store.handOver(sheet, writer);
      sender.tryNow();
    },
    write: async (sheet, writing) => {
      await store.write(sheet, writing);
      changed();
    },
    handIn: async (sheet) => {
      await store.handIn(sheet);
      changed();
    },
  };
}

/** Lets one tab of a device send at a time; null while another one does. */
function lockedSending(
  locks: LockManager,
  send: () => Promise<MarkSending>,
): () => Promise<MarkSending | null> {
  let busy = 0;
  return () =>
    locks.request(LOCK, { ifAvailable: true }, (lock) => {
      busy = lock ? 0 : busy + 1;
      return lock || busy > MOST_BUSY ? send() : null;
    });
}
