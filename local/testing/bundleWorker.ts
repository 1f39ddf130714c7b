import { parentPort, workerData } from 'node:worker_threads';

interface Call {
  readonly number: number;
  readonly event: unknown;
  readonly context: object;
}

type Handler = (event: unknown, context: object) => Promise<unknown>;

// One function's bundle as Lambda runs it: with nothing beside it, and the environment of its own.
const { handler } = (await import((workerData as { bundle: string }).bundle)) as { handler: Handler };

parentPort?.on('message', ({ number, event, context }: Call) => {
  handler(event, context).then(
    (answer) => parentPort?.postMessage({ number, answer }),
    (error: unknown) => parentPort?.postMessage({ number, error: String(error) }),
  );
});
