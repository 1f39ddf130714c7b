import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, preview } from 'vite';
import type { MeasuredPage } from './pages.ts';

export const BARE: MeasuredPage = { name: 'bare page', path: '/', awaited: 'a' };

export interface BarePage {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the smallest comparable page: React, React DOM and the router, built by the same Vite. */
export async function startBarePage(): Promise<BarePage> {
  const outDir = mkdtempSync(path.join(tmpdir(), 'rinkside-bare-'));
  const common = {
    root: path.join(import.meta.dirname, 'bare'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  } as const;
  await build({ ...common, plugins: [react()] });
  const server = await preview({ ...common, preview: { host: '127.0.0.1', port: 0 } });
  return {
    origin: (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, ''),
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
