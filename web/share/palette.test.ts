import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ACCENTS, ACCENT_COLOURS } from '../../shared/domain/core/accent.ts';
import { FIGURES } from '../ui/figurePaths.ts';
import { readTokens, toHex } from '../ui/tokens.testing.ts';
import { GROUND_STEPS, LINE_STEPS, paletteOf } from './palette.ts';
import { chunksOf, withPalette } from './png.ts';

const css = readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8');
const LARGEST = 60 * 1024;

describe('the colours of what knows no tokens', () => {
  it.each(ACCENTS)('are those of the tokens: %s', (accent) => {
    const token = readTokens(css, 'light', accent);
    expect(ACCENT_COLOURS[accent]).toEqual({
      deep: toHex(token('accent-from')),
      bright: toHex(token('accent-to')),
    });
  });
});

describe.each(FIGURES)('the picture of the %s', (figure) => {
  const drawn = readFileSync(new URL(`${figure}.png`, import.meta.url));
  const part = (png: Buffer, type: string) => chunksOf(png).find((chunk) => chunk.type === type)?.data;

  it('is small, and as large as previews want it', () => {
    expect(drawn.length).toBeLessThan(LARGEST);
    const header = Buffer.from(part(drawn, 'IHDR') ?? []);
    expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([1200, 630]);
  });

  it('has pixels within its palette only', () => {
    const rows = inflateSync(part(drawn, 'IDAT') ?? Buffer.alloc(0));
    expect(Math.max(...new Set(rows))).toBeLessThan(GROUND_STEPS * LINE_STEPS);
  });

  it('takes the colours of an accent and stays the same picture', () => {
    const rose = withPalette(drawn, paletteOf(ACCENT_COLOURS.rose));
    expect([...(part(rose, 'PLTE') ?? [])].slice(0, 3)).toEqual([0x63, 0x01, 0x27]);
    expect(part(rose, 'IDAT')).toEqual(part(drawn, 'IDAT'));
    expect(withPalette(rose, paletteOf(ACCENT_COLOURS.glacier))).toEqual(drawn);
  });
});
