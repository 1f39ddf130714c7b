import { routeOf, type Operation } from '../../shared/contract/routes.ts';

export interface Asked {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** API Gateway's event for a call (payload format 2.0), as in its documentation. */
export function gatewayEvent(operation: Operation, asked: Asked = {}) {
  const { method, path } = routeOf(operation);
  const { params, query, body, cookie, headers } = asked;
  const rawPath = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params?.[name] ?? 'none');
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
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
    ...(params === undefined ? {} : { pathParameters: params }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    isBase64Encoded: false,
    requestContext: {
      accountId: '000000000000',
      apiId: 'abcdef1234',
      domainName: 'abcdef1234.execute-api.eu-west-1.amazonaws.com',
      domainPrefix: 'abcdef1234',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '203.0.113.7', userAgent: 'test' },
      requestId: 'JKJaXmPLvHcESHA=',
      routeKey: `${method} ${path}`,
      stage: '$default',
      time: '22/Nov/2026:09:00:00 +0000',
      timeEpoch: 1_795_338_000_000,
    },
  };
}
