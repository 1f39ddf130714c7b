import type { Migration } from './migration.ts';
import { unsentMails } from './unsentMails.ts';

/** Every migration, in the order of its version: the last one leads to `DATA_VERSION`. */
export const MIGRATIONS: readonly Migration[] = [unsentMails];
