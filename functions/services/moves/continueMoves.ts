import { ENTRY_KINDS } from '../../../shared/contract/competitions/forms.ts';
import { competitionsIn, findCompetition } from '../../store/competitions/repository.ts';
import { entriesOfCompetition } from '../../store/entries/lists.ts';
import { runInParallel } from '../../platform/runInParallel.ts';
import { findMove, saveProgress, openMoves } from '../../store/moves/repository.ts';
import type { StoredMove } from '../../store/moves/storedMove.ts';
import { notifyFamily } from './notifyFamily.ts';

/** Within a call's ten seconds, with room for the mail that was begun last. */
const LONGEST_MILLISECONDS = 7_000;
/** Families looked after at once. */
const CONCURRENCY = 5;
/** Entries of one page: the families of a page are done within one call. */
const SIZE = 40;
/** A submit that was under way when the day moved is in by then: a round begun later finds it. */
const GRACE_MILLISECONDS = 30_000;
/** What could not be sent for a day has a reason that waiting does not mend. */
const ABANDON_MILLISECONDS = 2 * 24 * 60 * 60_000;

/** Goes on, by the clock, with every move that has not reached all families. */
export async function continueMoves(now: Date): Promise<void> {
  const end = performance.now() + LONGEST_MILLISECONDS;
  const competitions = await competitionsIn('published');
  for (const move of await openMoves(competitions.map(({ id }) => id))) {
    if (performance.now() >= end) return;
    await continueMove(move, now, end - performance.now());
  }
}

/**
 * Goes on with a move for a while: family by family, page by page. What is broken off is done again, and
 * nobody is written to twice.
 * @returns the move as it is then
 */
export async function continueMove(
  move: StoredMove,
  now: Date,
  milliseconds = LONGEST_MILLISECONDS,
): Promise<StoredMove> {
  const end = performance.now() + milliseconds;
  let current = move;
  while (!current.done && performance.now() < end) {
    const next = await nextPage(current, now, end - performance.now());
    const stored = await findMove(move.competitionId);
    if (stored?.id !== move.id) return stored ?? current;
    current = stored;
    if (next !== 'went') break;
  }
  return current;
}

/** @returns null where the page was not finished; `waits` where the next round is one for the clock */
async function nextPage(move: StoredMove, now: Date, milliseconds: number): Promise<'went' | 'waits' | null> {
  const end = performance.now() + milliseconds;
  const competition = await findCompetition(move.competitionId);
  if (!competition) return null;
  const kind = move.place?.kind ?? ENTRY_KINDS[0];
  const cursor = move.place?.cursor ?? undefined;
  const page = await entriesOfCompetition({ competitionId: move.competitionId, kind, cursor, size: SIZE });
  const families = [...new Set(page.entries.map(({ accountId }) => accountId))];
  const outcomes = await runInParallel(families, CONCURRENCY, end - performance.now(), (accountId, left) =>
    notifyFamily(accountId, move, competition, now, left),
  );
  const notified = outcomes.filter((outcome) => outcome === 'told').length;
  const isWhole = outcomes.length === families.length;
  const hasLeft = move.hasLeft || outcomes.includes('left');
  const nextKind = page.nextCursor === null ? ENTRY_KINDS[ENTRY_KINDS.indexOf(kind) + 1] : kind;
  if (!isWhole) {
    await saveProgress(move, { ...move, hasLeft }, notified);
    return null;
  }
  if (nextKind) {
    await saveProgress(
      move,
      { ...move, hasLeft, place: { kind: nextKind, cursor: page.nextCursor } },
      notified,
    );
    return 'went';
  }
  const isLast = !hasLeft && Date.parse(move.roundBegan) - Date.parse(move.at) >= GRACE_MILLISECONDS;
  const isGivenUp = now.getTime() - Date.parse(move.at) > ABANDON_MILLISECONDS;
  const round = { place: null, roundBegan: now.toISOString(), hasLeft: false };
  await saveProgress(move, { ...round, done: isLast || isGivenUp }, notified);
  return 'waits';
}
