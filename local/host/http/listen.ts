import type { RequestListener, Server } from 'node:http';
import { createServer } from 'node:http';
import { boundedRequests, REQUEST_BOUNDS, timeouts, type RequestBounds } from './boundedRequests.ts';

/** A listening server and the function that stops it. */
export interface Listening {
  readonly server: Server;
  readonly port: number;
  close(): Promise<void>;
}

/** Another program uses the port. */
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
  {
    port = 0,
    host = '127.0.0.1',
    bounds = REQUEST_BOUNDS,
  }: { port?: number; host?: string; bounds?: RequestBounds } = {},
): Promise<Listening> {
  const server = createServer(timeouts(bounds), boundedRequests(listener, bounds));
  // Longer than clients keep idle connections, so that none sends on a connection that is just closing.
  server.keepAliveTimeout = 65_000;
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

/** Running answers are finished; idle connections are closed, because they would keep the process alive. */
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
