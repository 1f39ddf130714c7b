import { crc32 } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** A PNG file of its chunks (PNG specification, section 5). */
export function pngOf(chunks: readonly Chunk[]): Buffer {
  return Buffer.concat([SIGNATURE, ...chunks.map(chunkBytes)]);
}

function chunkBytes({ type, data }: Chunk): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(typed.length + 8);
  bytes.writeUInt32BE(data.length);
  typed.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(typed), typed.length + 4);
  return bytes;
}

/** @throws Error for bytes that are no PNG file */
export function chunksOf(png: Buffer): Chunk[] {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('This is no PNG file');
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length;) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

/** The same picture in other colours. */
export function withPalette(png: Buffer, palette: Uint8Array): Buffer {
  return pngOf(chunksOf(png).map((chunk) => (chunk.type === 'PLTE' ? { ...chunk, data: palette } : chunk)));
}
