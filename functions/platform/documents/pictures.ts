import type { PDFDocument, PDFImage } from '@cantoo/pdf-lib';

/** Whether it can be drawn; by content, because the path's ending is the uploader's word. */
export const isPicture = (bytes: Uint8Array): boolean => isPng(bytes) || isJpeg(bytes);

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89;
const isJpeg = (bytes: Uint8Array) => bytes[0] === 0xff;

/** Null for none, and for one that is neither PNG nor JPEG. */
export async function embedPicture(
  document: PDFDocument,
  bytes: Uint8Array | null,
): Promise<PDFImage | null> {
  if (!bytes || !isPicture(bytes)) return null;
  return isPng(bytes) ? document.embedPng(bytes) : document.embedJpg(bytes);
}
