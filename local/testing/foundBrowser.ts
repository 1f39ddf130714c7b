import type { TestProject } from 'vitest/node';
import { findBrowser } from './findBrowser.ts';
import type { BrowserProgram } from './packagedBrowser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The program that every worker starts. */
    browser: BrowserProgram;
  }
}

/** Finds the browser of a run before its workers begin: each would unpack it at the same time. */
export default async function foundBrowser(project: TestProject): Promise<void> {
  project.provide('browser', await findBrowser());
}
