import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { build, preview } from 'vite';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { startBrowser } from './browser.ts';
import { NPM_START, startHost } from './localHost.ts';
import { atMost, kibibytes, times, reported, type Row } from './row.ts';

interface Load {
  /** Size after gzip, each file compressed separately. */
  readonly script: number;
  readonly style: number;
  readonly files: number;
}

/**
 * The scripts that a browser fetches until a page is idle, lazy parts included, compared with a page of
 * React, React DOM and the router alone, built by the same Vite.
 */
export async function firstLoad(dataDirectory: string): Promise<Row[]> {
  const browser = await startBrowser();
  const host = await startHost(NPM_START, dataDirectory);
  try {
    const bare = await bareLoad(browser);
    const landing = await loadOf(browser, `${host.origin}/`);
    const competition = await loadOf(browser, `${host.origin}/competitions/${COMPETITION_IDS.open}`);
    const logIn = await loadOf(browser, `${host.origin}/login`);
    return [
      reported('bare page (react, react-dom, router): script', kibibytes(bare.script)),
      ...rowsOf('landing', landing, bare),
      ...rowsOf("a competition's page", competition, bare),
      ...rowsOf('log-in', logIn, bare),
    ];
  } finally {
    await browser.close();
    await host.stop();
  }
}

function rowsOf(name: string, load: Load, bare: Load): Row[] {
  const kinds = `${kibibytes(load.script)} + ${kibibytes(load.style)}`;
  return [
    reported(`${name}: script in ${load.files} files + style`, kinds),
    atMost(`${name}: script beside the bare page`, load.script / bare.script, 1.6, times),
  ];
}

async function bareLoad(browser: Browser): Promise<Load> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'rinkside-bare-'));
  const common = {
    root: path.join(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  } as const;
  await build({ ...common, plugins: [react()] });
  const server = await preview({ ...common, preview: { host: '127.0.0.1', port: 0 } });
  try {
    return await loadOf(browser, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** @throws Error if the page does not render or loads no script */
async function loadOf(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bodies: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind !== 'script' && kind !== 'stylesheet') return;
    bodies.push(response.body().then((body) => ({ kind, bytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  if ((await page.locator('a').count()) === 0) throw new Error(`${address} shows nothing`);
  const files = await Promise.all(bodies);
  await context.close();
  const sum = (kind: string) =>
    files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  if (sum('script') === 0) throw new Error(`${address} loads no script`);
  return {
    script: sum('script'),
    style: sum('stylesheet'),
    files: files.filter(({ kind }) => kind === 'script').length,
  };
}
