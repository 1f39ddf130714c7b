/** Waits for SIGINT or SIGTERM, or for the end of a parent with an IPC channel to this process. */
export function waitUntilStopped(): Promise<void> {
  return new Promise((resolve) => {
    // Ctrl+C reaches this process twice, from the terminal and from npm: the second must not interrupt the
    // cleanup.
    for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'])
      process.on(signal, () => {
        resolve();
      });
  });
}

/** Runs a command: exit 1 with one sentence if it fails, exit 0 when it ends. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    if (process.env['DEBUG'] !== undefined) console.error(error);
    process.exit(1);
  }
}
