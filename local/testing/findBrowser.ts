import { existsSync } from 'node:fs';
import path from 'node:path';
import { packagedBrowser, type BrowserProgram } from './packagedBrowser.ts';

/** Where Chrome, Chromium and Edge install themselves. */
const LINUX = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
];
const MAC = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Where a browser may be installed on a system, the preferred place first. */
function usualPaths(platform: string, environment: Environment): string[] {
  if (platform === 'darwin') {
    const home = environment['HOME'];
    const folders = ['/Applications', ...(home === undefined ? [] : [path.posix.join(home, 'Applications')])];
    return folders.flatMap((folder) => MAC.map((file) => path.posix.join(folder, file)));
  }
  if (platform === 'win32') {
    const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => environment[name] ?? [],
    );
    return folders.flatMap((folder) => WINDOWS.map((names) => path.win32.join(folder, ...names)));
  }
  return LINUX;
}

export interface System {
  readonly platform: string;
  readonly arch: string;
  readonly environment: Environment;
  readonly exists: (file: string) => boolean;
  readonly packaged: () => Promise<BrowserProgram>;
  readonly warn: (sentence: string) => void;
}

/**
 * The browser for tests and measurements: the one that CHROME_PATH names, on Linux x64 the one that npm brings, or an
 * installed one.
 * @throws Error in one sentence that says what to install
 */
export async function findBrowser(
  { platform, arch, environment, exists, packaged, warn }: System = {
    platform: process.platform,
    arch: process.arch,
    environment: process.env,
    exists: existsSync,
    packaged: packagedBrowser,
    warn: console.warn,
  },
): Promise<BrowserProgram> {
  const chosen = environment['CHROME_PATH'];
  if (chosen !== undefined && exists(chosen)) return { executablePath: chosen };
  const brought =
    platform === 'linux' && arch === 'x64'
      ? await packaged().catch(
          (error: unknown) => `The Chromium that npm brings does not start here. ${String(error)}`,
        )
      : '';
  if (typeof brought !== 'string') return brought;
  const installed = usualPaths(platform, environment).find(exists);
  if (installed === undefined) {
    throw new Error(
      `The browser tests need Chrome, Chromium or Edge, and this system (${platform}-${arch}) has none in its usual ` +
        `place: install one, or set CHROME_PATH to the program. ${brought}`.trimEnd(),
    );
  }
  if (brought !== '') warn(`Using ${installed}. ${brought}`);
  return { executablePath: installed };
}
