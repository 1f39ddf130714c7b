import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { respondWith } from '../http/respondWith.ts';
import type { Listening } from '../http/listen.ts';
import { listen } from '../http/listen.ts';
import type { Deployment } from '../template/deployment.ts';
import { apiGateway } from './apiGateway.ts';

const PUBLIC_ORIGIN = 'http://127.0.0.1:3000';

/** Until it ends, calls of the health route have no answer. */
let letGo: () => void = () => undefined;
const held = new Promise<void>((resolve) => {
  letGo = resolve;
});

/** Answers with the given event, or with the answer that the query asks for. */
function echo(event: APIGatewayProxyEventV2): unknown {
  if (event.rawPath === '/api/health') return held.then(() => ({ statusCode: 200, body: '' }));
  const wanted = event.queryStringParameters?.['answer'];
  if (wanted === 'failure') throw new Error('On purpose');
  if (wanted === 'nothing') return undefined;
  if (wanted === 'bytes')
    return {
      statusCode: 200,
      headers: { 'Content-Type': 'image/png' },
      body: 'iVBORw==',
      isBase64Encoded: true,
    };
  if (wanted === 'cookies') return { statusCode: 204, cookies: ['a=1; Path=/', 'b=2'] };
  return {
    statusCode: 200,
    headers: { 'content-type': 'application/json', 'x-route': event.routeKey },
    body: JSON.stringify(event),
  };
}

let server: Listening;
let base: string;

beforeAll(async () => {
  const routes = [
    'GET /api/rinks',
    'ANY /api/rinks',
    'GET /api/rinks/{rinkId}',
    'GET /api/rinks/near',
    'ANY /api/rinks/{rinkId}/{part+}',
    'ANY /api/rinks/{proxy+}',
    'ANY /api/rinks/near/{proxy+}',
    'ANY /api/{proxy+}',
    '$default',
  ];
  const deployed = {
    name: 'echo',
    entry: 'echo.ts',
    environment: {},
    timeoutSeconds: 10,
    memoryMegabytes: 128,
  };
  const deployment = {
    routes: routes.map((routeKey) => ({ routeKey, functionName: 'echo' })),
    apiDomain: 'http-api.execute-api.eu-west-1.amazonaws.com',
  };
  const functions = new Map([
    ['echo', { deployed, handler: (event: unknown) => echo(event as APIGatewayProxyEventV2) }],
  ]);
  const gateway = apiGateway(deployment as unknown as Deployment, PUBLIC_ORIGIN, functions);
  server = await listen(
    respondWith((request) =>
      gateway(request, {
        path: (request.url ?? '/').split('?')[0] ?? '/',
        headers: { 'x-rinkside-viewer': '127.0.0.1' },
      }),
    ),
  );
  base = `http://127.0.0.1:${String(server.port)}`;
});

afterAll(() => server.close());

async function eventOf(path: string, init?: RequestInit): Promise<APIGatewayProxyEventV2> {
  return (await fetch(base + path, init)).json() as Promise<APIGatewayProxyEventV2>;
}

