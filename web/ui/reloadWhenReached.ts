const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/**
 * Loads the page anew once its server answers: a device that says it is online may not reach anything
 * yet, and a reload then would put the browser's own error page in place of ours.
 */
export async function reloadWhenReached(wait = FIRST_WAIT): Promise<void> {
  const isReached = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (isReached) window.location.reload();
  else if (navigator.onLine) {
    setTimeout(() => void reloadWhenReached(Math.min(2 * wait, LONGEST_WAIT)), wait);
  }
}
