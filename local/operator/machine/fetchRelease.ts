import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { currentRelease, releaseVersion, type Layout } from './layout.ts';
import { outputOf, run } from './programs.ts';

/** A tag or a branch of the repository, or a folder or packed folder of this machine. */
export type WantedRelease = { readonly tag: string } | { readonly from: string };

/**
 * Puts a release into `releases`, with its packages. One of that name stays until the new one is complete; a folder that is
 * there already is taken as it is.
 * @returns its folder
 * @throws Error in one sentence if it runs already, or cannot be had
 */
export async function fetchRelease(layout: Layout, wanted: WantedRelease): Promise<string> {
  const name = 'tag' in wanted ? wanted.tag : path.basename(wanted.from).replace(/\.(tar\.gz|tgz)$/, '');
  if (!/^[\w.-]+$/.test(name) || /^\.+$/.test(name))
    throw new Error(`"${name}" cannot be the name of a release.`);
  const folder = path.join(layout.home, 'releases', name);
  const running = currentRelease(layout);
  if (folder === running) throw new Error(`${name} is the release that runs.`);
  if ('from' in wanted && path.resolve(wanted.from) === folder) {
    releaseVersion(folder);
    if (!existsSync(path.join(folder, 'node_modules'))) await install(layout, folder);
    return folder;
  }
  const coming = `${folder}.new`;
  rmSync(coming, { recursive: true, force: true });
  mkdirSync(coming, { recursive: true });
  await fill(coming, wanted, () => repositoryOf(layout, running));
  releaseVersion(coming);
  const { user } = layout;
  if (user !== null) await run({ program: 'chown', args: ['-R', `${user}:`, coming] });
  await install(layout, coming);
  rmSync(folder, { recursive: true, force: true });
  renameSync(coming, folder);
  return folder;
}

async function install({ home, user }: Layout, folder: string): Promise<void> {
  await run({
    program: 'npm',
    args: ['ci', '--no-audit', '--no-fund', '--loglevel=error'],
    cwd: folder,
    // npm keeps what it fetched, for the next release. Scripts of packages have no use for the mail server's password.
    environment: { HOME: home, npm_config_cache: path.join(home, 'npm'), RINKSIDE_SMTP_URL: undefined },
    user,
  });
}

/** git refuses to read another account's folder, so its owner asks. */
async function repositoryOf({ repository, home, user }: Layout, running: string): Promise<string> {
  const args = ['-C', running, 'remote', 'get-url', 'origin'];
  return repository ?? (await outputOf({ program: 'git', args, environment: { HOME: home }, user }));
}

async function fill(folder: string, wanted: WantedRelease, repository: () => Promise<string>): Promise<void> {
  if ('tag' in wanted) {
    const args = ['clone', '--quiet', '--depth', '1', '--branch', wanted.tag, await repository(), folder];
    await run({ program: 'git', args, environment: { GIT_TERMINAL_PROMPT: '0' } });
    return;
  }
  if (!existsSync(wanted.from)) throw new Error(`${wanted.from} is not there.`);
  if (statSync(wanted.from).isDirectory())
    await run({ program: 'cp', args: ['-R', `${wanted.from}/.`, folder] });
  else await run({ program: 'tar', args: ['-xzf', wanted.from, '--strip-components=1', '-C', folder] });
}
