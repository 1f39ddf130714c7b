import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import path from 'node:path';
import * as z from 'zod/mini';

const ready = z.object({ origin: z.string() });

/**
 * The host in a process of its own, started anew when code changes: the surest way that nothing old
 * stays loaded.
 */
export class HandlerProcess {
  readonly #environment: NodeJS.ProcessEnv;
  #child: ChildProcess | undefined;
  /** Where the host listens; undefined when it could not start. */
  origin: Promise<string | undefined> = Promise.resolve(undefined);

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment;
  }

  /** Ends the running host and starts another one; whoever asks for the origin waits for it. */
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
      // Its ready line would name a port that nobody should open.
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
