import path from 'node:path';

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly demoData: boolean;
  /** Whether the demo was asked for in so many words: then others may meet it too. */
  readonly openDemo: boolean;
  /** Where people open the product, when that is not the address it listens on. */
  readonly publicOrigin?: string;
  /** Whether a proxy of the operator's stands before it and tells who calls. */
  readonly behindProxy: boolean;
}

/**
 * What the person who starts the host has chosen: `PORT` (3000), `HOST` (127.0.0.1), `DATA_DIR`
 * (.rinkside in the repository), `DEMO_DATA` (`off` for an empty product, `on` for a demo that others may
 * reach), `PUBLIC_ORIGIN` (behind a
 * proxy, or on a network: scheme and host as people type them) and `BEHIND_PROXY` (`on` when a proxy
 * adds the caller's address to `X-Forwarded-For`; without one, callers could write it themselves).
 *
 * @throws Error in one sentence when PORT or PUBLIC_ORIGIN is not one
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const port = Number(environment['PORT'] ?? '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT is "${environment['PORT'] ?? ''}", which is no port (0 to 65535).`);
  const publicOrigin = environment['PUBLIC_ORIGIN'];
  if (
    publicOrigin !== undefined &&
    (!URL.canParse(publicOrigin) || new URL(publicOrigin).origin !== publicOrigin)
  )
    throw new Error(`PUBLIC_ORIGIN is "${publicOrigin}"; it must be like https://entries.rinkside.example.`);
  return {
    ...(publicOrigin === undefined ? {} : { publicOrigin }),
    port,
    host: environment['HOST'] ?? '127.0.0.1',
    dataDirectory: path.resolve(environment['DATA_DIR'] ?? path.join(import.meta.dirname, '../../.rinkside')),
    demoData: environment['DEMO_DATA'] !== 'off',
    openDemo: environment['DEMO_DATA'] === 'on',
    behindProxy: environment['BEHIND_PROXY'] === 'on',
  };
}
