import { hasSignature } from '../../../shared/domain/core/files/fileContent.ts';
import { UploadRefused } from './UploadRefused.ts';

/**
 * The file, if its bytes are a PDF's; the media type comes from the name only. @throws {UploadRefused} if
 * it is none
 */
export async function checkDocument(file: Blob): Promise<Blob> {
  const beginning = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!hasSignature('application/pdf', beginning)) throw new UploadRefused('notDocument');
  return file.slice(0, file.size, 'application/pdf');
}
