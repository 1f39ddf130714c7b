import { useEffect, useState } from 'react';
import { isInCharge, registerWorker } from '../../../offline/registerWorker.ts';
import { clockDifference } from './store/judgingServer.ts';

/** The checks of a judge's device before the first skater. */
export interface DeviceCheck {
  /** Whether the browser promised not to clear the marks by itself; null while it is asked. */
  readonly isPersisted: boolean | null;
  /** Whether the page opens without a network; null while its files are fetched. */
  readonly isPageKept: boolean | null;
  /** Milliseconds by which the device is ahead of the server; null if unknown. */
  readonly clockAhead: number | null;
}

/** A wrong clock is harmless, so only what anybody would notice is worth a line. */
export const CLOCK_TOLERANCE = 120_000;

const WORKER = '/day-worker.js';

/** Asks the browser to keep the marks and the page's files, and compares the clock. */
export function useDeviceCheck(): DeviceCheck {
  const [check, setCheck] = useState<DeviceCheck>({ isPersisted: null, isPageKept: null, clockAhead: null });
  useEffect(() => {
    let isShown = true;
    const note = (found: Partial<DeviceCheck>) => {
      if (isShown) setCheck((before) => ({ ...before, ...found }));
    };
    void persistMarks().then((isPersisted) => note({ isPersisted }));
    void keepPage().then((isPageKept) => note({ isPageKept }));
    void clockDifference().then((clockAhead) => note({ clockAhead }));
    return () => {
      isShown = false;
    };
  }, []);
  return check;
}

async function persistMarks(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

/** Installs the worker that keeps the page's files; true once it is in charge. */
async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    await registerWorker(WORKER, '/day/');
    return true;
  } catch {
    // Without a network the one that is installed goes on working.
    return isInCharge(WORKER);
  }
}

/** Safari, on every iPhone and iPad whatever the browser is called, outside the home screen. */
export function isSafariTab(agent: string, isStandalone: boolean): boolean {
  const isApple =
    /iPad|iPhone|Macintosh/.test(agent) && /AppleWebKit/.test(agent) && !/Chrome|Firefox/.test(agent);
  return isApple && !isStandalone;
}
