import { hasSignature } from '../../../shared/domain/files/fileContent.ts';
import { UploadRefused } from './UploadRefused.ts';

/**
 * The file, if it is a PDF by its own bytes: what a computer calls it comes from the end of its name.
 * @throws {UploadRefused} where it is none
 */
export async function checkDocument(file: Blob): Promise<Blob> {
  const beginning = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!hasSignature('application/pdf', beginning)) throw new UploadRefused('notDocument');
  return file.slice(0, file.size, 'application/pdf');
}
