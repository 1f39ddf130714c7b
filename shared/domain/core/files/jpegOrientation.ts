/** Exif 2.32, section 4.6: a directory of 12-byte entries; this tag holds the orientation. */
const ORIENTATION = 0x0112;
const EXIF = [...'Exif\0\0'].map((letter) => letter.charCodeAt(0));
/** The length of a segment's marker, its length field and the name Exif. */
const TIFF_START = 4 + EXIF.length;

/** The orientation in an Exif segment, 1 to 8; 1 (upright) if it has none. */
export function orientationOf(segment: Uint8Array): number {
  if (EXIF.some((byte, index) => segment[4 + index] !== byte)) return 1;
  const tiff = new DataView(segment.buffer, segment.byteOffset + TIFF_START, segment.length - TIFF_START);
  try {
    const little = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, little);
    for (let index = 0; index < tiff.getUint16(directory, little); index++) {
      const entry = directory + 2 + 12 * index;
      if (tiff.getUint16(entry, little) !== ORIENTATION) continue;
      const value = tiff.getUint16(entry + 8, little);
      return value >= 1 && value <= 8 ? value : 1;
    }
    return 1;
  } catch (error) {
    if (error instanceof RangeError) return 1;
    throw error;
  }
}

/** An Exif segment with nothing but the orientation. */
export function orientationSegment(orientation: number): Uint8Array {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    ORIENTATION >> 8,
    ORIENTATION & 255,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ];
  const length = 2 + EXIF.length + tiff.length;
  return new Uint8Array([0xff, 0xe1, length >> 8, length & 255, ...EXIF, ...tiff]);
}
