import type { Upload } from '../../../shared/contract/core/files/files.ts';
import { UploadRefused } from './UploadRefused.ts';

export interface ByteTransfer {
  /** 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file to an upload's address, by XMLHttpRequest, because fetch reports no progress. @throws
 * {UploadRefused} if it did not arrive; the signal's reason after a cancel
 */
export function sendBytes(
  { url, method, headers }: Upload,
  body: Blob,
  sending: ByteTransfer,
): Promise<void> {
  const { onProgress, signal } = sending;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    const lost = () => reject(new UploadRefused('lost'));
    request.upload.onprogress = ({ loaded }) => onProgress(loaded / body.size);
    request.onload = () => (request.status === 200 ? resolve() : lost());
    request.onerror = lost;
    request.ontimeout = lost;
    request.onabort = () => reject(signal.reason as Error);
    request.onloadend = () => signal.removeEventListener('abort', cancel);
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    signal.throwIfAborted();
    signal.addEventListener('abort', cancel);
    request.send(body);
  });
}
