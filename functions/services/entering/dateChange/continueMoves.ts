import { ENTRY_KINDS } from '../../../../shared/contract/entering/competitions/forms.ts';
import { competitionsIn, getCompetition } from '../../../store/entering/competitions/repository.ts';
import { entriesOfCompetition } from '../../../store/entering/entries/lists.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { runInParallel } from '../../../platform/runInParallel.ts';
import { isUndone } from '../../../platform/outbox/outboxItem.ts';
import { WORK_MILLISECONDS } from '../../../platform/workTime.ts';
import {
  familyMailsOf,
  findMove,
  saveProgress,
  openMoves,
} from '../../../store/entering/dateChange/repository.ts';
import type { StoredMove } from '../../../store/entering/dateChange/storedMove.ts';
import { notifyFamily } from './notifyFamily.ts';

/** Families notified at the same time. */
const CONCURRENCY = 5;
/** Entries of one page, small enough to notify all of its families within one call. */
const PAGE_SIZE = 40;
/** A submit that was in progress when the day moved is stored by then, so a later round finds it. */
const GRACE_MILLISECONDS = 30_000;
/** After two days of failures another attempt would not help. */
const ABANDON_MILLISECONDS = 2 * 24 * 60 * 60_000;

/** Continues, on schedule, every move that has not reached all families. */
export async function continueMoves(now: Date): Promise<void> {
  const end = performance.now() + WORK_MILLISECONDS;
  const competitions = await competitionsIn('published');
  for (const move of await openMoves(competitions.map(({ id }) => id))) {
    if (performance.now() >= end) return;
    await advanceMove(move, now, end - performance.now());
  }
}

/**
 * Continues a competition's move while the organiser has its page open; the schedule does the rest.
 * @returns how far it is; null when the first day never moved. `isWaiting` once the next round is due later
 * @throws {ApiError} NotFound
 */
export async function continueMoveOf(competitionId: string, now: Date) {
  await getCompetition(competitionId);
  const move = await findMove(competitionId);
  if (!move) return null;
  const current = move.done ? move : await advanceMove(move, now, WORK_MILLISECONDS);
  const { id, from, to, told, done, hasLeft, place, roundBegan, at } = current;
  // One round has ended, and the next has not gone past its first page.
  const isWaiting = !done && place === null && roundBegan !== at;
  const mails = done || isWaiting ? await countMails(competitionId, id) : { told, queued: 0, failed: 0 };
  return { from, to, ...mails, done, isWaiting, hasLeft };
}

/** Once a round has ended: what became of its mails, those that left by themselves since included. */
async function countMails(competitionId: string, moveId: string) {
  const mails = (await familyMailsOf(competitionId)).filter((mail) => mail.moveId === moveId);
  const isFailed = ({ outbox }: (typeof mails)[number]) => isUndone(outbox) && outbox?.state !== 'cancelled';
  return {
    told: mails.filter(({ sentAt }) => sentAt !== null).length,
    queued: mails.filter(({ sentAt, outbox }) => sentAt === null && outbox?.state === 'waiting').length,
    failed: mails.filter(isFailed).length,
  };
}

/**
 * Notifies families page by page until the time is up. An interrupted page is repeated; a family that has
 * its mail is skipped.
 * @returns the move as it is stored then
 */
async function advanceMove(move: StoredMove, now: Date, milliseconds: number): Promise<StoredMove> {
  const end = performance.now() + milliseconds;
  let current = move;
  while (!current.done && performance.now() < end) {
    const outcome = await notifyPage(current, now, end - performance.now());
    const stored = await findMove(move.competitionId);
    if (stored?.id !== move.id) return stored ?? current;
    current = stored;
    if (outcome !== 'advanced') break;
  }
  return current;
}

/** @returns whether the page was left unfinished, the move has advanced, or its round has ended */
async function notifyPage(
  move: StoredMove,
  now: Date,
  milliseconds: number,
): Promise<'unfinished' | 'advanced' | 'roundEnded'> {
  const end = performance.now() + milliseconds;
  const kind = move.place?.kind ?? ENTRY_KINDS[0];
  const cursor = move.place?.cursor ?? undefined;
  const list = { competitionId: move.competitionId, kind, size: PAGE_SIZE };
  const page = await entriesOfCompetition({ ...list, cursor }).catch((error: unknown) => {
    // A cursor of an earlier release: the kind begins again, and a family that has its mail is skipped.
    if (cursor !== undefined && error instanceof ApiError && error.code === 'ValidationFailed')
      return entriesOfCompetition({ ...list, cursor: undefined });
    throw error;
  });
  const families = [...new Set(page.entries.map(({ accountId }) => accountId))];
  const outcomes = await runInParallel(families, CONCURRENCY, end - performance.now(), (accountId, left) =>
    notifyFamily(accountId, move, now, left),
  );
  const notified = outcomes.filter((outcome) => outcome === 'notified').length;
  const isFinished = outcomes.length === families.length;
  const hasLeft = move.hasLeft || outcomes.includes('postponed');
  const nextKind = page.nextCursor === null ? ENTRY_KINDS[ENTRY_KINDS.indexOf(kind) + 1] : kind;
  if (!isFinished) {
    await saveProgress(move, { ...move, hasLeft }, notified);
    return 'unfinished';
  }
  if (nextKind) {
    await saveProgress(
      move,
      { ...move, hasLeft, place: { kind: nextKind, cursor: page.nextCursor } },
      notified,
    );
    return 'advanced';
  }
  const isLast = !hasLeft && Date.parse(move.roundBegan) - Date.parse(move.at) >= GRACE_MILLISECONDS;
  const isAbandoned = now.getTime() - Date.parse(move.at) > ABANDON_MILLISECONDS;
  const round = { place: null, roundBegan: now.toISOString(), hasLeft: false };
  await saveProgress(move, { ...round, done: isLast || isAbandoned }, notified);
  return 'roundEnded';
}
