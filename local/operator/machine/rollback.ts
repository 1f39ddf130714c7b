import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import type { Layout } from './layout.ts';

const rollback = z.object({
  /** The folder of the release that ran before, and its version. */
  earlier: z.string(),
  earlierVersion: z.string(),
  /** The folder of the backup; null until it is complete. */
  backup: z.nullable(z.string()),
});

/** What an update needs to be rolled back. */
export type Rollback = z.output<typeof rollback>;

const fileOf = ({ home }: Layout) => path.join(home, 'update.json');

/** Written before the service stops and taken away when it runs again: it is there where an update was killed. */
export function writeRollback(layout: Layout, rollback: Rollback): void {
  writeFileSync(fileOf(layout), JSON.stringify(rollback));
}

export function readRollback(layout: Layout): Rollback | null {
  const file = fileOf(layout);
  return existsSync(file) ? rollback.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

export function forgetRollback(layout: Layout): void {
  rmSync(fileOf(layout), { force: true });
}
