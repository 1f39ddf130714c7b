// `npm start`: installs missing packages, then starts the product on Node 24. With `--dev` it restarts when
// code changes.
import { resolve } from 'node:path';
import { ensureInstalled, runOnNode24 } from './runtime.mjs';

/** When npm is stopped, it stops only the shell between itself and this process. */
function stopWithNpm() {
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 200).unref();
}

// The product runs in the root of the repository; a folder is relative to the one in which npm was called.
const from = process.env.INIT_CWD ?? process.cwd();
const dataDirectory = process.env.DATA_DIR;

ensureInstalled();
if (process.env.npm_lifecycle_event !== undefined) stopWithNpm();
process.exitCode = await runOnNode24(['local/host/command.ts', ...process.argv.slice(2)], {
  env: dataDirectory === undefined ? {} : { DATA_DIR: resolve(from, dataDirectory) },
});
