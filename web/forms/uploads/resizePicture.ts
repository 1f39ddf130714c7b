import type { FileType } from '../../../shared/domain/files/fileKinds.ts';
import { fitSize } from './fitSize.ts';
import { UploadRefused } from './UploadRefused.ts';

/** Lower quality would be visible in photos. */
const QUALITY = 0.85;

/**
 * A picture prepared for upload: upright, at most `longest` pixels per side, as WebP or, if the browser
 * cannot write that or `types` excludes it, JPEG (PNG for a drawing that may be transparent). Redrawing removes the camera's
 * metadata, above all the location.
 *
 * @throws {UploadRefused} for a file that is no picture, or none that this browser can open
 */
export async function resizePicture(file: Blob, longest: number, types: readonly FileType[]): Promise<Blob> {
  if (file.type !== '' && !file.type.startsWith('image/')) throw new UploadRefused('notPicture');
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (cause: unknown) => {
      throw new UploadRefused('unreadablePicture', { cause });
    },
  );
  try {
    const canvas = Object.assign(document.createElement('canvas'), fitSize(picture, longest));
    const context = canvas.getContext('2d');
    if (!context) throw new UploadRefused('unreadablePicture');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const webp = types.includes('image/webp') ? await written(canvas, 'image/webp') : null;
    if (webp) return webp;
    const isWebp = file.type === 'image/webp' && !types.includes('image/webp');
    if (file.type === 'image/png' || isWebp) return await writtenOrRefused(canvas, 'image/png');
    // JPEG has no transparency: clear pixels would turn black.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    return await writtenOrRefused(canvas, 'image/jpeg');
  } finally {
    picture.close();
  }
}

async function writtenOrRefused(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await written(canvas, type);
  if (!blob) throw new UploadRefused('unreadablePicture');
  return blob;
}

/** Null if the browser cannot write the type; it would silently write PNG. */
function written(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, QUALITY);
  });
}
