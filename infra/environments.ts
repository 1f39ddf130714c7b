import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { ServedTable } from './constructs/ProductTable.ts';
import {
  chosenAlarms,
  chosenCopies,
  chosenDomain,
  chosenFirewall,
  chosenMail,
  chosenName,
  chosenReserve,
  chosenRestoredTable,
  chosenSize,
  chosenWarmThroughput,
  type Variables,
} from './operatorChoices.ts';

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
  /** Mails a second that SES takes from the account. */
  readonly mailRate: number;
  /**
   * The source of memberships: `own`, the product's own registry, or the https address of a federation's
   * service with `{number}` in place of the number (docs/operations.md).
   */
  readonly membershipRegistry: string;
  /** Whether the table, the images and the session key survive the deletion of a stack. */
  readonly keepsData: boolean;
  /** The table restored from a backup that functions use in place of the stack's own. */
  readonly restoredTable: ServedTable | undefined;
  /** The vault, in another region or account, that gets a copy of each backup; without one there is no backup plan. */
  readonly backupsCopiedTo: string | undefined;
  readonly logRetention: RetentionDays;
  readonly requestsPerSecond: number;
  /**
   * Calls at one moment that AWS keeps for each function of the competition day; some are then kept for mail, too. Undefined
   * reserves none: a new account's concurrency is too small for it, and the deployment would fail.
   */
  readonly reservedConcurrency: number | undefined;
  /** The commit that is deployed, for the roll-back; undefined outside the workflow of releases. */
  readonly commit: string | undefined;
  /** Who is told of alarms and of costs. Undefined tells nobody: the alarms show in CloudWatch alone. */
  readonly alarmEmail: string | undefined;
  /** The distribution whose errors an alarm in us-east-1 tells of; without it there is no such stack. */
  readonly distributionId: string | undefined;
  /** In US dollars: half of it, all of it, and a forecast beyond it are told. */
  readonly monthlyBudget: number;
  /** Whether the stack of a web ACL is among the stacks. */
  readonly hasFirewall: boolean;
  /** The web ACL that CloudFront asks about each call, in us-east-1. */
  readonly firewallArn: string | undefined;
  /** Units a second that the table can take before its first call. Undefined leaves it to AWS. */
  readonly warmThroughput: { readonly reads: number; readonly writes: number } | undefined;
}

/**
 * The named environment: `local`, or one that is deployed, with the operator's settings `RINKSIDE_ORIGIN`,
 * `RINKSIDE_CERTIFICATE_ARN`, `RINKSIDE_HSTS_SUBDOMAINS`, `RINKSIDE_MAIL_FROM`, `RINKSIDE_MAIL_IDENTITY`, `RINKSIDE_MAIL_RATE`,
 * `RINKSIDE_MEMBERSHIP_REGISTRY`, `RINKSIDE_RESERVED_CONCURRENCY`, `RINKSIDE_SIZE`, `RINKSIDE_ALARM_EMAIL`,
 * `RINKSIDE_MONTHLY_BUDGET`, `RINKSIDE_DISTRIBUTION_ID`, `RINKSIDE_FIREWALL`, `RINKSIDE_FIREWALL_ARN`, `RINKSIDE_WARM_THROUGHPUT`, `RINKSIDE_COMMIT`,
 * `RINKSIDE_TABLE_STREAM_ARN` and `RINKSIDE_BACKUP_COPY_VAULT_ARN`. An account holds as many environments as there are names.
 *
 * @throws Error with one sentence a line for each missing or invalid value
 */
export function environmentNamed(name: string, variables: Variables = process.env): Environment {
  if (name === 'local') return localEnvironment(variables);
  const named = chosenName(name);
  const domain = chosenDomain(variables);
  const mail = chosenMail(variables);
  const reserved = chosenReserve(variables);
  const size = chosenSize(name, variables);
  const restored = chosenRestoredTable(variables);
  const copies = chosenCopies(variables);
  const alarms = chosenAlarms(name, variables);
  const firewall = chosenFirewall(variables);
  const warm = chosenWarmThroughput(variables);
  if (
    'faults' in named ||
    'faults' in domain ||
    'faults' in mail ||
    'faults' in reserved ||
    'faults' in size ||
    'faults' in restored ||
    'faults' in copies ||
    'faults' in alarms ||
    'faults' in firewall ||
    'faults' in warm
  )
    throw new Error(
      [named, domain, mail, reserved, size, restored, copies, alarms, firewall, warm]
        .flatMap((chosen) => ('faults' in chosen ? chosen.faults : []))
        .join('\n'),
    );
  return {
    ...named,
    ...domain,
    ...mail,
    ...reserved,
    ...size,
    ...restored,
    ...copies,
    ...alarms,
    ...firewall,
    ...warm,
    commit: variables['RINKSIDE_COMMIT'] || undefined,
    membershipRegistry: registry(variables),
    keepsData: true,
  };
}

/**
 * The environment that `cdk` works on: `RINKSIDE_ENVIRONMENT`, or staging, where a mistake does the least
 * harm.
 */
export function chosenEnvironment(): Environment {
  return environmentNamed(process.env['RINKSIDE_ENVIRONMENT'] ?? 'staging');
}

const registry = (variables: Variables) => variables['RINKSIDE_MEMBERSHIP_REGISTRY'] ?? 'own';

const localEnvironment = (variables: Variables): Environment => ({
  name: 'local',
  publicOrigin: 'http://127.0.0.1:3000',
  certificateArn: undefined,
  httpsOfSubdomains: false,
  mailFrom: 'entries@rinkside.example',
  mailIdentity: 'rinkside.example',
  mailIdentityExists: false,
  // Mails stay on this machine; with a relay the host says how many it takes.
  mailRate: 1000,
  membershipRegistry: registry(variables),
  keepsData: false,
  restoredTable: undefined,
  backupsCopiedTo: undefined,
  logRetention: RetentionDays.ONE_DAY,
  requestsPerSecond: 1000,
  reservedConcurrency: undefined,
  commit: undefined,
  alarmEmail: undefined,
  distributionId: undefined,
  monthlyBudget: 1,
  hasFirewall: false,
  firewallArn: undefined,
  warmThroughput: undefined,
});
