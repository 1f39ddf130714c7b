/** Room that the heads of the columns and the ruler take of the board, in pixels. */
const HEAD = 64;
const RULER = 60;
/** Of what a drop would make, above the lower edge. */
const PRICE = 116;

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
  if (block) scrollTo(frame, block.getBoundingClientRect(), where);
}

/** Scrolls the board until the places are in sight to which blocks are carried: all on one surface, or the first of them. */
export function scrollToGhosts(frame: HTMLElement | null): void {
  const ghosts = frame?.querySelector('[data-ghost]')?.parentElement?.querySelectorAll('[data-ghost]');
  const [first, last] = [ghosts?.[0], ghosts?.[ghosts.length - 1]].map((one) => one?.getBoundingClientRect());
  if (!frame || !first || !last) return;
  frame.scrollIntoView({ block: 'nearest' });
  const { left, right, top } = first;
  scrollTo(frame, { left, right, top, bottom: last.bottom + PRICE, height: 0 }, 'nearest');
}

function scrollTo(
  frame: HTMLElement,
  own: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom' | 'height'>,
  where: 'middle' | 'nearest',
): void {
  const around = frame.getBoundingClientRect();
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
