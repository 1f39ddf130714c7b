import path from 'node:path';
import { refuseDemoMail } from '../mail/smtpSettings.ts';
import { refuseOpenDemo } from './openDemo.ts';
import { ensureBuilt } from './pages/ensureBuilt.ts';
import { reportStep } from './reportStep.ts';
import { readSettings } from './settings.ts';
import type { LocalHost } from './start.ts';
import { startLocalHost } from './start.ts';
import { synthesizedTemplates } from './synthesis.ts';
import { runCommand, waitUntilStopped } from './waitUntilStopped.ts';

const ROOT = path.join(import.meta.dirname, '../..');

await runCommand(async () => {
  if (process.argv.includes('--prepare')) {
    await prepare();
    return;
  }
  const stopped = waitUntilStopped();
  const { origin, close } = await start();
  console.log(`Rinkside is ready on ${origin}`);
  process.send?.({ origin });
  await stopped;
  await close();
});

/** What a start writes beside the sources, for a host that may not. */
async function prepare(): Promise<void> {
  await ensureBuilt(ROOT);
  await reportStep('Reading the stacks', () => synthesizedTemplates(ROOT));
}

/** `--dev`: pages and handlers follow code changes. `--no-pages`: handlers only, as that mode runs them. */
async function start(): Promise<LocalHost> {
  const settings = readSettings(process.env);
  refuseOpenDemo(settings);
  refuseDemoMail(settings);
  if (settings.host !== '127.0.0.1' && settings.publicOrigin === undefined)
    console.warn(
      'Others can log in only if PUBLIC_ORIGIN says what they type, such as http://192.0.2.7:3000',
    );
  if (process.argv.includes('--dev')) {
    const { startDevelopment } = await import('./development/startDevelopment.ts');
    return startDevelopment(settings);
  }
  if (!process.argv.includes('--no-pages')) await ensureBuilt(ROOT);
  return startLocalHost(settings);
}
