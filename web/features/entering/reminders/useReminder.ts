import { useEffect, useRef, useState } from 'react';
import type { FamilyToRemind } from '../../../../shared/contract/entering/notifications/reminders.ts';
import type { BodyOf } from '../../../../shared/contract/types.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';

export type ReminderBody = Omit<BodyOf<'previewReminder'>, 'cursor'>;

/** The recipients found so far. */
export interface ReminderPreviewState {
  readonly body: ReminderBody;
  readonly currency: string;
  readonly families: readonly FamilyToRemind[];
  readonly example: { readonly subject: string; readonly text: string } | null;
  readonly nextCursor: string | null;
  readonly state: 'looking' | 'failed' | 'ready';
}

export interface ReminderRunState {
  readonly done: number;
  readonly all: number;
  readonly sent: number;
  readonly skipped: number;
  readonly queued: number;
  readonly failed: readonly string[];
  readonly state: 'running' | 'stopped' | 'failed' | 'finished';
}

/** The most accounts that one call of sendReminder takes. */
const CONCURRENCY = 10;

const NO_RUN = { done: 0, sent: 0, skipped: 0, queued: 0, failed: [], state: 'running' } as const;

/**
 * A reminder from its preview to the last mail. Both run in parts, to show the progress and to continue
 * after a failure; families already mailed are not mailed again.
 */
export function useReminder(competitionId: string) {
  const [preview, setPreview] = useState<ReminderPreviewState | null>(null);
  const [run, setRun] = useState<ReminderRunState | null>(null);
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);
  const params = { competitionId };

  const look = async (from: ReminderPreviewState) => {
    let now: ReminderPreviewState = { ...from, state: 'looking' };
    setPreview(now);
    try {
      do {
        const cursor = now.nextCursor === null ? {} : { cursor: now.nextCursor };
        const page = await call('previewReminder', {
          params,
          body: { ...now.body, ...cursor },
          background: true,
        });
        now = {
          ...now,
          currency: page.data.currency,
          families: mergedFamilies(now.families, page.data.families),
          example: now.example ?? page.data.example,
          nextCursor: page.nextCursor,
        };
        setPreview(now);
      } while (now.nextCursor !== null && !stopped.current);
      setPreview({ ...now, state: 'ready' });
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setPreview({ ...now, state: 'failed' });
    }
  };

  const send = async (from: ReminderRunState, body: ReminderBody, accounts: readonly string[]) => {
    stopped.current = false;
    let now: ReminderRunState = { ...from, state: 'running' };
    setRun(now);
    try {
      while (now.done < accounts.length && !stopped.current) {
        const part = accounts.slice(now.done, now.done + CONCURRENCY);
        const { data } = await call('sendReminder', {
          params,
          body: { ...body, accounts: part },
          background: true,
        });
        now = {
          ...now,
          done: now.done + part.length,
          sent: now.sent + data.sent,
          skipped: now.skipped + data.skipped,
          queued: now.queued + data.queued,
          failed: [...now.failed, ...data.failed],
        };
        setRun(now);
      }
      setRun({ ...now, state: now.done < accounts.length ? 'stopped' : 'finished' });
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      setRun({ ...now, state: 'failed' });
    }
  };

  const accounts = (preview?.families ?? []).flatMap(({ accountId, remindedAt }) =>
    remindedAt === null ? [accountId] : [],
  );
  return {
    preview,
    run,
    show: (body: ReminderBody) =>
      look({ body, currency: '', families: [], example: null, nextCursor: null, state: 'looking' }),
    lookOn: async () => {
      if (preview) await look(preview);
    },
    send: async () => {
      if (preview) await send({ ...NO_RUN, all: accounts.length }, preview.body, accounts);
    },
    sendOn: async () => {
      if (preview && run) await send(run, preview.body, accounts);
    },
    stop: () => {
      stopped.current = true;
    },
    clear: () => {
      setPreview(null);
      setRun(null);
    },
  };
}

export type ReminderControl = ReturnType<typeof useReminder>;

/** Merges the families of two pages, as a family's entries can be on both; keeps the order of the first. */
export function mergedFamilies(
  before: readonly FamilyToRemind[],
  page: readonly FamilyToRemind[],
): FamilyToRemind[] {
  const families = new Map(before.map((family) => [family.accountId, family]));
  for (const family of page) {
    const known = families.get(family.accountId);
    families.set(
      family.accountId,
      known ? { ...known, entries: [...known.entries, ...family.entries] } : family,
    );
  }
  return [...families.values()];
}
