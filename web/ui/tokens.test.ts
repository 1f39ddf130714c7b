import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, readTokens } from './tokens.testing.ts';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const ACCENTS = ['glacier', 'violet', 'ember', 'evergreen', 'rose', 'gold', 'teal', 'midnight'];

const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...['ground', 'sunken', 'panel', 'raised', 'hover'].flatMap((ground) => [
    ['ink', ground] as const,
    ['ink-soft', ground] as const,
    ['action', ground] as const,
    ['bad', ground] as const,
  ]),
  ...['good', 'warn', 'bad', 'info', 'neutral'].map((state) => [state, `${state}-soft`] as const),
  ['action', 'action-soft'],
  ['on-action', 'action'],
  ['on-action', 'action-strong'],
  ['on-bad', 'bad'],
  ...['gold', 'silver', 'bronze'].map((medal) => ['on-medal', medal] as const),
  ['on-hero', 'hero-from'],
  ['on-hero', 'hero-middle'],
  ['on-hero-soft', 'hero-middle'],
];

const ACCENT_PAIRS: readonly (readonly [string, string])[] = [
  ['accent', 'panel'],
  ['accent', 'ground'],
  ['accent-strong', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-soft', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-gradient', 'accent-from'],
  ['on-gradient', 'accent-to'],
];

describe.each(['light', 'dark'] as const)('the %s scheme', (scheme) => {
  const tokens = readTokens(css, scheme, 'glacier');

  it.each(TEXT_PAIRS)('shows %s on %s at 4.5 to 1 or better', (text, ground) => {
    expect(contrast(tokens(text), tokens(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['ground', 'panel', 'raised'])('draws control edges on %s at 3 to 1 or better', (ground) => {
    expect(contrast(tokens('control-line'), tokens(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(['ground', 'sunken', 'panel'])('draws the focus ring on %s at 3 to 1 or better', (ground) => {
    expect(contrast(tokens('focus'), tokens(ground))).toBeGreaterThanOrEqual(3);
  });

  describe.each(ACCENTS)('with the accent %s', (accent) => {
    const themed = readTokens(css, scheme, accent);
    it.each(ACCENT_PAIRS)('shows %s on %s at 4.5 to 1 or better', (text, ground) => {
      expect(contrast(themed(text), themed(ground))).toBeGreaterThanOrEqual(4.5);
    });
  });
});

describe('the accents', () => {
  it('differ in hue or strength', () => {
    const seen = ACCENTS.map((accent) => readTokens(css, 'light', accent)('accent').join(' '));
    expect(new Set(seen).size).toBe(ACCENTS.length);
  });
});
