import type { TestProject } from 'vitest/node';
import { startOwnHost } from './ownHost.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the product under test answers. */
    origin: string;
    /** Where it keeps its data. */
    dataDirectory: string;
  }
}

/** Starts the host that all tests of a run share, before the first. */
export default async function runningHost(project: TestProject): Promise<() => Promise<void>> {
  const { origin, dataDirectory, stop } = await startOwnHost();
  project.provide('origin', origin);
  project.provide('dataDirectory', dataDirectory);
  return stop;
}
