import { ProductClient } from './client.ts';
import { startHostWithDatabase } from './database.ts';
import { startRecordingProxy, type RecordedCall } from './recordingProxy.ts';

export interface RecordedHost {
  readonly origin: string;
  readonly client: ProductClient;
  /** The database operations of one call and the capacity that they used. */
  record<Answer>(call: () => Promise<Answer>): Promise<Recorded<Answer>>;
  stop(): Promise<void>;
}

export interface Recorded<Answer> {
  readonly answer: Answer;
  readonly units: number;
  /** Bytes that the database answered. */
  readonly bytes: number;
  /** The operations with their counts: "2 GetItem, 1 Query". */
  readonly calls: string;
}

/** The product with a recording proxy between its functions and its database, and an account's session. */
export async function startRecordedHost(dataDirectory: string, email: string): Promise<RecordedHost> {
  const proxy = await startRecordingProxy();
  const host = await startHostWithDatabase(dataDirectory, proxy.url);
  proxy.target = host;
  const client = await new ProductClient(host.origin).logIn(email);
  return {
    origin: host.origin,
    client,
    async record(call) {
      proxy.take();
      const answer = await call();
      const calls = proxy.take();
      if (calls.length === 0)
        throw new Error('The functions did not ask the database by way of the recorder');
      const sum = (figureOf: (call: RecordedCall) => number) =>
        calls.reduce((total, call) => total + figureOf(call), 0);
      return {
        answer,
        units: sum(({ units }) => units),
        bytes: sum(({ bytes }) => bytes),
        calls: namesOf(calls),
      };
    },
    async stop() {
      client.close();
      proxy.close();
      await host.stop();
    },
  };
}

function namesOf(calls: readonly RecordedCall[]): string {
  const operations = Map.groupBy(calls, ({ operation }) => operation);
  return [...operations]
    .map(([operation, group]) => `${group.length} ${operation}`)
    .sort()
    .join(', ');
}
