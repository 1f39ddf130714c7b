import type { IncomingMessage } from 'node:http';

/** Whether a host name or address, as in a URL or in `HOST`, leads to this machine alone. */
export function isLoopback(name: string): boolean {
  const plain = name.toLowerCase().replace(/^\[|\]$/g, '');
  return plain === 'localhost' || plain === '::1' || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(plain);
}

/**
 * Whether a request names this machine as its host, at the port it came in by. A page whose own name was
 * pointed at this machine (DNS rebinding) still sends that name.
 */
export function namesLoopback({ headers, socket }: IncomingMessage): boolean {
  const [, name = '', port = '80'] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(headers.host ?? '') ?? [];
  return isLoopback(name) && Number(port) === socket.localPort;
}
