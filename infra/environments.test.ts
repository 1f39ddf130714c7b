import { describe, expect, it } from 'vitest';
import { environmentNamed } from './environments.ts';
import { CHOSEN } from './testApp.ts';

const ORIGIN_UNSET =
  'Set RINKSIDE_ORIGIN to the https address where people open Rinkside, or to "cloudfront" for a first deployment without a domain of your own.';
const MAIL_UNSET = 'Set RINKSIDE_MAIL_FROM to the address that the product’s mail comes from.';

describe.each(['production', 'staging'])('%s', (name) => {
  it('is not deployed without its origin and its mail sender', () => {
    expect(() => environmentNamed(name, {})).toThrow(`${ORIGIN_UNSET}\n${MAIL_UNSET}`);
    expect(() => environmentNamed(name, { ...CHOSEN, RINKSIDE_ORIGIN: '' })).toThrow(ORIGIN_UNSET);
    expect(() => environmentNamed(name, { ...CHOSEN, RINKSIDE_MAIL_FROM: undefined })).toThrow(MAIL_UNSET);
  });

  it.each([
    [{ RINKSIDE_ORIGIN: 'http://rinkside.example' }, 'it must be https:// and a host'],
    [{ RINKSIDE_ORIGIN: 'https://rinkside.example/' }, 'it must be https:// and a host'],
    [{ RINKSIDE_ORIGIN: 'rinkside.example' }, 'it must be https:// and a host'],
    [{ RINKSIDE_CERTIFICATE_ARN: undefined }, 'a certificate of rinkside.example in us-east-1'],
    [{ RINKSIDE_SIZE: 'large' }, 'it is production or staging'],
    [{ RINKSIDE_MAIL_FROM: 'rinkside.example' }, 'that is not an e-mail address'],
    [{ RINKSIDE_CERTIFICATE_ARN: 'arn:aws:acm:eu-west-1:1:certificate/2' }, 'in us-east-1'],
    [
      { RINKSIDE_ORIGIN: 'cloudfront', RINKSIDE_CERTIFICATE_ARN: 'arn:aws:acm:us-east-1:1:certificate/2' },
      'set RINKSIDE_ORIGIN to it',
    ],
    [{ RINKSIDE_RESERVED_CONCURRENCY: 'many' }, 'it must be a whole number from 1 to 9999'],
    [{ RINKSIDE_RESERVED_CONCURRENCY: '0' }, 'it must be a whole number from 1 to 9999'],
    [{ RINKSIDE_DISTRIBUTION_ID: 'https://d1.cloudfront.net' }, 'what the application’s stack prints'],
    [{ RINKSIDE_HSTS_SUBDOMAINS: 'yes' }, 'it is on or off'],
    [{ RINKSIDE_MAIL_IDENTITY: 'other.example' }, 'SES does not send for entries@rinkside.example'],
    [{ RINKSIDE_MAIL_IDENTITY: 'side.example' }, 'SES does not send for entries@rinkside.example'],
  ])('names the mistake in %o', (chosen, sentence) => {
    expect(() => environmentNamed(name, { ...CHOSEN, ...chosen })).toThrow(sentence);
  });

  it.each(['rinkside.example', 'entries@rinkside.example', 'example'])(
    'accepts the identity %s, which exists',
    (identity) => {
      const chosen = { ...CHOSEN, RINKSIDE_MAIL_IDENTITY: identity };
      expect(environmentNamed(name, chosen)).toMatchObject({
        mailIdentity: identity,
        mailIdentityExists: true,
      });
    },
  );

  it('reserves no concurrency unless it is chosen', () => {
    expect(environmentNamed(name, CHOSEN).reservedConcurrency).toBeUndefined();
    const chosen = { ...CHOSEN, RINKSIDE_RESERVED_CONCURRENCY: '50' };
    expect(environmentNamed(name, chosen).reservedConcurrency).toBe(50);
  });

  it('can be deployed before CloudFront has given it a name', () => {
    const chosen = { ...CHOSEN, RINKSIDE_ORIGIN: 'cloudfront', RINKSIDE_CERTIFICATE_ARN: undefined };
    const first = environmentNamed(name, chosen);
    expect(first.publicOrigin).toBe('https://not-yet-known.invalid');
  });
});

it('needs no choices on one’s own machine', () => {
  expect(environmentNamed('local', {}).publicOrigin).toBe('http://127.0.0.1:3000');
});

it('needs no certificate for the name that CloudFront gives', () => {
  const chosen = {
    ...CHOSEN,
    RINKSIDE_ORIGIN: 'https://d111111abcdef8.cloudfront.net',
    RINKSIDE_CERTIFICATE_ARN: undefined,
  };
  expect(environmentNamed('production', chosen).certificateArn).toBeUndefined();
});

it.each(['prod', 'harbour-2027', 'abcdefghijklmnop'])(
  'has an environment %s, as large as production',
  (name) => {
    expect(environmentNamed(name, CHOSEN)).toMatchObject({ name, requestsPerSecond: 2000 });
    expect(environmentNamed(name, { ...CHOSEN, RINKSIDE_SIZE: 'staging' }).requestsPerSecond).toBe(200);
  },
);

it.each(['', 'p', 'Production', '2027', 'prod-', 'a b', 'abcdefghijklmnopq'])(
  'refuses to name an environment "%s"',
  (name) => {
    expect(() => environmentNamed(name, CHOSEN)).toThrow('2 to 16 small letters, digits and hyphens');
  },
);
