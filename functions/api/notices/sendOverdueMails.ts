import { competitionsIn, type StoredCompetition } from '../../store/competitions/repository.ts';
import type { StoredNotification } from '../../store/notifications/notification.ts';
import { unsentNotifications } from '../../store/notifications/repository.ts';
import { isUnsent, sendUnsentNotifications } from '../../services/notifications/sendUnsentNotifications.ts';

/** Within a call's ten seconds, with room for the mail that was begun last. */
const LONGEST_MILLISECONDS = 7_000;
/** A younger mail may still be under way with the call that wrote it. */
const UNDER_WAY_MILLISECONDS = 2 * 60_000;
/** What could not be sent for a day has a reason that waiting does not mend: the organiser sees it. */
const GIVEN_UP_MILLISECONDS = 24 * 60 * 60_000;

/**
 * Sends, by the clock, what calls could not send: of every published competition, the oldest first. Whoever
 * takes a mail first sends it, so two rounds, or a round and an organiser, never send one twice.
 */
export async function sendOverdueMails(now: Date): Promise<void> {
  const end = performance.now() + LONGEST_MILLISECONDS;
  for (const competition of await competitionsIn('published')) {
    if (performance.now() >= end) return;
    await sendOverdue(competition, now, end);
  }
}

async function sendOverdue(competition: StoredCompetition, now: Date, end: number): Promise<void> {
  let cursor: string | undefined;
  do {
    const { notices, nextCursor } = await unsentNotifications(competition.id, cursor);
    const overdue = notices.filter((notice) => isUnsent(notice) && isOverdue(notice, now));
    await sendUnsentNotifications(competition, overdue, now, end - performance.now());
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined && performance.now() < end);
}

function isOverdue({ at }: StoredNotification, now: Date): boolean {
  const age = now.getTime() - Date.parse(at);
  return age > UNDER_WAY_MILLISECONDS && age < GIVEN_UP_MILLISECONDS;
}
