import { spawnSync } from 'node:child_process';

/** Folders whose tests start hosts, fill databases or bundle functions: they take minutes. */
const SLOW_FOLDERS = ['local', 'infra', 'bench'];

/** What a test can import; vitest would run all tests for package.json and the settings of builds. */
const isSource = (file) =>
  /\.(tsx?|mjs|json|css)$/.test(file) && !/(^|\/)package[\w-]*\.json$|\.config\.ts$/.test(file);

/**
 * Sources that differ from where this branch left main, or on main from the last commit. Deleted files are left to the
 * type check.
 * @param {string} root the root of the repository
 * @returns {string[]}
 * @throws {Error} in one sentence
 */
export function changedFiles(root) {
  const base = git(root, 'merge-base', 'HEAD', 'main')?.trim() ?? 'HEAD';
  const lists = [
    git(root, 'diff', '--name-only', '--diff-filter=d', '-z', base),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return lists.flatMap((list) => {
    if (list === null)
      throw new Error('This folder has no git history to compare with: npm test needs none.');
    return list.split('\0').filter(isSource);
  });
}

/** What git prints; null where it fails. */
function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}

/**
 * Leaves the slow folders' tests out, but for a folder that is changed itself.
 * @param {string[]} changes
 * @returns {string[]} options of vitest
 */
export function slowUnless(changes) {
  return SLOW_FOLDERS.filter((folder) => !changes.some((file) => file.startsWith(`${folder}/`))).flatMap(
    (folder) => ['--exclude', `${folder}/**`],
  );
}
