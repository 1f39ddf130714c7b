/** The service worker of the pages at the rink, and of all but a helper's. */
export type WorkerFile = '/day-worker.js' | '/family-worker.js';

/**
 * Installs a worker, and resolves once it has kept its files. Not `ready`: that may be the worker of a wider scope.
 * Rejects where the browser or the network forbids it.
 */
export async function registerWorker(file: WorkerFile, scope: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(file, { scope });
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  if (!worker) throw new Error(`${file} was not installed`);
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Error(`${file} was not installed`));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Whether a worker answers for this page. */
export function isInCharge(file: WorkerFile): boolean {
  // Over plain HTTP browsers have no workers.
  const { serviceWorker } = navigator as Partial<Navigator>;
  return serviceWorker?.controller?.scriptURL.endsWith(file) ?? false;
}
