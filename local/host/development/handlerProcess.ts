import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';

const ready = z.object({ origin: z.string() });

/**
 * The host in a process of its own, restarted when code changes: the surest way to leave no old module
 * loaded.
 */
export class HandlerProcess {
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  /** The host's address; undefined if it could not start. */
  origin: Promise<string | undefined> = Promise.resolve(undefined);

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment;
  }

  /** Stops the running host and starts another; callers that need the origin wait for it. */
  restart(): void {
    this.origin = this.stop().then(() => this.#start());
  }

  async stop(): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  }

  #start(): Promise<string | undefined> {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../command.ts'), '--no-pages'], {
      env: this.#environment,
      // Its ready line would name a port that is not meant for the browser.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    return new Promise((resolve) => {
      child.once('message', (message: unknown) => {
        resolve(ready.parse(message).origin);
      });
      child.once('exit', () => {
        resolve(undefined);
      });
    });
  }
}
