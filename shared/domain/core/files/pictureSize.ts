import type { PictureType } from './fileKinds.ts';

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size in a picture's header; null if the beginning does not contain it.
 * @param beginning the first bytes of the file
 */
export function pictureSize(type: PictureType, beginning: Uint8Array): PictureSize | null {
  const view = new DataView(beginning.buffer, beginning.byteOffset, beginning.byteLength);
  try {
    return SIZES[type](view);
  } catch (error) {
    // The header continues beyond the available bytes.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const SIZES: Readonly<Record<PictureType, (view: DataView) => PictureSize | null>> = {
  'image/png': sizeOfPng,
  'image/jpeg': sizeOfJpeg,
  'image/webp': sizeOfWebp,
};

const four = (view: DataView, offset: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));

/** PNG's first chunk is its header. */
function sizeOfPng(view: DataView): PictureSize | null {
  return four(view, 12) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : null;
}

/** The frame headers of JPEG: all markers C0 to CF but three that define tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** JPEG is a sequence of segments with their lengths; camera metadata precedes the frame. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  let offset = 2;
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (isFrame(marker)) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    // A marker may be padded by further FF bytes.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return null;
}

/** WebP has three formats: lossy, lossless and extended. */
function sizeOfWebp(view: DataView): PictureSize | null {
  const form = four(view, 12);
  if (form === 'VP8 ')
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (form === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  const whole = (offset: number) => view.getUint16(offset, true) + (view.getUint8(offset + 2) << 16) + 1;
  return form === 'VP8X' ? { width: whole(24), height: whole(27) } : null;
}
