import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PictureType } from './fileKinds.ts';
import { withoutMetadata } from './withoutMetadata.ts';

const of = (...parts: (string | readonly number[])[]): Uint8Array =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)),
  );
const big = (value: number) => [value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 255);
const little = (value: number) => big(value).toReversed();
const cleaned = (type: PictureType, bytes: Uint8Array) => {
  const clean = withoutMetadata(type, bytes);
  return clean && Buffer.from(clean).toString('latin1');
};

const SECRET = 'N 48 51.5 E 2 17.7 Canon of A. Frost';

describe('a JPEG', () => {
  const segment = (marker: number, content: string | readonly number[]) => {
    const data = of(content);
    return [0xff, marker, ...big(data.length + 2).slice(2), ...data];
  };
  const jfif = segment(0xe0, 'JFIF\0 small');
  const icc = segment(0xe2, 'ICC_PROFILE\0colours');
  const adobe = segment(0xee, 'Adobe colours');
  const tables = segment(0xdb, 'quantisation');
  const frame = segment(0xc2, 'frame');
  // Data with a stuffed FF and a restart marker, then a table and a second scan.
  const scans = [
    ...segment(0xda, 'scan'),
    1,
    0xff,
    0,
    2,
    0xff,
    0xd3,
    3,
    ...segment(0xc4, 'huffman'),
    ...segment(0xda, 'scan 2'),
    4,
    0xff,
    0,
    5,
  ];
  const end = [0xff, 0xd9];
  const plain = of([0xff, 0xd8], jfif, icc, adobe, tables, frame, scans, end);

  it('keeps what draws the picture, byte for byte', () => {
    expect(cleaned('image/jpeg', plain)).toBe(Buffer.from(plain).toString('latin1'));
  });

  it('loses Exif, XMP, IPTC, thumbnails, comments and trailing data', () => {
    const notified = of(
      [0xff, 0xd8],
      segment(0xe1, `Exif\0\0MM\0*\0\0\0\x08\0\0${SECRET}`),
      segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${SECRET}`),
      jfif,
      segment(0xe0, `JFXX\0${SECRET}`),
      icc,
      segment(0xe2, `MPF\0${SECRET}`),
      segment(0xed, `Photoshop 3.0\0${SECRET}`),
      adobe,
      segment(0xfe, SECRET),
      [0xff, ...tables],
      frame,
      scans.slice(0, -4),
      [4, 0xff, 0, 5],
      end,
      SECRET,
    );
    expect(cleaned('image/jpeg', notified)).toBe(Buffer.from(plain).toString('latin1'));
  });

  it.each([
    [
      'MM',
      6,
      [
        0x4d,
        0x4d,
        0,
        42,
        ...big(8),
        0,
        2,
        1,
        0x10,
        0,
        2,
        ...big(4),
        ...big(50),
        1,
        0x12,
        0,
        3,
        ...big(1),
        0,
        6,
        0,
        0,
      ],
    ],
    ['II', 3, [0x49, 0x49, 42, 0, ...little(8), 1, 0, 0x12, 1, 3, 0, ...little(1), 3, 0, 0, 0]],
  ] as const)('keeps its orientation in byte order %s', (_order, orientation, tiff) => {
    const notified = of([0xff, 0xd8], segment(0xe1, [...of('Exif\0\0'), ...tiff, ...of(SECRET)]), frame, end);
    const clean = cleaned('image/jpeg', notified) ?? '';
    expect(clean).not.toContain(SECRET);
    const upright = [
      0x4d,
      0x4d,
      0,
      42,
      ...big(8),
      0,
      1,
      1,
      0x12,
      0,
      3,
      ...big(1),
      0,
      orientation,
      0,
      0,
      ...big(0),
    ];
    const kept = of([0xff, 0xd8], segment(0xe1, [...of('Exif\0\0'), ...upright]), frame, end);
    expect(clean).toBe(Buffer.from(kept).toString('latin1'));
  });

  it('is null if a segment exceeds the bytes, or if none begins', () => {
    expect(cleaned('image/jpeg', of([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff], SECRET))).toBeNull();
    expect(cleaned('image/jpeg', of([0xff, 0xd8, 0xff, 0xe1, 0, 4, 1, 2], SECRET))).toBeNull();
  });
});

describe('a PNG', () => {
  const chunk = (name: string, data: string) => of(big(data.length), name, data, [1, 2, 3, 4]);
  const signature = of([0x89], 'PNG\r\n\x1a\n');
  const join = (...parts: Uint8Array[]) => Buffer.concat(parts);
  const plain = join(
    signature,
    ...['IHDR', 'sRGB', 'iCCP', 'PLTE', 'tRNS', 'acTL', 'fcTL', 'IDAT', 'fdAT'].map((name) =>
      chunk(name, name),
    ),
    chunk('IEND', ''),
  );

  it('keeps what draws and animates it, and loses texts, times, Exif and unknown chunks', () => {
    const notified = join(
      plain.subarray(0, -12),
      ...['tEXt', 'zTXt', 'iTXt', 'tIME', 'eXIf', 'prVt'].map((name) => chunk(name, SECRET)),
      plain.subarray(-12),
      of(SECRET),
    );
    expect(cleaned('image/png', plain)).toBe(plain.toString('latin1'));
    expect(cleaned('image/png', notified)).toBe(plain.toString('latin1'));
  });

  it('is null if it is truncated', () => {
    expect(cleaned('image/png', plain.subarray(0, -12))).toBeNull();
    expect(cleaned('image/png', plain.subarray(0, -15))).toBeNull();
  });
});

describe('a WebP', () => {
  const chunk = (name: string, data: string) =>
    of(name, little(data.length), data, data.length % 2 ? [0] : []);
  const riff = (...chunks: Uint8Array[]) => {
    const length = 4 + chunks.reduce((sum, part) => sum + part.length, 0);
    return of('RIFF', little(length), 'WEBP', ...chunks.map((part) => [...part]));
  };
  const size = '\0\0\0\x09\0\0\x09\0\0';

  it('loses Exif and XMP, and no longer announces them', () => {
    const notified = riff(
      chunk('VP8X', `\x3e${size}`),
      chunk('ICCP', 'odd'),
      chunk('VP8 ', 'pixels'),
      chunk('EXIF', SECRET),
      chunk('XMP ', SECRET),
    );
    const plain = riff(chunk('VP8X', `\x32${size}`), chunk('ICCP', 'odd'), chunk('VP8 ', 'pixels'));
    expect(cleaned('image/webp', notified)).toBe(Buffer.from(plain).toString('latin1'));
    const simple = riff(chunk('VP8L', 'pixels'));
    expect(cleaned('image/webp', of([...simple], SECRET))).toBe(Buffer.from(simple).toString('latin1'));
  });

  it('is null without pixels', () => {
    expect(cleaned('image/webp', riff(chunk('EXIF', SECRET)))).toBeNull();
  });
});

it('never throws, whatever the bytes', () => {
  const starts: readonly (readonly [PictureType, Uint8Array])[] = [
    ['image/jpeg', of([0xff, 0xd8, 0xff, 0xe1, 0, 30], 'Exif\0\0MM\0*')],
    ['image/png', of([0x89], 'PNG\r\n\x1a\n')],
    ['image/webp', of('RIFF', little(90), 'WEBPVP8X')],
  ];
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 90 }), ([type, start], random) => {
      const clean = withoutMetadata(type, of([...start], [...random]));
      expect(clean === null || clean.length <= start.length + random.length + 36).toBe(true);
    }),
  );
});
