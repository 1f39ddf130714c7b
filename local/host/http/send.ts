import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Answer } from './answer.ts';

/** CloudFront compresses these types, from 1,000 to 10,000,000 bytes. */
const COMPRESSIBLE =
  /^(text\/|image\/svg\+xml|application\/([\w.-]+\+)?(json|xml|javascript)\b|font\/(ttf|otf))/;
const SMALLEST = 1_000;
const LARGEST = 10_000_000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * Sends an answer: 304 if the client has it already, compressed if the client accepts that, HEAD without a
 * body.
 */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  { compress }: { compress: boolean },
): void {
  const fresh = answer.status === 200 && isRead(request) && sameTag(request, answer.headers['etag']);
  const { body, headers } = compress && !fresh ? encoded(request, answer) : answer;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (answer.cookies !== undefined && answer.cookies.length > 0)
    response.setHeader('set-cookie', answer.cookies);
  if (fresh) {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  if (answer.status !== 204 && answer.status !== 304) response.setHeader('content-length', body.length);
  response.writeHead(answer.status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

function sameTag(request: IncomingMessage, etag: string | undefined): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined || etag === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}

function encoded(request: IncomingMessage, answer: Answer): Pick<Answer, 'body' | 'headers'> {
  const { body, headers } = answer;
  const fits = body.length >= SMALLEST && body.length <= LARGEST;
  if (!fits || !COMPRESSIBLE.test(headers['content-type'] ?? '') || headers['content-encoding'] !== undefined)
    return answer;
  const encoding = chosenEncoding(request.headers['accept-encoding'] ?? '');
  const vary = {
    vary: [headers['vary'], 'Accept-Encoding'].filter((value) => value !== undefined).join(', '),
  };
  if (encoding === undefined) return { body, headers: { ...headers, ...vary } };
  const etag = headers['etag'];
  return {
    body: compressed(body, encoding),
    headers: {
      ...headers,
      ...vary,
      'content-encoding': encoding,
      ...(etag === undefined ? {} : { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
    },
  };
}

/** An answer that the edge keeps is compressed once for all who ask for it. */
const compressedBodies = new WeakMap<Buffer, Map<'br' | 'gzip', Buffer>>();

function compressed(body: Buffer, encoding: 'br' | 'gzip'): Buffer {
  const known = compressedBodies.get(body) ?? new Map<'br' | 'gzip', Buffer>();
  compressedBodies.set(body, known);
  const found =
    known.get(encoding) ?? (encoding === 'br' ? brotliCompressSync(body, BROTLI) : gzipSync(body));
  known.set(encoding, found);
  return found;
}

function chosenEncoding(accepted: string): 'br' | 'gzip' | undefined {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : undefined;
}
