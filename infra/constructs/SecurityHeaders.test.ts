import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRepository } from '../repository.ts';
import { CONTENT_SECURITY_POLICY } from './SecurityHeaders.ts';

const DIST = inRepository('node_modules/react-aria/dist');

/** The styles that the installed react-aria writes into a page, by source file. */
function writtenStyles(): Map<string, string> {
  const styles = new Map<string, string>();
  for (const file of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.mjs')) continue;
    const code = readFileSync(`${DIST}/${file}`, 'utf8');
    if (!/createElement\(['"]style['"]\)/.test(code)) continue;
    const [, template = ''] = /textContent = `([^`]*)`\.trim\(\)/.exec(code) ?? [];
    const attribute = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(code)?.[1] ?? '';
    styles.set(file, template.replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, attribute).trim());
  }
  return styles;
}

it('allows the two styles that react-aria writes, by their hashes, and no other inline style', () => {
  const written = writtenStyles();
  expect([...written.keys()].map((file) => file.split('/').at(-1)).toSorted()).toEqual([
    'usePress.mjs',
    'usePreventScroll.mjs',
  ]);
  const hashes = [...written.values()].map(
    (style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  const [policy = ''] = CONTENT_SECURITY_POLICY.split('; ').filter((part) => part.startsWith('style-src'));
  expect(policy.split(' ').toSorted()).toEqual(["'self'", 'style-src', ...hashes].toSorted());
  // WebAssembly is compiled, and no text ever becomes a script.
  expect(CONTENT_SECURITY_POLICY).not.toMatch(/'unsafe|unsafe-inline/);
});