describe('the event', () => {
  it('has the route, and path and parameters decoded once', async () => {
    const event = await eventOf('/api/rinks/a%2Fb%20%2541?x=1&x=2&y=%C3%A9');
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/rinks/{rinkId}',
      rawPath: '/api/rinks/a/b %41',
      rawQueryString: 'x=1&x=2&y=%C3%A9',
      pathParameters: { rinkId: 'a/b %41' },
      queryStringParameters: { x: '1,2', y: 'é' },
      isBase64Encoded: false,
    });
    expect(event.requestContext.http).toMatchObject({ method: 'GET', sourceIp: '127.0.0.1' });
    expect(event.body).toBeUndefined();
  });

  it('has cookies separate and the API’s own host', async () => {
    const event = await eventOf('/api/rinks', { headers: { cookie: 'a=1; b=2', 'X-Upper': 'Yes' } });
    expect(event.cookies).toEqual(['a=1', 'b=2']);
    expect(event.headers).not.toHaveProperty('cookie');
    expect(event.headers).toMatchObject({
      'x-upper': 'Yes',
      host: 'http-api.execute-api.eu-west-1.amazonaws.com',
    });
  });

  it('has the headers of the edge in place of the viewer’s under their names', async () => {
    const event = await eventOf('/api/rinks', { headers: { 'X-Rinkside-Viewer': '203.0.113.7' } });
    expect(event.headers['x-rinkside-viewer']).toBe('127.0.0.1');
  });

  it('has text bodies as text and others in base64', async () => {
    const json = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"é":1}' };
    expect(await eventOf('/api/rinks', json)).toMatchObject({ body: '{"é":1}', isBase64Encoded: false });
    const bytes = { method: 'POST', body: new Uint8Array([0, 255]) };
    expect(await eventOf('/api/rinks', bytes)).toMatchObject({ body: 'AP8=', isBase64Encoded: true });
  });

  it.each([
    ['GET', '/api/rinks', 'GET /api/rinks'],
    ['POST', '/api/rinks', 'ANY /api/rinks'],
    ['HEAD', '/api/rinks', 'ANY /api/rinks'],
    ['GET', '/api/rinks/near', 'GET /api/rinks/near'],
    ['GET', '/api/rinks/7', 'GET /api/rinks/{rinkId}'],
    ['PUT', '/api/rinks/near', 'ANY /api/rinks/{proxy+}'],
    ['GET', '/api/rinks/7/uses', 'ANY /api/rinks/{rinkId}/{part+}'],
    ['GET', '/api/rinks/near/all', 'ANY /api/rinks/near/{proxy+}'],
    ['GET', '/api/forms', 'ANY /api/{proxy+}'],
    ['GET', '/api/rinks/', 'ANY /api/{proxy+}'],
    ['GET', '/api/', '$default'],
    ['GET', '/pages', '$default'],
  ])('takes %s %s by the most specific route', async (method, path, routeKey) => {
    const answer = await fetch(base + path, { method });
    expect(answer.headers.get('x-route')).toBe(routeKey);
  });

  it('has what a greedy parameter takes', async () => {
    const { pathParameters } = await eventOf('/api/rinks/7/uses/a%20b');
    expect(pathParameters).toEqual({ rinkId: '7', part: 'uses/a b' });
  });

  it.each([
    ['http://localhost:3000', PUBLIC_ORIGIN],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['https://localhost:3000', 'https://localhost:3000'],
    ['http://evil.example:3000', 'http://evil.example:3000'],
    ['null', 'null'],
  ])('has the origin %s as %s', async (origin, seen) => {
    expect((await eventOf('/api/rinks', { headers: { origin } })).headers['origin']).toBe(seen);
  });
});

describe('the answer', () => {
  it('can be bytes, and carry several cookies', async () => {
    const bytes = await fetch(`${base}/api/rinks?answer=bytes`);
    expect([...new Uint8Array(await bytes.arrayBuffer())]).toEqual([137, 80, 78, 71]);
    const cookies = await fetch(`${base}/api/rinks?answer=cookies`);
    expect(cookies.status).toBe(204);
    expect(cookies.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
  });

  it.each(['failure', 'nothing'])('is the gateway’s own when the function returns %s', async (wanted) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const answer = await fetch(`${base}/api/rinks?answer=${wanted}`);
    log.mockRestore();
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ message: 'Internal Server Error' });
  });

  it('refuses a body that Lambda would not accept', async () => {
    const answer = await fetch(`${base}/api/rinks`, {
      method: 'POST',
      body: Buffer.alloc(6 * 1024 * 1024 + 1),
    });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ status: 413, code: 'BodyTooLarge' });
  });
});

describe('a flood of calls that anybody can make', () => {
  it('is refused beyond its share, while a mark is answered', async () => {
    const refused: Response[] = [];
    const flood = Array.from({ length: 60 }, async () => {
      const answer = await fetch(`${base}/api/health`);
      if (answer.status === 503) refused.push(answer);
      return answer.status;
    });
    await expect.poll(() => refused.length).toBe(8);
    expect(refused[0]?.headers.get('retry-after')).toBe('1');
    expect(await refused[0]?.json()).toMatchObject({ code: 'Busy' });
    const mark = '/api/competitions/c/flights/f/seats/judge1/marks';
    expect((await fetch(base + mark, { method: 'POST', body: '{}' })).status).toBe(200);
    letGo();
    const statuses = await Promise.all(flood);
    expect(statuses.filter((status) => status === 200)).toHaveLength(52);
  });
});
