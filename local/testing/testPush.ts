import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';

const pushed = z.object({
  service: z.string(),
  title: z.string(),
  body: z.string(),
  tag: z.string(),
  path: z.string(),
});

export type TakenPush = z.output<typeof pushed>;

/** One for all files of a worker, because the product keeps its client. */
let running: ReturnType<typeof startService> | undefined;

/**
 * A service that takes pushes with a status that a test chooses, and the secret that their key is made of; and refunds to cards. Sets the
 * environment so that the product finds both.
 */
export async function startTestPush() {
  running ??= startService();
  const { port, ...service } = await running;
  const address = `http://127.0.0.1:${String(port)}`;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `${address}/secret`,
    SESSION_SECRET_ID: 'session',
    PUSH_SERVICE: `${address}/push`,
    CARDS_SECRET_ID: 'cards',
    CARDS_DEMO: `${address}/cards`,
  });
  service.taken.length = 0;
  service.answerWith(201);
  return service;
}

/** The account of the test's card provider. */
const CARDS = JSON.stringify({
  accounts: [{ name: 'test', payee: 'Lake Federation', key: 'demo_test', signing: ['whsec_of_the_tests'] }],
  everywhere: 'test',
});

const refundOf = (fields: URLSearchParams) => ({
  id: 're_1',
  amount: Number(fields.get('amount')),
  status: 'succeeded',
  payment_intent: fields.get('payment_intent'),
  metadata: { refund: fields.get('metadata[refund]') ?? '' },
  created: 1_800_000_000,
});

async function startService() {
  const taken: TakenPush[] = [];
  let status = 201;
  const secret = randomBytes(32).toString('hex');
  const server = createServer((request, response) => {
    response.sendDate = false;
    void bodyOf(request).then((body) => {
      if (request.url === '/push') {
        if (status < 300) taken.push(pushed.parse(JSON.parse(body)));
        response.writeHead(status).end();
        return;
      }
      if (request.url === '/cards/v1/refunds') {
        response.end(JSON.stringify(refundOf(new URLSearchParams(body))));
        return;
      }
      const isCurrent = body.includes('AWSCURRENT');
      if (!isCurrent) response.writeHead(400, { 'x-amzn-errortype': 'ResourceNotFoundException' });
      response.end(
        JSON.stringify(
          isCurrent
            ? { SecretString: body.includes('"cards"') ? CARDS : secret }
            : { message: 'No such version' },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  server.unref();
  return {
    port,
    /** Pushes that arrived. */
    taken,
    answerWith(next: number): void {
      status = next;
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

/** What a browser gives out when it subscribes, of an endpoint that no browser has. */
export const inventedSubscription = (
  endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(9).toString('hex')}`,
) => ({
  endpoint,
  p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
  timeZone: 'America/Toronto',
});
