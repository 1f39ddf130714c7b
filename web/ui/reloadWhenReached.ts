const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

/**
 * Reloads the page once its server answers: a device that reports to be online may not have a connection yet,
 * and a reload would then show the browser's own error page.
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
