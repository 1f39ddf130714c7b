import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles, slowUnless } from './changedFiles.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rinkside-changes-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

const write = (file: string, text: string) => {
  writeFileSync(path.join(root, file), text);
};

function git(...args: readonly string[]) {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@rinkside.example'];
  expect(spawnSync('git', [...identity, ...args], { cwd: root }).status).toBe(0);
}

function commit(file: string, text: string) {
  write(file, text);
  git('add', '.');
  git('commit', '--quiet', '--message', file);
}

it('names what a branch has changed since it left main, committed or not', () => {
  git('init', '--quiet', '--initial-branch=main');
  commit('kept.ts', '1');
  commit('rule.ts', '1');
  git('checkout', '--quiet', '-b', 'branch');
  commit('rule.ts', '2');
  git('checkout', '--quiet', 'main');
  commit('kept.ts', 'changed on main later');
  git('checkout', '--quiet', 'branch');
  write('new name.ts', '1');
  expect(changedFiles(root)).toEqual(['rule.ts', 'new name.ts']);
});

it('names on main what is not committed, and no file that is deleted', () => {
  git('init', '--quiet', '--initial-branch=main');
  commit('rule.ts', '1');
  commit('deleted.ts', '1');
  write('rule.ts', '2');
  rmSync(path.join(root, 'deleted.ts'));
  expect(changedFiles(root)).toEqual(['rule.ts']);
});

it('names nothing for which every test would run, or none', () => {
  git('init', '--quiet', '--initial-branch=main');
  commit('rule.ts', '1');
  for (const file of ['package.json', 'package-lock.json', 'vite.config.ts', 'README.md']) write(file, '1');
  write('en.json', '1');
  expect(changedFiles(root)).toEqual(['en.json']);
});

it('says that there is nothing to compare with outside of git', () => {
  expect(() => changedFiles(root)).toThrow(
    'This folder has no git history to compare with: npm test needs none.',
  );
});

it('leaves slow folders out, but for one that is changed', () => {
  expect(slowUnless(['shared/domain/rule.ts'])).toEqual([
    '--exclude',
    'local/**',
    '--exclude',
    'infra/**',
    '--exclude',
    'bench/**',
  ]);
  expect(slowUnless(['infra/stack.ts', 'local/host/start.ts'])).toEqual(['--exclude', 'bench/**']);
});
