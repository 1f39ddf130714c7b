/** Room that the heads of the columns and the ruler take of the board, in pixels. */
const HEAD = 64;
const RULER = 60;

const findBlock = (frame: HTMLElement, key: string) =>
  frame.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"]`);

/** Gives a block of the board the focus, and scrolls to it. */
export function focusBlock(frame: HTMLElement | null, key: string): void {
  if (!frame) return;
  findBlock(frame, key)?.focus({ preventScroll: true });
  scrollToBlock(frame, key, 'nearest');
}

/** Scrolls the board, not the page, until a block is in sight. */
export function scrollToBlock(frame: HTMLElement | null, key: string, where: 'middle' | 'nearest'): void {
  const block = frame && findBlock(frame, key);
  if (block) scrollTo(frame, block, where);
}

/** Scrolls the board until the first place is in sight to which blocks are carried. */
export function scrollToGhost(frame: HTMLElement | null): void {
  const ghost = frame?.querySelector('[data-ghost]');
  if (frame && ghost) scrollTo(frame, ghost, 'nearest');
}

function scrollTo(frame: HTMLElement, block: Element, where: 'middle' | 'nearest'): void {
  const [own, around] = [block.getBoundingClientRect(), frame.getBoundingClientRect()];
  const top = around.top + HEAD;
  const left = around.left + RULER;
  const down =
    where === 'middle'
      ? own.top - top - (around.bottom - top - own.height) / 2
      : distance(own.top, own.bottom, top, around.bottom);
  frame.scrollBy(distance(own.left, own.right, left, around.right), down);
}

/** By how much a span lies beyond a window. */
function distance(from: number, until: number, least: number, most: number): number {
  if (from < least) return from - least;
  return until > most ? Math.min(until - most, from - least) : 0;
}
