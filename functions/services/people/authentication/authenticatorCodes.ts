/** Loaded on first use, so that other calls start faster. */
const library = () => import('otplib');

const ISSUER = 'Rinkside';

export interface AuthenticatorKey {
  /** Base32, for people who type the key because they cannot scan it. */
  readonly secret: string;
  /** The `otpauth:` address in the QR code. */
  readonly uri: string;
}

export async function newAuthenticatorKey(email: string): Promise<AuthenticatorKey> {
  const { generateSecret, generateURI } = await library();
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: ISSUER, label: email, secret }) };
}

/**
 * The time step of a code (RFC 6238, 30 seconds each), or null if the code is wrong. The steps before and
 * after the present one count too: clocks differ, and people type slowly.
 */
export async function timeStepOf(code: string, secret: string, now: Date): Promise<number | null> {
  const { verify } = await library();
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: 30,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : null;
}
