import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { chosenDomain, chosenMail, chosenReserve, type Variables } from './operatorChoices.ts';

/** The differences between environments; everything else is the same in all of them. */
export interface Environment {
  readonly name: string;
  /** Scheme and host of the product's address. Calls from any other origin are refused. */
  readonly publicOrigin: string;
  /**
   * ARN of an ACM certificate in us-east-1 for the host of `publicOrigin`. Without one the distribution has
   * its own cloudfront.net name only, and `publicOrigin` must be that name.
   */
  readonly certificateArn: string | undefined;
  /** Whether HSTS also covers the subdomains of the host of `publicOrigin`. */
  readonly httpsOfSubdomains: boolean;
  /** The sender address of mails. */
  readonly mailFrom: string;
  /** The SES identity that sends mail: the domain of `mailFrom`, or an existing identity. */
  readonly mailIdentity: string;
  /** Whether the operator owns the identity: the stacks then neither create nor delete it. */
  readonly mailIdentityExists: boolean;
  /**
   * The source of memberships: `own`, the product's own registry, or the https address of a federation's
   * service with `{number}` in place of the number (docs/operations.md).
   */
  readonly membershipRegistry: string;
  /** Whether the table, the images and the session key survive the deletion of a stack. */
  readonly keepsData: boolean;
  readonly logRetention: RetentionDays;
  readonly requestsPerSecond: number;
  /**
   * Calls at one moment that AWS keeps for each function of the competition day. Undefined reserves none: a new account's
   * concurrency is too small for it, and the deployment would fail.
   */
  readonly reservedConcurrency: number | undefined;
}

const NAMES = ['production', 'staging', 'local'] as const;

type EnvironmentName = (typeof NAMES)[number];

/**
 * The named environment, with the operator's settings for a deployed one: `RINKSIDE_ORIGIN`,
 * `RINKSIDE_CERTIFICATE_ARN`, `RINKSIDE_HSTS_SUBDOMAINS`, `RINKSIDE_MAIL_FROM`, `RINKSIDE_MAIL_IDENTITY`,
 * `RINKSIDE_MEMBERSHIP_REGISTRY` and `RINKSIDE_RESERVED_CONCURRENCY`.
 *
 * @throws Error if there is no environment of that name, and, one sentence a line, for each missing or
 *   invalid value
 */
export function environmentNamed(name: string, variables: Variables = process.env): Environment {
  const known = NAMES.find((candidate) => candidate === name);
  if (known === undefined)
    throw new Error(`There is no environment "${name}"; there are ${NAMES.join(', ')}.`);
  return environments[known](variables);
}

/**
 * The environment that `cdk` works on: `RINKSIDE_ENVIRONMENT`, or staging, where a mistake does the least
 * harm.
 */
export function chosenEnvironment(): Environment {
  return environmentNamed(process.env['RINKSIDE_ENVIRONMENT'] ?? 'staging');
}

const deployed = (
  name: 'production' | 'staging',
  variables: Variables,
  sizes: Pick<Environment, 'logRetention' | 'requestsPerSecond'>,
): Environment => {
  const [domain, mail, reserved] = [chosenDomain(variables), chosenMail(variables), chosenReserve(variables)];
  if ('faults' in domain || 'faults' in mail || 'faults' in reserved)
    throw new Error(
      [domain, mail, reserved].flatMap((chosen) => ('faults' in chosen ? chosen.faults : [])).join('\n'),
    );
  return {
    name,
    ...domain,
    ...mail,
    ...reserved,
    membershipRegistry: registry(variables),
    keepsData: true,
    ...sizes,
  };
};

const registry = (variables: Variables) => variables['RINKSIDE_MEMBERSHIP_REGISTRY'] ?? 'own';

const environments: Readonly<Record<EnvironmentName, (variables: Variables) => Environment>> = {
  production: (variables) =>
    deployed('production', variables, { logRetention: RetentionDays.ONE_YEAR, requestsPerSecond: 2000 }),
  staging: (variables) =>
    deployed('staging', variables, { logRetention: RetentionDays.ONE_MONTH, requestsPerSecond: 200 }),
  local: (variables) => ({
    name: 'local',
    publicOrigin: 'http://127.0.0.1:3000',
    certificateArn: undefined,
    httpsOfSubdomains: false,
    mailFrom: 'entries@rinkside.example',
    mailIdentity: 'rinkside.example',
    mailIdentityExists: false,
    membershipRegistry: registry(variables),
    keepsData: false,
    logRetention: RetentionDays.ONE_DAY,
    requestsPerSecond: 1000,
    reservedConcurrency: undefined,
  }),
};
