import { existsSync, readFileSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';

/** Where the parts of one machine are; docs/operations.md, "One machine in production". */
export interface Layout {
  /** Has `releases`, and `current`, a link to the one that runs. */
  readonly home: string;
  readonly dataDirectory: string;
  readonly backups: string;
  readonly port: number;
  readonly unit: string;
  /** The account that owns releases and data; null for this process's own. */
  readonly user: string | null;
  /** Of git; null for that of the release that runs. */
  readonly repository: string | null;
  /** How long a release may take until it is healthy: it migrates the data first. */
  readonly longestSeconds: number;
}

/** @throws Error in one sentence if there is no machine to update */
export function readLayout(environment: NodeJS.ProcessEnv): Layout {
  const { RINKSIDE_HOME: home = '/opt/rinkside', DATA_DIR: dataDirectory, PORT: port = '3000' } = environment;
  if (!existsSync(path.join(home, 'current')))
    throw new Error(
      `${home}/current names no release: set RINKSIDE_HOME, or install one as docs/operations.md says.`,
    );
  if (dataDirectory === undefined || !path.isAbsolute(dataDirectory))
    throw new Error('DATA_DIR must be set to the whole path of the data, in /etc/rinkside/rinkside.env.');
  const user = environment['RINKSIDE_USER'] ?? 'rinkside';
  return {
    home: path.resolve(home),
    // Names are made beside it, so it ends without a slash.
    dataDirectory: path.resolve(dataDirectory),
    backups: environment['BACKUP_DIR'] ?? '/var/backups/rinkside',
    port: Number(port),
    unit: environment['RINKSIDE_UNIT'] ?? 'rinkside.service',
    user: process.getuid?.() === 0 && user !== 'root' ? user : null,
    repository: environment['RINKSIDE_REPOSITORY'] ?? null,
    longestSeconds: Number(environment['RINKSIDE_UPDATE_SECONDS'] ?? '600'),
  };
}

export const currentRelease = ({ home }: Layout): string => realpathSync(path.join(home, 'current'));

/** At one moment: whoever starts meanwhile finds the one or the other. */
export function switchCurrent({ home }: Layout, folder: string): void {
  const next = path.join(home, 'current.next');
  rmSync(next, { force: true });
  symlinkSync(folder, next);
  renameSync(next, path.join(home, 'current'));
}

const product = z.object({ version: z.string() });

/** @throws Error in one sentence if the folder holds no release */
export function releaseVersion(folder: string): string {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) throw new Error(`${folder} holds no release of Rinkside.`);
  return product.parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}
