import { gatewayRoutes } from '../../infra/constructs/gatewayRoutes.ts';
import { sharesOfPaths } from '../../shared/contract/callShares.ts';
import { OPERATIONS, routeOf, type Operation } from '../../shared/contract/routes.ts';
import { decodedOnce, routeMatcher } from '../host/api/matchRoute.ts';

export interface CallParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** API Gateway's event for a call of an operation. */
export function gatewayEvent(operation: Operation, { params, ...asked }: CallParts = {}) {
  const { method, path } = routeOf(operation);
  const sent = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params?.[name] ?? 'none'),
  );
  return eventOf(method, sent, asked);
}

const match = routeMatcher([
  ...gatewayRoutes(OPERATIONS.map(routeOf), sharesOfPaths()).map(({ path, resource }) => ({
    routeKey: `ANY ${path}`,
    functionName: resource,
  })),
  { routeKey: '$default', functionName: 'system' },
]);

/** API Gateway's event (payload format 2.0), as in its documentation, for a path as sent. */
export function eventOf(method: string, path: string, asked: Omit<CallParts, 'params'> = {}) {
  const { query, body, cookie, headers } = asked;
  const { route, pathParameters = {} } = match(method, path) ?? {};
  const routeKey = route?.routeKey ?? '$default';
  const rawPath = decodedOnce(path);
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: new URLSearchParams(query).toString(),
    ...(cookie === undefined ? {} : { cookies: [cookie] }),
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      host: 'abcdef1234.execute-api.eu-west-1.amazonaws.com',
      'user-agent': 'test',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-port': '443',
      'x-forwarded-proto': 'https',
      'x-requested-with': 'test',
      ...headers,
    },
    ...(query === undefined ? {} : { queryStringParameters: query }),
    ...(Object.keys(pathParameters).length === 0 ? {} : { pathParameters: { ...pathParameters } }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'abcdef1234',
      domainName: 'abcdef1234.execute-api.eu-west-1.amazonaws.com',
      domainPrefix: 'abcdef1234',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'test' },
      requestId: 'JKJaXmPLvHcESHA=',
      routeKey,
      stage: '$default',
      time: '22/Nov/2026:09:00:00 +0000',
      timeEpoch: 1_795_338_000_000,
    },
  };
}
