/** What the stack gives each function; a function has only the values that it uses. */
export type EnvironmentName =
  | 'TABLE_NAME'
  | 'IMAGE_BUCKET'
  | 'SPA_BUCKET'
  | 'SESSION_SECRET_ID'
  /** The secret by which the distribution shows itself. */
  | 'EDGE_SECRET_ID'
  /** The key that second factors are encrypted with. */
  | 'SECOND_FACTOR_SECRET_ID'
  /** Scheme and host at which passkeys work: a name, as no passkey is bound to an address of numbers. */
  | 'PASSKEY_ORIGIN'
  | 'PUBLIC_ORIGIN'
  | 'MAIL_FROM'
  /** `own`, or the address of a federation's service with `{number}` in it. */
  | 'MEMBERSHIP_REGISTRY'
  | 'PRODUCT_VERSION';

/** Throws where the stack forgot a value, so that it shows in the first call and not as a wrong answer. */
export function environment(name: EnvironmentName): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set for this function`);
  return value;
}
