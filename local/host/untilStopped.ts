/** Waits for SIGINT or SIGTERM, or for the end of a parent that talks to this process. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'])
      process.once(signal, () => {
        resolve();
      });
  });
}

/** Runs a command: one sentence and exit 1 when it fails, exit 0 when it ends. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (process.env['DEBUG'] !== undefined) console.error(error);
    process.exit(1);
  }
}
