/** Loaded when first needed, so that the other calls of this function start without it. */
const library = () => import('otplib');

const ISSUER = 'Rinkside';

export interface AuthenticatorKey {
  /** In base32, as people type it where they cannot scan. */
  readonly secret: string;
  /** The `otpauth:` address that the QR code holds. */
  readonly uri: string;
}

export async function newAuthenticatorKey(email: string): Promise<AuthenticatorKey> {
  const { generateSecret, generateURI } = await library();
  const secret = generateSecret();
  return { secret, uri: generateURI({ issuer: ISSUER, label: email, secret }) };
}

/**
 * The time step (RFC 6238, 30 seconds each) whose code this is, or null. The one before and the one
 * after count too: clocks differ, and people type slowly.
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
