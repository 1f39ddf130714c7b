import { expect, it } from 'vitest';
import { findBrowser, type System } from './findBrowser.ts';

const system = (
  platform: string,
  environment: System['environment'],
  file: string | null,
  arch = 'x64',
): System => ({
  platform,
  arch,
  environment,
  exists: (asked) => asked === file,
  packaged: () => Promise.reject(new Error('no libnss3.so')),
  warn: () => undefined,
});

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
  expect(await findBrowser(system(platform, environment, file))).toEqual({ executablePath: file });
});

const packaged = () => Promise.resolve({ executablePath: '/packaged', env: { HOME: '/root' } });

it('prefers the browser that CHROME_PATH names', async () => {
  const everywhere = {
    ...system('linux', { CHROME_PATH: '/opt/chrome' }, null),
    exists: () => true,
    packaged,
  };
  expect(await findBrowser(everywhere)).toEqual({ executablePath: '/opt/chrome' });
});

it('takes the packaged browser on Linux x64, and the installed one elsewhere', async () => {
  const arm = { ...system('linux', {}, '/usr/bin/chromium', 'arm64'), packaged };
  expect(await findBrowser({ ...arm, arch: 'x64' })).toEqual(await packaged());
  expect(await findBrowser(arm)).toEqual({ executablePath: '/usr/bin/chromium' });
});

it('says why an installed browser stands in for the packaged one', async () => {
  const warnings: string[] = [];
  const warn = (sentence: string) => warnings.push(sentence);
  await findBrowser({ ...system('linux', {}, '/usr/bin/chromium'), warn });
  expect(warnings).toEqual([
    'Using /usr/bin/chromium. The Chromium that npm brings does not start here. Error: no libnss3.so',
  ]);
});

it('says why the packaged browser does not start where there is no other', async () => {
  await expect(findBrowser(system('linux', {}, null))).rejects.toThrow(
    'set CHROME_PATH to the program. The Chromium that npm brings does not start here. Error: no libnss3.so',
  );
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
