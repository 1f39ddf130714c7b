import { expect, it } from 'vitest';
import { findBrowser, type System } from './findBrowser.ts';

const system = (
  platform: string,
  environment: System['environment'],
  file: string | null,
  arch = 'x64',
): System => ({ platform, arch, environment, exists: (asked) => asked === file });

it.each([
  ['linux', {}, '/usr/bin/chromium'],
  ['linux', {}, '/usr/bin/google-chrome'],
  ['darwin', {}, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  [
    'darwin',
    { HOME: '/Users/mei' },
    '/Users/mei/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  [
    'win32',
    { PROGRAMFILES: 'C:\\Program Files' },
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  [
    'win32',
    { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
])('finds the browser of %s %o at %s', async (platform, environment, file) => {
  expect(await findBrowser(system(platform, environment, file))).toBe(file);
});

it('prefers the browser that CHROME_PATH names', async () => {
  const everywhere = { ...system('linux', { CHROME_PATH: '/opt/chrome' }, null), exists: () => true };
  expect(await findBrowser(everywhere)).toBe('/opt/chrome');
});

it.each([
  ['darwin', 'arm64'],
  ['win32', 'x64'],
  ['linux', 'arm64'],
])('says what to install on %s %s without a browser', async (platform, arch) => {
  await expect(findBrowser(system(platform, { HOME: '/Users/mei' }, null, arch))).rejects.toThrow(
    `The browser tests need Chrome, Chromium or Edge, and this system (${platform}-${arch}) has none in its usual ` +
      'place: install one, or set CHROME_PATH to the program.',
  );
});
