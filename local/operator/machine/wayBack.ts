import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Layout } from './layout.ts';

const wayBack = z.object({
  /** The folder of the release that ran before, and its version. */
  earlier: z.string(),
  earlierVersion: z.string(),
  /** The folder of the backup; null until it is complete. */
  backup: z.nullable(z.string()),
});

/** What leads back from an update. */
export type WayBack = z.output<typeof wayBack>;

const fileOf = ({ home }: Layout) => path.join(home, 'update.json');

/** Written before the service stops and taken away when it runs again: it is there where an update was killed. */
export function writeWayBack(layout: Layout, way: WayBack): void {
  writeFileSync(fileOf(layout), JSON.stringify(way));
}

export function readWayBack(layout: Layout): WayBack | null {
  const file = fileOf(layout);
  return existsSync(file) ? wayBack.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

export function forgetWayBack(layout: Layout): void {
  rmSync(fileOf(layout), { force: true });
}
