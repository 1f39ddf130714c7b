import type { PictureType } from './fileKinds.ts';
import { orientationOf, orientationSegment } from './jpegOrientation.ts';

/**
 * Removes what cameras and programs store beside the picture: GPS position, time, device, owner, the
 * thumbnail from before a crop. Pixels, colours and orientation stay byte for byte. Only parts known to
 * draw the picture are kept, so unknown metadata goes too.
 * @returns null if the bytes are no such picture
 */
export function withoutMetadata(type: PictureType, bytes: Uint8Array): Uint8Array | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const parts = PARTS[type](bytes, view);
    return parts && joined(parts);
  } catch (error) {
    // A part continues beyond the available bytes.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type Parts = readonly Uint8Array[];

const PARTS: Readonly<Record<PictureType, (bytes: Uint8Array, view: DataView) => Parts | null>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
};

function joined(parts: Parts): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** The bytes from `start` to `end`. @throws RangeError if there are fewer */
function cut(bytes: Uint8Array, start: number, end: number): Uint8Array {
  if (end > bytes.length || end < start) throw new RangeError('The picture is broken off');
  return bytes.subarray(start, end);
}

const text = (bytes: Uint8Array, start: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(start, start + length));

const [END, SCAN, COMMENT, APP0, APP1, APP2, APP14, APP15] = [
  0xd9, 0xda, 0xfe, 0xe0, 0xe1, 0xe2, 0xee, 0xef,
] as const;

/**
 * Application segments are kept only if colours depend on them; all others except comments draw the
 * picture.
 */
function drawsJpeg(marker: number, segment: Uint8Array): boolean {
  const says = (start: string) => text(segment, 4, start.length) === start;
  if (marker === APP0) return says('JFIF\0');
  if (marker === APP2) return says('ICC_PROFILE\0');
  if (marker === APP14) return says('Adobe');
  return !(marker >= APP0 && marker <= APP15) && marker !== COMMENT;
}

/**
 * ITU T.81, annex B: segments with their lengths; each scan header is followed by data up to the next
 * marker.
 */
function jpegParts(bytes: Uint8Array, view: DataView): Parts | null {
  const kept: Uint8Array[] = [cut(bytes, 0, 2)];
  let offset = 2;
  while (offset < bytes.length) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    // A marker may be padded; bytes after the end are not part of the picture.
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker === END) return [...kept, cut(bytes, offset, offset + 2)];
    let next = offset + 2 + view.getUint16(offset + 2);
    if (marker === SCAN) next = endOfScan(bytes, next);
    const segment = cut(bytes, offset, next);
    if (drawsJpeg(marker, segment)) kept.push(segment);
    const orientation = marker === APP1 ? orientationOf(segment) : 1;
    if (orientation !== 1) kept.push(orientationSegment(orientation));
    offset = next;
  }
  return kept;
}

/** In scan data, FF is followed by 0 or by a restart marker (D0 to D7). */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let offset = start; offset + 1 < bytes.length; offset++) {
    if (bytes[offset] !== 0xff) continue;
    const next = bytes[offset + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return offset;
  }
  return bytes.length;
}

/** W3C PNG: the chunks that draw, colour and animate the picture. */
const PNG_CHUNKS = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT'.split(' '),
);

function pngParts(bytes: Uint8Array, view: DataView): Parts | null {
  const kept: Uint8Array[] = [cut(bytes, 0, 8)];
  for (let offset = 8; offset < bytes.length;) {
    const next = offset + 12 + view.getUint32(offset);
    const name = text(bytes, offset + 4, 4);
    const chunk = cut(bytes, offset, next);
    if (PNG_CHUNKS.has(name)) kept.push(chunk);
    if (name === 'IEND') return kept;
    offset = next;
  }
  return null;
}

/** WebP container: pixels, transparency, colours, frames. */
const WEBP_CHUNKS = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
/** The bits of VP8X that announce Exif and XMP. */
const WEBP_METADATA = 0b1100;

function webpParts(bytes: Uint8Array, view: DataView): Parts | null {
  const end = Math.min(8 + view.getUint32(4, true), bytes.length);
  const kept: Uint8Array[] = [];
  for (let offset = 12; offset + 8 <= end;) {
    const size = view.getUint32(offset + 4, true);
    // Chunks of odd length are padded; a last one may lack the padding.
    const next = Math.min(offset + 8 + size + (size % 2), Math.max(end, offset + 8 + size));
    const name = text(bytes, offset, 4);
    const chunk = cut(bytes, offset, next).slice();
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~WEBP_METADATA;
    if (WEBP_CHUNKS.has(name)) kept.push(chunk);
    offset = next;
  }
  if (kept.length === 0) return null;
  const head = bytes.slice(0, 12);
  const length = kept.reduce((sum, chunk) => sum + chunk.length, 0);
  new DataView(head.buffer).setUint32(4, 4 + length, true);
  return [head, ...kept];
}
