import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { header, type Event } from './requestContext.ts';

type Answer = APIGatewayProxyStructuredResultV2;
type Encoding = 'br' | 'gzip';

/** Below this, a shorter body saves no packet. */
const SMALLEST_BYTES = 1_000;
/** Quality 5 takes as long as 4 for an eighth fewer bytes of a list; Brotli's best takes tens of times longer. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: async (body) => promisify(brotliCompress)(body, BROTLI),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/**
 * The answer as the caller's Accept-Encoding allows it. The gateway compresses nothing, and CloudFront
 * only what it may keep, which is therefore left to it. What is bytes already, such as a PDF, stays so.
 *
 * Sizes tell an eavesdropper nothing (BREACH): no answer shows a secret beside text of an attacker's
 * choice, and the cookie does not go with calls from other sites.
 */
export async function compressAnswer(event: Event, answer: Answer): Promise<Answer> {
  if (answer.isBase64Encoded === true || event.context?.route.cacheSeconds !== undefined) return answer;
  const headers = { ...answer.headers, vary: 'Accept-Encoding' };
  const body = Buffer.from(answer.body ?? '');
  const encoding = body.length < SMALLEST_BYTES ? null : chosenEncoding(accepted(event));
  if (encoding === null) return { ...answer, headers };
  return {
    ...answer,
    headers: { ...headers, 'content-encoding': encoding },
    body: (await compress[encoding](body)).toString('base64'),
    isBase64Encoded: true,
  };
}

/** The distribution keeps Accept-Encoding to itself; its function says it under this name. */
export const VIEWER_ENCODINGS_HEADER = 'x-rinkside-accept-encoding';

const accepted = (event: Event) => event.headers[VIEWER_ENCODINGS_HEADER] ?? header(event, 'accept-encoding');

/** Of what is accepted (`gzip, br;q=0.5`), the encoding that is wanted most; among equals the smaller. */
function chosenEncoding(acceptEncoding = ''): Encoding | null {
  const weights = new Map(
    acceptEncoding.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0] as const;
    }),
  );
  const weightOf = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0;
  if (weightOf('br') === 0 && weightOf('gzip') === 0) return null;
  return weightOf('br') >= weightOf('gzip') ? 'br' : 'gzip';
}
