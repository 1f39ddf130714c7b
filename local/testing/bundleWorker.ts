import { parentPort, workerData } from 'node:worker_threads';

interface Call {
  readonly number: number;
  readonly event: unknown;
  readonly context: object;
}

type Handler = (event: unknown, context: object) => Promise<unknown>;

// Runs one function's bundle as Lambda does: without other files, and with its own environment.
const { handler } = (await import((workerData as { bundle: string }).bundle)) as { handler: Handler };

parentPort?.on('message', ({ number, event, context }: Call) => {
  handler(event, context).then(
    (answer) => parentPort?.postMessage({ number, answer }),
    (error: unknown) => parentPort?.postMessage({ number, error: String(error) }),
  );
});
