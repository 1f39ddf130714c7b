import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: promisify<Buffer, Buffer>(gzip),
};

interface Copies {
  readonly byEncoding: Map<Encoding, Promise<Buffer>>;
  bytes: number;
}

/** They live as long as the body itself. */
const copiesOf = new WeakMap<Buffer, Copies>();

/** A body's compressed copy: made once for all who ask for it, beside the thread that answers. */
export function compressedBody(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const copies = copiesOf.get(body) ?? { byEncoding: new Map<Encoding, Promise<Buffer>>(), bytes: 0 };
  copiesOf.set(body, copies);
  const known = copies.byEncoding.get(encoding);
  if (known) return known;
  const made = compress[encoding](body).then((copy) => {
    copies.bytes += copy.length;
    return copy;
  });
  copies.byEncoding.set(encoding, made);
  return made;
}

/** The bytes of a body with its compressed copies. */
export const bytesOfCopies = (body: Buffer): number => body.length + (copiesOf.get(body)?.bytes ?? 0);
