import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { IncomingMessage } from 'node:http';
import { VIEWER_COUNTRY_HEADER } from '../../../functions/platform/http/viewer.ts';
import { ACCOUNT } from '../template/intrinsics.ts';
import { loopbackOrigin } from './loopbackOrigin.ts';
import { decodedOnce, type MatchedRoute } from './matchRoute.ts';

const TEXT = /^(text\/|application\/(json|javascript|xml|[\w.+-]+\+(json|xml))\b)/i;

interface Surroundings {
  /** As the distribution asks for it. */
  readonly path: string;
  readonly domainName: string;
  readonly publicOrigin: string;
  readonly edgeHeaders: Readonly<Record<string, string>>;
  readonly now: Date;
}

/** The event in API Gateway's payload format 2.0 for a request to a route. */
export function toEvent(
  request: IncomingMessage,
  body: Buffer,
  { route, pathParameters }: MatchedRoute,
  { path, domainName, publicOrigin, edgeHeaders, now }: Surroundings,
): APIGatewayProxyEventV2 {
  // Unlike a function's own address, an HTTP API decodes it.
  const rawPath = decodedOnce(path);
  const [, ...query] = (request.url ?? '/').split('?');
  const rawQueryString = query.join('?');
  // The distribution's headers replace the viewer's of the same name; this distribution knows no country.
  const { [VIEWER_COUNTRY_HEADER]: _told, ...sent } = headersOf(request, domainName, publicOrigin);
  const headers = { ...sent, ...edgeHeaders };
  const cookies = request.headers.cookie?.split(';').map((cookie) => cookie.trim());
  const queryStringParameters = parametersOf(rawQueryString);
  const isBase64Encoded = body.length > 0 && !TEXT.test(headers['content-type'] ?? '');
  return {
    version: '2.0',
    routeKey: route.routeKey,
    rawPath,
    rawQueryString,
    headers,
    ...(cookies === undefined ? {} : { cookies }),
    ...(queryStringParameters === undefined ? {} : { queryStringParameters }),
    ...(Object.keys(pathParameters).length === 0 ? {} : { pathParameters: { ...pathParameters } }),
    ...(body.length === 0 ? {} : { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') }),
    isBase64Encoded,
    requestContext: {
      accountId: ACCOUNT,
      apiId: domainName.split('.')[0] ?? '',
      domainName,
      domainPrefix: domainName.split('.')[0] ?? '',
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: request.headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: route.routeKey,
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
  };
}

/** Header names in lower case, repeated ones joined; cookies are separate, and Host is the API's own. */
function headersOf(
  request: IncomingMessage,
  domainName: string,
  publicOrigin: string,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, values] of Object.entries(request.headersDistinct))
    if (values !== undefined && name !== 'cookie') headers[name] = values.join(',');
  const origin = headers['origin'];
  return {
    ...headers,
    ...(origin === undefined ? {} : { origin: loopbackOrigin(origin, publicOrigin) }),
    host: domainName,
    'x-forwarded-for': request.socket.remoteAddress ?? '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': String(request.socket.localPort ?? ''),
  };
}

function parametersOf(rawQueryString: string): Record<string, string> | undefined {
  if (rawQueryString === '') return undefined;
  const parameters: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    const before = parameters[name];
    parameters[name] = before === undefined ? value : `${before},${value}`;
  }
  return parameters;
}
