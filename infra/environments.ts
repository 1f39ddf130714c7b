import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { chosenDomain, chosenMail, type Variables } from './operatorChoices.ts';

/** What differs from one environment to the next; everything else is the same in all of them. */
export interface Environment {
  readonly name: string;
  /** Scheme and host under which people open the product. Calls from any other origin are refused. */
  readonly publicOrigin: string;
  /**
   * ARN of an ACM certificate in us-east-1 for the host of `publicOrigin`. Without one the
   * distribution answers under its own cloudfront.net name, which `publicOrigin` must then be.
   */
  readonly certificateArn: string | undefined;
  /** Whether browsers are told that every name below the host of `publicOrigin` speaks https alone. */
  readonly httpsOfSubdomains: boolean;
  /** Address that mail comes from. */
  readonly mailFrom: string;
  /** Name of the SES identity that mail is sent with: the domain of `mailFrom`, or what exists already. */
  readonly mailIdentity: string;
  /** Whether the identity is the operator's own: the stacks then neither make nor delete it. */
  readonly mailIdentityExists: boolean;
  /**
   * Who answers for memberships: `own`, the registry inside the product, or the https address of a
   * federation's service with `{number}` where the number stands (docs/operations.md).
   */
  readonly membershipRegistry: string;
  /** Whether the table, the images and the session key outlive a deleted stack. */
  readonly keepsData: boolean;
  readonly logRetention: RetentionDays;
  readonly requestsPerSecond: number;
}

const NAMES = ['production', 'staging', 'local'] as const;

type EnvironmentName = (typeof NAMES)[number];

/**
 * The environment of that name, with what an operator has chosen for a deployed one: `RINKSIDE_ORIGIN`,
 * `RINKSIDE_CERTIFICATE_ARN`, `RINKSIDE_HSTS_SUBDOMAINS`, `RINKSIDE_MAIL_FROM`,
 * `RINKSIDE_MAIL_IDENTITY` and `RINKSIDE_MEMBERSHIP_REGISTRY`.
 *
 * @throws Error when there is no environment of that name, and, one sentence a line, where a value
 *   is missing or cannot be one
 */
export function environmentNamed(name: string, variables: Variables = process.env): Environment {
  const known = NAMES.find((candidate) => candidate === name);
  if (known === undefined)
    throw new Error(`There is no environment "${name}"; there are ${NAMES.join(', ')}.`);
  return environments[known](variables);
}

/** The environment that `cdk` works on: `RINKSIDE_ENVIRONMENT`, or staging, the one that may break. */
export function chosenEnvironment(): Environment {
  return environmentNamed(process.env['RINKSIDE_ENVIRONMENT'] ?? 'staging');
}

const deployed = (
  name: 'production' | 'staging',
  variables: Variables,
  sizes: Pick<Environment, 'logRetention' | 'requestsPerSecond'>,
): Environment => {
  const [domain, mail] = [chosenDomain(variables), chosenMail(variables)];
  if ('faults' in domain || 'faults' in mail)
    throw new Error([domain, mail].flatMap((chosen) => ('faults' in chosen ? chosen.faults : [])).join('\n'));
  return { name, ...domain, ...mail, membershipRegistry: registry(variables), keepsData: true, ...sizes };
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
  }),
};
