import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedCall {
  readonly operation: string;
  /** Capacity units, as the database itself counts them. */
  readonly units: number;
}

export interface RecordingProxy {
  readonly url: string;
  /** Where calls go; set before the first one comes. */
  target: string;
  /** The calls since the last time it was asked. */
  take(): RecordedCall[];
  close(): void;
}

interface Consumed {
  readonly CapacityUnits?: number;
}

/** Stands before a DynamoDB endpoint, asks it what each call consumes, and remembers the answers. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const calls: RecordedCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      const body = { ...(JSON.parse(await textOf(request)) as object), ReturnConsumedCapacity: 'TOTAL' };
      const answer = await fetch(proxy.target, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.0',
          'x-amz-target': String(request.headers['x-amz-target']),
          authorization: String(request.headers.authorization),
          'x-amz-date': String(request.headers['x-amz-date']),
        },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      calls.push({ operation, units: unitsOf(JSON.parse(text) as object) });
      response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(text);
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: RecordingProxy = {
    url: `http://127.0.0.1:${port}`,
    target: '',
    take: () => calls.splice(0),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}

function unitsOf(answer: { ConsumedCapacity?: Consumed | Consumed[] }): number {
  return [answer.ConsumedCapacity ?? []]
    .flat()
    .reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
