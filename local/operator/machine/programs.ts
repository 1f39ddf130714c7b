import { spawn } from 'node:child_process';

export interface ProgramCall {
  readonly program: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  /** Adds to the environment; undefined removes a variable. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The account that runs it, if not this process's own. */
  readonly user?: string | null;
  /** Goes on where the terminal closes or gets Ctrl-C. */
  readonly isDetached?: boolean;
}

function spawned(
  { program, args, cwd, environment = {}, user = null, isDetached = false }: ProgramCall,
  stdout: 'inherit' | 'pipe',
) {
  // Not runuser: it waits beside the program, and a signal would reach only itself at first.
  const [first, rest] =
    user === null
      ? [program, args]
      : ['setpriv', [`--reuid=${user}`, `--regid=${user}`, '--init-groups', '--', program, ...args]];
  const merged = { ...process.env, ...environment };
  const env = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
  return spawn(first, rest, {
    ...(cwd !== undefined && { cwd }),
    env,
    stdio: ['ignore', stdout, 'inherit'],
    detached: isDetached,
  });
}

/** @throws Error in one sentence if the program cannot be run, or fails */
export async function run(call: ProgramCall): Promise<void> {
  const status = await exitOf(call);
  if (status !== 0)
    throw new Error(
      `${[call.program, ...call.args].join(' ')} failed (${status === null ? 'a signal' : String(status)}).`,
    );
}

/**
 * What a program prints, without the space around it.
 * @throws Error in one sentence if it cannot be run, or fails
 */
export async function outputOf(call: ProgramCall): Promise<string> {
  const child = spawned(call, 'pipe');
  const status = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const parts: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => parts.push(chunk));
  if ((await status) !== 0) throw new Error(`${[call.program, ...call.args].join(' ')} failed.`);
  return Buffer.concat(parts).toString().trim();
}

/** @throws Error in one sentence if the program cannot be run */
export function exitOf(call: ProgramCall): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawned(call, 'inherit');
    child.once('error', (cause) => {
      reject(new Error(`${call.program} could not be run: ${cause.message}.`, { cause }));
    });
    child.once('exit', resolve);
  });
}

/**
 * Runs a program until `work` has ended, which gets the first match of `line` in what it prints.
 * @throws Error in one sentence if it ends before it prints that
 */
export async function runDuring<T>(
  call: ProgramCall,
  line: RegExp,
  work: (found: string) => Promise<T>,
): Promise<T> {
  const child = spawned(call, 'pipe');
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const found = new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const match = line.exec(printed)?.[1];
      if (match !== undefined) resolve(match);
    });
    child.once('error', reject);
    void ended.then(() => {
      reject(new Error(`${call.program} ended before it was ready: ${printed.trim()}`));
    });
  });
  try {
    return await work(await found);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}
