import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../../contract/routes.ts';
import { BEGINNING_BYTES, fileProblem, hasSignature } from './fileContent.ts';
import { largestOfType, lastingPath, LONGEST_SIDE, FILE_RULES, type FileType } from './fileKinds.ts';
import { pictureSize } from './pictureSize.ts';

const bytes = (...parts: (string | readonly number[])[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );
const big = (value: number) => [value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 255);
const big16 = (value: number) => big(value).slice(2);
const little = (value: number) => big(value).toReversed();

const png = (width: number, height: number) =>
  bytes([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a], big(13), 'IHDR', big(width), big(height));
const jpeg = (width: number, height: number, metadata: number) =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe1, ...big16(metadata + 2), ...Array.from({ length: metadata }, () => 0xff)],
    [0xff, 0xff, 0xff, 0xc4, 0, 2, 0xff, 0xc2, 0, 8, 8, ...big16(height), ...big16(width)],
  );
const webp = (form: string, ...rest: number[][]) =>
  bytes('RIFF', little(99), 'WEBP', form, little(20), ...rest);
const lossy = (width: number, height: number) =>
  webp('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a], little(width).slice(0, 2), little(height).slice(0, 2));
const lossless = (width: number, height: number) =>
  webp('VP8L', [0x2f], little(((height - 1) << 14) | (width - 1)));
const extended = (width: number, height: number) =>
  webp('VP8X', [0, 0, 0, 0], little(width - 1).slice(0, 3), little(height - 1).slice(0, 3));

const side = fc.integer({ min: 1, max: LONGEST_SIDE });

describe('the size of a picture', () => {
  it('is read from the header, in every format', () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 0, max: 900 }), (width, height, metadata) => {
        const size = { width, height };
        expect(pictureSize('image/png', png(width, height))).toEqual(size);
        expect(pictureSize('image/jpeg', jpeg(width, height, metadata))).toEqual(size);
        for (const form of [lossy, lossless, extended])
          expect(pictureSize('image/webp', form(width, height)), form.name).toEqual(size);
      }),
    );
  });

  it('is null for a truncated header, and no bytes make it fail', () => {
    expect(pictureSize('image/jpeg', jpeg(9, 9, 40).subarray(0, 30))).toBeNull();
    expect(pictureSize('image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0]))).toBeNull();
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (random) => {
        for (const [type, start] of [
          ['image/png', png(1, 1).subarray(0, 8)],
          ['image/jpeg', bytes([0xff, 0xd8, 0xff])],
          ['image/webp', webp('VP8X')],
        ] as const)
          expect(() => pictureSize(type, bytes([...start], [...random]))).not.toThrow();
      }),
    );
  });

  it('is found without endless loops', () => {
    const endless = new Uint8Array(BEGINNING_BYTES).fill(0xff);
    endless.set([0xff, 0xd8], 0);
    expect(pictureSize('image/jpeg', endless)).toBeNull();
  });
});

describe('a file', () => {
  const facts = { kind: 'poster', type: 'image/png', bytes: 900, beginning: png(20, 20) } as const;

  it('is accepted if its bytes match its type', () => {
    expect(fileProblem(facts)).toBeNull();
    const packet = {
      kind: 'packet',
      type: 'application/pdf',
      bytes: 900,
      beginning: bytes('%PDF-1.7'),
    } as const;
    expect(fileProblem(packet)).toBeNull();
  });

  it.each([
    ['poster', 'image/png', 5, facts.beginning],
    ['logo', 'image/png', 1, facts.beginning],
    ['packet', 'application/pdf', 15, bytes('%PDF-1.7')],
  ] as const)('of kind %s has a size limit', (kind, type, megabytes, beginning) => {
    const largest = megabytes * 1024 * 1024;
    expect(fileProblem({ kind, type, bytes: largest, beginning })).toBeNull();
    expect(fileProblem({ kind, type, bytes: largest + 1, beginning })).toBe('MustSmaller');
  });

  it('is recognised by its bytes, not by its name', () => {
    const types = Object.values(FILE_RULES).flatMap((rule) => rule.types);
    for (const type of types) expect(hasSignature(type, bytes('<svg onload="alert(1)"/>')), type).toBe(false);
    expect(fileProblem({ ...facts, type: 'image/jpeg' })).toBe('MustValid');
  });

  it('has pixels, and not too many', () => {
    expect(fileProblem({ ...facts, beginning: png(0, 9) })).toBe('MustValid');
    expect(fileProblem({ ...facts, beginning: png(LONGEST_SIDE, LONGEST_SIDE) })).toBeNull();
    expect(fileProblem({ ...facts, beginning: png(9, LONGEST_SIDE + 1) })).toBe('MustSmaller');
  });
});

it.each([
  ['image/png', 5_242_880],
  ['image/webp', 5_242_880],
  ['application/pdf', 15_728_640],
  ['image/svg+xml', 0],
  ['', 0],
])('a file of the type %j has at most %i bytes', (type, bytes) => {
  expect(largestOfType(type)).toBe(bytes);
});

describe('lastingPath', () => {
  const id = '01M7YVW8M51EF6YYPSQ1T35XF4';
  const { image, packet } = ROUTES.createCompetition.body.shape;
  const { logo } = ROUTES.createRink.body.shape;

  it.each<[FileType, string]>([
    ['image/jpeg', `/images/${id}.jpg`],
    ['image/png', `/images/${id}.png`],
    ['image/webp', `/images/${id}.webp`],
    ['application/pdf', `/documents/${id}.pdf`],
  ])('of %s is accepted by the fields', (type, path) => {
    expect(lastingPath(id, type)).toBe(path);
    for (const field of type === 'application/pdf' ? [packet] : [image, logo])
      expect(field.safeParse(path).success).toBe(true);
  });
});
