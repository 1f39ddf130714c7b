import { useEffect } from 'react';

/** Keeps the screen on while the page is shown, in browsers that can. */
export function useAwakeScreen(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const wakeLock = 'wakeLock' in navigator ? navigator.wakeLock : undefined;
    return keepAwake({ page: document, wakeLock });
  }, [isOn]);
}

/** The parts of the browser that it uses; a test gives its own. */
interface Screen {
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Undefined where the browser cannot. */
  readonly wakeLock: { request(type: 'screen'): Promise<{ release(): Promise<void> }> } | undefined;
}

/**
 * Keeps the screen on while the page is shown. The browser takes the lock away from a hidden page, so it is asked for
 * again when the page comes back.
 * @returns lets the screen go out again
 */
export function keepAwake({ page, wakeLock }: Screen): () => void {
  if (!wakeLock) return () => undefined;
  let isOver = false;
  let release = () => Promise.resolve();
  const ask = async () => {
    if (page.visibilityState !== 'visible') return;
    const lock = await wakeLock.request('screen');
    if (isOver) await lock.release();
    else release = () => lock.release();
  };
  // A device that saves its battery refuses.
  const askQuietly = () => void ask().catch(() => undefined);
  askQuietly();
  page.addEventListener('visibilitychange', askQuietly);
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', askQuietly);
    void release().catch(() => undefined);
  };
}
