/** Blocks of the board, and the buttons that take changes back, by what they are after they were drawn anew. */
function selectorOf(element: Element | null): string | null {
  const block = element?.closest<HTMLElement>('[data-block]')?.dataset['block'];
  if (block !== undefined) return `[data-block="${CSS.escape(block)}"]`;
  const step = element?.closest<HTMLElement>('[data-step]')?.dataset['step'];
  return step === undefined ? null : `[data-step="${step}"]`;
}

/** The block that Tab reaches. */
const TAB_STOP = '[data-block][tabindex="0"]';

/** Takes a change back or makes it again, and keeps the focus where what had it is drawn elsewhere or anew. */
export function keepFocus(change: () => void): void {
  const selector = selectorOf(document.activeElement);
  change();
  if (selector === null) return;
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const again =
      document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(TAB_STOP);
    again?.focus({ preventScroll: true });
  });
}
