import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Credential } from '../local/access/credential.ts';
import { signingHeaders } from '../local/access/signedRequest.ts';

export interface RecordedCall {
  readonly operation: string;
  /** Capacity units as counted by the database. */
  readonly units: number;
  /** Of the database's answer. */
  readonly bytes: number;
}

export interface RecordingProxy {
  readonly url: string;
  /** The database's address and credential; set before the first call. */
  target: { readonly databaseUrl: string; readonly credential: Credential } | undefined;
  /** The calls since the last reading. */
  take(): RecordedCall[];
  close(): void;
}

interface Consumed {
  readonly CapacityUnits?: number;
}

/** A proxy before a DynamoDB endpoint that requests each call's consumed capacity and records it. */
export async function startRecordingProxy(): Promise<RecordingProxy> {
  const calls: RecordedCall[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
      const asked = { ...(JSON.parse(await textOf(request)) as object), ReturnConsumedCapacity: 'TOTAL' };
      if (proxy.target === undefined) throw new Error('The recorder does not know where the database is');
      const [url, body] = [new URL(proxy.target.databaseUrl), JSON.stringify(asked)];
      const headers = {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': String(request.headers['x-amz-target']),
      };
      // The body has changed, so the request is signed again.
      const signed = signingHeaders({ url, body, headers }, proxy.target.credential);
      const answer = await fetch(url, { method: 'POST', headers: signed, body });
      const text = await answer.text();
      calls.push({ operation, units: unitsOf(JSON.parse(text) as object), bytes: Buffer.byteLength(text) });
      response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.0' }).end(text);
    })().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: RecordingProxy = {
    url: `http://127.0.0.1:${port}`,
    target: undefined,
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
