/**
 * Prints a step of the start on one line, followed by what it took, such as `Building the pages ... 6.1 s`.
 * @throws what the step throws
 */
export async function reportStep<T>(step: string, work: () => T | Promise<T>): Promise<T> {
  const started = performance.now();
  process.stdout.write(`${step} ... `);
  try {
    const result = await work();
    process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    return result;
  } catch (error) {
    process.stdout.write('failed\n');
    throw error;
  }
}
