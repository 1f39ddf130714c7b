import type { FileType } from '../../../shared/domain/core/files/fileKinds.ts';
import { UploadRefused } from './UploadRefused.ts';

/** Lower quality would be visible in photos. */
const QUALITY = 0.85;

/** Of a smaller width, from the best on: the first that is small enough is taken. */
const QUALITIES = [0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2];

/** A width for small windows, and its most bytes. */
export interface SmallerWidth {
  readonly width: number;
  readonly bytes: number;
}

export interface ResizedPicture {
  readonly whole: Blob;
  /** Of the same type; a width that cannot be made small enough is left out. */
  readonly smaller: readonly Blob[];
}

interface PictureLimits {
  /** Pixels of the longest side. */
  readonly longest: number;
  readonly types: readonly FileType[];
  readonly widths: readonly SmallerWidth[];
}

/**
 * A picture prepared for upload: upright, at most `longest` pixels per side, as WebP or, if the browser
 * cannot write that or `types` excludes it, JPEG (PNG for a drawing that may be transparent). Redrawing removes the camera's
 * metadata, above all the location.
 *
 * @throws {UploadRefused} for a file that is no picture, or none that this browser can open
 */
export async function resizePicture(
  file: Blob,
  { longest, types, widths }: PictureLimits,
): Promise<ResizedPicture> {
  if (file.type !== '' && !file.type.startsWith('image/')) throw new UploadRefused('notPicture');
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new UploadRefused('unreadablePicture', { cause });
    },
  );
  try {
    const size = fitSize(picture, longest);
    const whole = await wholePicture(draw(picture, size), file.type, types);
    const smaller: Blob[] = [];
    for (const { width, bytes } of widthsWithin(widths, size.width)) {
      const height = Math.max(1, Math.round((size.height * width) / size.width));
      const canvas = draw(picture, { width, height });
      if (whole.type === 'image/jpeg') fillClear(canvas);
      const blob = await writtenWithin(canvas, whole.type, bytes);
      if (blob) smaller.push(blob);
    }
    return { whole, smaller };
  } finally {
    picture.close();
  }
}

/** A width beyond the whole picture's becomes that, which a lower quality makes small; none comes twice. */
function widthsWithin(widths: readonly SmallerWidth[], most: number): SmallerWidth[] {
  const within = widths.map(({ width, bytes }) => ({ width: Math.min(width, most), bytes }));
  return within.filter(({ width }, index) => within.findIndex((one) => one.width === width) === index);
}

function draw(picture: ImageBitmap, size: { readonly width: number; readonly height: number }) {
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new UploadRefused('unreadablePicture');
  return context;
}

async function wholePicture(
  canvas: HTMLCanvasElement,
  type: string,
  types: readonly FileType[],
): Promise<Blob> {
  const webp = types.includes('image/webp') ? await written(canvas, 'image/webp', QUALITY) : null;
  if (webp) return webp;
  const isWebp = type === 'image/webp' && !types.includes('image/webp');
  if (type === 'image/png' || isWebp) return writtenOrRefused(canvas, 'image/png');
  fillClear(canvas);
  return writtenOrRefused(canvas, 'image/jpeg');
}

/** JPEG has no transparency: clear pixels would turn black. */
function fillClear(canvas: HTMLCanvasElement): void {
  const context = contextOf(canvas);
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
}

async function writtenWithin(canvas: HTMLCanvasElement, type: string, bytes: number): Promise<Blob | null> {
  for (const quality of QUALITIES) {
    const blob = await written(canvas, type, quality);
    if (blob && blob.size <= bytes) return blob;
  }
  return null;
}

async function writtenOrRefused(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await written(canvas, type, QUALITY);
  if (!blob) throw new UploadRefused('unreadablePicture');
  return blob;
}

/** Null if the browser cannot write the type; it would silently write PNG. */
function written(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, quality);
  });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Scales a size down to at most `longest` pixels per side; never up. */
export function fitSize({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}
