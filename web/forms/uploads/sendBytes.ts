import type { Upload } from '../../../shared/contract/files/files.ts';
import { UploadRefused } from './UploadRefused.ts';

export interface Sending {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Sends a file where an upload says. By XMLHttpRequest, because fetch does not tell how far it is.
 * @throws {UploadRefused} when it did not arrive; what the signal says when it was cancelled
 */
export function sendBytes({ url, method, headers }: Upload, body: Blob, sending: Sending): Promise<void> {
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
