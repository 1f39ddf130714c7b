import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as z from 'zod/mini';

const reply = z.object({
  number: z.number(),
  answer: z.optional(z.unknown()),
  error: z.optional(z.string()),
});

/** A function's bundle in a thread with its own environment; calls are answered in their order. */
export class BundledFunction {
  readonly #worker: Worker;
  #calls = 0;

  /** `folder` contains `index.mjs` and the files copied beside it. */
  constructor(folder: string, environment: Readonly<Record<string, string>>) {
    this.#worker = new Worker(path.join(import.meta.dirname, 'bundleWorker.ts'), {
      env: { ...environment },
      workerData: { bundle: pathToFileURL(path.join(folder, 'index.mjs')).href },
    });
  }

  /** @throws Error if the bundle does not load, or the handler throws */
  async call(event: unknown): Promise<unknown> {
    const number = ++this.#calls;
    const context = { functionName: 'bundle', awsRequestId: String(number) };
    return new Promise((resolve, reject) => {
      const onReply = (message: unknown) => {
        const { number: answered, answer, error } = reply.parse(message);
        if (answered !== number) return;
        this.#worker.off('message', onReply);
        this.#worker.off('error', reject);
        if (error === undefined) resolve(answer);
        else reject(new Error(error));
      };
      this.#worker.on('message', onReply);
      this.#worker.once('error', reject);
      this.#worker.postMessage({ number, event, context });
    });
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }
}
