import path from 'node:path';
import { readSmtpSettings, type SmtpSettings } from '../mail/smtpSettings.ts';

export interface HostSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDirectory: string;
  readonly demoData: boolean;
  /** Whether the operator explicitly chose the demo, which may then be open to other machines. */
  readonly openDemo: boolean;
  /** The product's address, if it differs from the listening address. */
  readonly publicOrigin?: string;
  /** Whether the operator's proxy is in front and forwards the caller's address. */
  readonly behindProxy: boolean;
  /** Where mail leaves; null keeps it in the outbox of this machine. */
  readonly smtp: SmtpSettings | null;
  /** N of scrypt in place of the stack's. */
  readonly passwordCost?: string;
}

/**
 * The settings of the host: `PORT` (3000), `HOST` (127.0.0.1), `DATA_DIR` (.rinkside in the repository),
 * `DEMO_DATA` (`off` for an empty product, `on` for a demo open to other machines), `PUBLIC_ORIGIN` (behind a
 * proxy, or on a network: scheme and host as people type them) and `BEHIND_PROXY` (`on` if a proxy adds the
 * caller's address to `X-Forwarded-For`; without a proxy, callers could write it themselves), and the mail
 * relay (`readSmtpSettings`). Tests set `PASSWORD_COST`.
 *
 * @throws Error in one sentence if a setting is invalid
 */
export function readSettings(environment: NodeJS.ProcessEnv): HostSettings {
  const port = Number(environment['PORT'] ?? '3000');
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`PORT is "${environment['PORT'] ?? ''}", which is no port (0 to 65535).`);
  const publicOrigin = environment['PUBLIC_ORIGIN'];
  if (
    publicOrigin !== undefined &&
    (!URL.canParse(publicOrigin) || new URL(publicOrigin).origin !== publicOrigin)
  )
    throw new Error(`PUBLIC_ORIGIN is "${publicOrigin}"; it must be like https://entries.rinkside.example.`);
  const passwordCost = environment['PASSWORD_COST'];
  return {
    ...(passwordCost === undefined ? {} : { passwordCost }),
    ...(publicOrigin === undefined ? {} : { publicOrigin }),
    port,
    host: environment['HOST'] ?? '127.0.0.1',
    dataDirectory: path.resolve(environment['DATA_DIR'] ?? path.join(import.meta.dirname, '../../.rinkside')),
    demoData: environment['DEMO_DATA'] !== 'off',
    openDemo: environment['DEMO_DATA'] === 'on',
    behindProxy: environment['BEHIND_PROXY'] === 'on',
    smtp: readSmtpSettings(environment),
  };
}
