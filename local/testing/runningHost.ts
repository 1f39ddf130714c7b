import type { TestProject } from 'vitest/node';
import { startSeparateHost } from './separateHost.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the product under test. */
    origin: string;
    /** Its data folder. */
    dataDirectory: string;
    /** Where tests hold its writes. */
    writeHolds: string;
    /** Whether generated tests run at their full count, as every night (decision 0312). */
    isThorough: boolean;
  }
}

/** Starts the host shared by all tests of a run, before the first test. */
export default async function runningHost(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dataDirectory, writeHolds, stop } = await startSeparateHost();
  project.provide('origin', origin);
  project.provide('dataDirectory', dataDirectory);
  project.provide('writeHolds', writeHolds);
  return stop;
}
