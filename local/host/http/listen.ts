import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';

/** A server that listens, and how it is stopped. */
export interface Listening {
  readonly server: Server;
  readonly port: number;
  close(): Promise<void>;
}

/** The port is another program's. */
export class PortTaken extends Error {
  constructor(port: number) {
    super(
      `Port ${String(port)} is already in use: stop what listens there, or choose another one with PORT.`,
    );
  }
}

/**
 * Listens on `port` (0: any free one).
 *
 * @throws PortTaken
 */
export async function listen(
  listener: RequestListener,
  { port = 0, host = '127.0.0.1' }: { port?: number; host?: string } = {},
): Promise<Listening> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error);
    });
    server.listen(port, host, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { server, port: address.port, close: () => stop(server) };
}

/** Answers under way are finished; connections that only wait are cut, or they would hold the process. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => {
      server.closeAllConnections();
    }, 2000);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}
