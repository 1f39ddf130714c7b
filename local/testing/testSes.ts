import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';

const sendEmail = z.object({
  Destination: z.object({ ToAddresses: z.array(z.string()) }),
  Content: z.object({
    Simple: z.object({
      Subject: z.object({ Data: z.string() }),
      Headers: z._default(z.array(z.object({ Name: z.string(), Value: z.string() })), []),
    }),
  }),
});

export interface TakenMail {
  readonly to: readonly string[];
  readonly subject: string;
  /** The id to which its copies refer. */
  readonly references: string | undefined;
}

/** How SES answers a mail: it takes it, or gives an error, or takes it and breaks off, or hangs. */
export type SesAnswer =
  | 'taken'
  | 'MessageRejected'
  | 'SendingPausedException'
  | 'TooManyRequestsException'
  | 'lost'
  | 'hangs';

/** One for all files of a worker, because the product keeps its client. */
let running: ReturnType<typeof startService> | undefined;

/** A mail service whose answers a test chooses, by the mail. Sets the environment so that the product finds it. */
export async function startTestSes() {
  running ??= startService();
  const { port, ...service } = await running;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${String(port)}`,
    MAIL_FROM: 'entries@rinkside.example',
    MAIL_CONFIGURATION: 'Rinkside-test',
    MAIL_RATE: '100000',
    PUBLIC_ORIGIN: 'https://rinkside.example',
  });
  [service.taken.length, service.asked.length] = [0, 0];
  service.answerBy(() => 'taken');
  return service;
}

async function startService() {
  const [taken, asked]: [TakenMail[], TakenMail[]] = [[], []];
  let answer: (mail: TakenMail) => SesAnswer = () => 'taken';
  const server = createServer((request, response) => {
    // Node keeps the header for a second: a test that moves its clock would look wrong to the client, which asks again.
    response.sendDate = false;
    void bodyOf(request).then((body) => {
      const { Destination, Content } = sendEmail.parse(JSON.parse(body));
      const { Subject, Headers } = Content.Simple;
      const references = Headers.find(({ Name }) => Name === 'References')?.Value;
      const mail = { to: Destination.ToAddresses, subject: Subject.Data, references };
      asked.push(mail);
      const given = answer(mail);
      if (given === 'taken' || given === 'lost') taken.push(mail);
      if (given === 'hangs') return;
      if (given === 'lost') {
        request.socket.destroy();
        return;
      }
      if (given !== 'taken') response.writeHead(400, { 'x-amzn-errortype': given });
      response.end(
        JSON.stringify(given === 'taken' ? { MessageId: String(taken.length) } : { message: given }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  server.unref();
  return {
    port,
    /** Mails that left. */
    taken,
    /** Mails that it was asked to send. */
    asked,
    answerBy(next: (mail: TakenMail) => SesAnswer): void {
      answer = next;
    },
    /** Breaks off the calls that hang. */
    breakOff(): void {
      server.closeAllConnections();
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
