import type { startRegistration } from '@simplewebauthn/browser';
import type {
  CreationOptions,
  RequestOptions,
  SignedCredential,
} from '../../shared/contract/people/accounts/passkeys.ts';

type Creating = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Passkeys work on https and `localhost` only. */
export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential === 'function';
}

/** Passkeys belong to one origin; `localhost` and 127.0.0.1 are two. */
export function isPasskeyOrigin(passkeyOrigin: string): boolean {
  return location.origin === passkeyOrigin;
}

/** The current address at the origin where passkeys work. */
export function sameAddressThere(passkeyOrigin: string): string {
  return new URL(location.pathname + location.search, passkeyOrigin).href;
}

/** The contract allows any transport; the library's type lists those of today. */
export const toCreationOptions = (options: CreationOptions) => options as Creating;

/**
 * Signs in the browser with a passkey; the library is fetched on demand.
 * @throws Error of the browser, when the person cancels or takes too long
 */
export async function signWithPasskey(options: RequestOptions): Promise<SignedCredential> {
  const library = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await library.startAuthentication({
    optionsJSON: options,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle = null } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
}
