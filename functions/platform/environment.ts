/** The environment that the stack gives to functions; each has only the values it uses. */
export type EnvironmentName =
  | 'TABLE_NAME'
  | 'IMAGE_BUCKET'
  | 'SPA_BUCKET'
  | 'SESSION_SECRET_ID'
  /** The secret that proves a call came through the distribution. */
  | 'EDGE_SECRET_ID'
  /** The key that second factors are encrypted with. */
  | 'SECOND_FACTOR_SECRET_ID'
  /** Scheme and host of passkeys; always a name, because passkeys cannot belong to an IP address. */
  | 'PASSKEY_ORIGIN'
  | 'PUBLIC_ORIGIN'
  | 'MAIL_FROM'
  /** The configuration set of SES that reports bounces and complaints. */
  | 'MAIL_CONFIGURATION'
  /** Mails that SES takes from the account in a second. */
  | 'MAIL_RATE'
  /** `browsers`, or the address of a service that keeps pushes unencrypted. */
  | 'PUSH_SERVICE'
  /** The accounts that families pay to by card, with their keys. */
  | 'CARDS_SECRET_ID'
  /** The address of the card provider of our own; set on one machine with demo data alone. */
  | 'CARDS_DEMO'
  /** N of scrypt for new passwords. */
  | 'PASSWORD_COST'
  /** `own`, or the address of a federation's service with `{number}` in it. */
  | 'MEMBERSHIP_REGISTRY'
  | 'PRODUCT_VERSION';

/** @throws Error when the stack did not set the value, so that the first call fails and none is wrong */
export function environment(name: EnvironmentName): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set for this function`);
  return value;
}
