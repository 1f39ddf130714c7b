import { mkdirSync } from 'node:fs';
import S3rver from 's3rver';

export interface ObjectStore {
  readonly url: string;
  close(): Promise<void>;
}

/** The only key that s3rver accepts; its requests never leave this machine. */
export const S3_CREDENTIALS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** The embedded object store with those buckets, its objects as files under `directory`. */
export async function startObjectStore(directory: string, buckets: readonly string[]): Promise<ObjectStore> {
  mkdirSync(directory, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    directory,
    silent: true,
    resetOnClose: false,
    vhostBuckets: false,
    configureBuckets: buckets.map((name) => ({ name })),
  });
  const { port } = await server.run();
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: async () => {
      const closed = server.close();
      // Clients keep connections open that have nothing more to say.
      server.httpServer.closeIdleConnections();
      await closed;
    },
  };
}
