import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** What starts a browser, as Playwright takes it. */
export interface BrowserProgram {
  readonly executablePath: string;
  /** All its environment; by default the environment of the process that starts it. */
  readonly env?: Record<string, string>;
}

const run = promisify(execFile);

const modules = path.join(import.meta.dirname, '../../node_modules');
const cache = path.join(modules, '.cache');

const UNPACK =
  "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";

/**
 * The headless Chromium that npm brings for Linux x64, with the libraries and the fonts that a bare machine lacks: it has no
 * windows, and takes a third less work than a whole browser. The first caller unpacks it, and those after it find it.
 * @throws Error if it does not start here
 */
export async function packagedBrowser(): Promise<BrowserProgram> {
  const folder = path.join(cache, `chromium-${await packagedVersion()}`);
  if (!existsSync(folder)) await unpackInto(folder);
  const program = {
    executablePath: path.join(folder, 'chromium'),
    env: {
      ...definedEnvironment(),
      LD_LIBRARY_PATH: [path.join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH'] ?? []]
        .flat()
        .join(':'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    },
  };
  await run(program.executablePath, ['--version'], { env: program.env });
  return program;
}

async function packagedVersion(): Promise<string> {
  const text = await readFile(path.join(modules, '@sparticuz/chromium/package.json'), 'utf8');
  const { version }: { readonly version: string } = JSON.parse(text);
  return version;
}

/** The package unpacks into the system's temporary folder, under names that all its versions and callers share. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${folder}.`);
  const env = { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  try {
    await run(process.execPath, ['--input-type=module', '--eval', UNPACK], { cwd: modules, env });
    await writeFile(path.join(unfinished, 'fonts.conf'), fontsConfiguration(folder));
    await rename(unfinished, folder);
  } catch (error) {
    // Another run may have been first.
    if (!existsSync(folder)) throw error;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** The machine's own fonts, if it has any, and Open Sans: without any font, Chromium ends at the first text. */
const fontsConfiguration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

function definedEnvironment(): Record<string, string> {
  const entries = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}
