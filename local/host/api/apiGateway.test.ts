import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { respondWith } from '../http/respondWith.ts';
import type { Listening } from '../http/listen.ts';
import { listen } from '../http/listen.ts';
import type { Deployment } from '../template/deployment.ts';
import { apiGateway } from './apiGateway.ts';

const PUBLIC_ORIGIN = 'http://127.0.0.1:3000';

/** Answers with the given event, or with the answer that the query asks for. */
function echo(event: APIGatewayProxyEventV2): unknown {
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
  return { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) };
}

let server: Listening;
let base: string;

beforeAll(async () => {
  const routes = [
    'GET /api/rinks',
    'GET /api/rinks/{rinkId}',
    'GET /api/rinks/near',
    'POST /api/rinks',
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
  server = await listen(respondWith((request) => gateway(request, { 'x-rinkside-viewer': '127.0.0.1' })));
  base = `http://127.0.0.1:${String(server.port)}`;
});

afterAll(() => server.close());

async function eventOf(path: string, init?: RequestInit): Promise<APIGatewayProxyEventV2> {
  return (await fetch(base + path, init)).json() as Promise<APIGatewayProxyEventV2>;
}

describe('the event', () => {
  it('has the route, the decoded parameters and the raw path', async () => {
    const event = await eventOf('/api/rinks/a%2Fb%20c?x=1&x=2&y=%C3%A9');
    expect(event).toMatchObject({
      version: '2.0',
      routeKey: 'GET /api/rinks/{rinkId}',
      rawPath: '/api/rinks/a%2Fb%20c',
      rawQueryString: 'x=1&x=2&y=%C3%A9',
      pathParameters: { rinkId: 'a/b c' },
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

  it('prefers a literal path to a parameter, and uses $default for the rest', async () => {
    expect((await eventOf('/api/rinks/near')).routeKey).toBe('GET /api/rinks/near');
    expect((await eventOf('/api/rinks/', {})).routeKey).toBe('$default');
    expect((await eventOf('/api/rinks', { method: 'DELETE' })).routeKey).toBe('$default');
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
  });
});
