import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';
import { compressedBody, type Encoding } from './compressedBody.ts';

/** CloudFront compresses these types, from 1,000 to 10,000,000 bytes. */
const COMPRESSIBLE =
  /^(text\/|image\/svg\+xml|application\/([\w.-]+\+)?(json|xml|javascript)\b|font\/(ttf|otf))/;
const SMALLEST = 1_000;
const MAX_BYTES = 10_000_000;

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
  const isKnown = answer.status === 200 && isRead(request) && sameTag(request, answer.headers['etag']);
  const encoding = compress && !isKnown && isCompressible(answer) ? chosenEncoding(request) : null;
  if (encoding === null) write(request, response, answer, isKnown);
  else
    encoded(answer, encoding).then(
      (compressed) => {
        write(request, response, compressed, false);
      },
      () => response.destroy(),
    );
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, cookies = [], body }: Answer,
  isKnown: boolean,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (isKnown) {
    response.removeHeader('content-type');
    response.writeHead(304).end();
    return;
  }
  if (status !== 204 && status !== 304) response.setHeader('content-length', body.length);
  response.writeHead(status);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

function sameTag(request: IncomingMessage, etag: string | undefined): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined || etag === undefined) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag));
}

function isCompressible({ headers, body }: Answer): boolean {
  return (
    body.length >= SMALLEST &&
    body.length <= MAX_BYTES &&
    COMPRESSIBLE.test(headers['content-type'] ?? '') &&
    headers['content-encoding'] === undefined
  );
}

async function encoded(answer: Answer, encoding: Encoding | 'identity'): Promise<Answer> {
  const { etag, vary } = answer.headers;
  const headers = {
    ...answer.headers,
    vary: [vary, 'Accept-Encoding'].filter((value) => value !== undefined).join(', '),
  };
  if (encoding === 'identity') return { ...answer, headers };
  return {
    ...answer,
    body: await compressedBody(answer.body, encoding),
    headers: {
      ...headers,
      'content-encoding': encoding,
      ...(etag === undefined ? {} : { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
    },
  };
}

function chosenEncoding(request: IncomingMessage): Encoding | 'identity' {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted) ? 'gzip' : 'identity';
}
