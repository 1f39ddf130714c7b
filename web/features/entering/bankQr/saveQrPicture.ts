import { qrModules } from '../../../ui/QrCode.tsx';

/** Pixels of a module: sharp on every phone, and small as a file. */
const SCALE = 12;

/**
 * Saves a text's QR code as a picture: a phone offers its photos by the share sheet, a desk downloads the
 * file. Dark on white, as banks want it.
 */
export async function saveQrPicture(text: string, name: string): Promise<void> {
  const picture = await drawQrPicture(text);
  if (!picture) return;
  const file = new File([picture], name, { type: picture.type });
  const isPhone = window.matchMedia('(pointer: coarse)').matches;
  if (isPhone && 'canShare' in navigator && navigator.canShare({ files: [file] })) {
    // Closing the share sheet rejects; there is nothing to tell.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

async function drawQrPicture(text: string): Promise<Blob | null> {
  const { data, size } = qrModules(text);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [size * SCALE, size * SCALE];
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = 'black';
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) context.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
    }),
  );
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
