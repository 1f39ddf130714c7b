/** SQLite's code where the disk, or the size set for the database, has no room left. */
const SQLITE_FULL = 13;

/** Whether a write failed because there is no room left: then a later one may succeed, and none was half done. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return (Number(error.errcode) & 0xff) === SQLITE_FULL;
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
