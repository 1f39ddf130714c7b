import path from 'node:path';

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly demoData: boolean;
}

/**
 * What the person who starts the host has chosen: `PORT` (3000), `HOST` (127.0.0.1), `DATA_DIR`
 * (.rinkside in the repository) and `DEMO_DATA` (`off` for an empty product).
 *
 * @throws Error in one sentence when PORT is no port
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = Number(environment['PORT'] ?? '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT is "${environment['PORT'] ?? ''}", which is no port (0 to 65535).`);
  return {
    port,
    host: environment['HOST'] ?? '127.0.0.1',
    dataDirectory: path.resolve(environment['DATA_DIR'] ?? path.join(import.meta.dirname, '../../.rinkside')),
    demoData: environment['DEMO_DATA'] !== 'off',
  };
}
