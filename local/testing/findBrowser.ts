import { existsSync } from 'node:fs';
import path from 'node:path';

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

/** The paths at which a browser may be installed on a system, the preferred one first. */
export function browserPaths(platform: string, environment: Environment): string[] {
  const chosen = environment['CHROME_PATH'];
  const usual = usualPaths(platform, environment);
  return chosen === undefined ? usual : [chosen, ...usual];
}

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
}

/**
 * The browser for tests and measurements: the installed one, or on Linux x64 the one that npm brings.
 * @throws Error in one sentence that says what to install
 */
export async function findBrowser(
  { platform, arch, environment, exists }: System = {
    platform: process.platform,
    arch: process.arch,
    environment: process.env,
    exists: existsSync,
  },
): Promise<string> {
  const installed = browserPaths(platform, environment).find(exists);
  if (installed !== undefined) return installed;
  if (platform === 'linux' && arch === 'x64') return packagedChromium();
  throw new Error(
    `The browser tests need Chrome, Chromium or Edge, and this system (${platform}-${arch}) has none in its usual ` +
      'place: install one, or set CHROME_PATH to the program.',
  );
}

async function packagedChromium(): Promise<string> {
  // Makes the package unpack the system libraries that a bare machine lacks.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
