import { RetentionDays } from 'aws-cdk-lib/aws-logs';

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
  /** Address that mail comes from; its domain becomes the SES identity. */
  readonly mailFrom: string;
  /**
   * Who answers for memberships: `own`, the registry inside the product, or the https address of a
   * federation's service with `{number}` where the number stands (README.md, Operating).
   */
  readonly membershipRegistry: string;
  /** Whether the table, the images and the session key outlive a deleted stack. */
  readonly keepsData: boolean;
  readonly logRetention: RetentionDays;
  readonly requestsPerSecond: number;
}

const NAMES = ['production', 'staging', 'local'] as const;

type EnvironmentName = (typeof NAMES)[number];

const read = (name: string): string | undefined => process.env[`RINKSIDE_${name}`];

/**
 * The environment of that name. An operator sets `RINKSIDE_ORIGIN`, `RINKSIDE_CERTIFICATE_ARN`,
 * `RINKSIDE_MAIL_FROM` and `RINKSIDE_MEMBERSHIP_REGISTRY` for a deployed one; the defaults are reserved names that belong to nobody, so
 * that an unset one reaches nobody.
 *
 * @throws Error when there is no environment of that name
 */
export function environmentNamed(name: string): Environment {
  const known = NAMES.find((candidate) => candidate === name);
  if (known === undefined)
    throw new Error(`There is no environment "${name}"; there are ${NAMES.join(', ')}.`);
  return environments[known]();
}

/** The environment that `cdk` works on: `RINKSIDE_ENVIRONMENT`, or staging, the one that may break. */
export function chosenEnvironment(): Environment {
  return environmentNamed(read('ENVIRONMENT') ?? 'staging');
}

const environments: Readonly<Record<EnvironmentName, () => Environment>> = {
  production: () => ({
    name: 'production',
    publicOrigin: read('ORIGIN') ?? 'https://rinkside.example',
    certificateArn: read('CERTIFICATE_ARN'),
    mailFrom: read('MAIL_FROM') ?? 'entries@rinkside.example',
    membershipRegistry: read('MEMBERSHIP_REGISTRY') ?? 'own',
    keepsData: true,
    logRetention: RetentionDays.ONE_YEAR,
    requestsPerSecond: 2000,
  }),
  staging: () => ({
    name: 'staging',
    publicOrigin: read('ORIGIN') ?? 'https://staging.rinkside.example',
    certificateArn: read('CERTIFICATE_ARN'),
    mailFrom: read('MAIL_FROM') ?? 'entries@staging.rinkside.example',
    membershipRegistry: read('MEMBERSHIP_REGISTRY') ?? 'own',
    keepsData: true,
    logRetention: RetentionDays.ONE_MONTH,
    requestsPerSecond: 200,
  }),
  local: () => ({
    name: 'local',
    publicOrigin: 'http://127.0.0.1:3000',
    certificateArn: undefined,
    mailFrom: 'entries@rinkside.example',
    membershipRegistry: read('MEMBERSHIP_REGISTRY') ?? 'own',
    keepsData: false,
    logRetention: RetentionDays.ONE_DAY,
    requestsPerSecond: 1000,
  }),
};
