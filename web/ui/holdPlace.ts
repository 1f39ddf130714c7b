/** Until what comes by a script of its own stands there, too. */
const HELD_MILLISECONDS = 2_000;

const OWN_SCROLL = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps an element where it is in the window while parts above it come or go: browsers do so only on a page that is
 * scrolled, and not all of them. Ends as soon as somebody scrolls or types.
 */
export function holdPlace(element: Element): void {
  const { top } = element.getBoundingClientRect();
  const until = performance.now() + HELD_MILLISECONDS;
  const ended = new AbortController();
  for (const name of OWN_SCROLL)
    addEventListener(name, () => ended.abort(), { signal: ended.signal, passive: true });
  const hold = () => {
    if (ended.signal.aborted || !element.isConnected || performance.now() > until) return ended.abort();
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
    requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}
