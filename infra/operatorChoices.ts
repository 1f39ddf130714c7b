import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { mailRate } from '../shared/domain/core/mailRate.ts';
import type { Environment } from './environments.ts';

/** Environment variables, as the operator’s shell sets them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The mistakes found, one sentence each. */
interface Faults {
  readonly faults: readonly string[];
}

type Domain = Pick<Environment, 'publicOrigin' | 'certificateArn' | 'httpsOfSubdomains'>;
type Size = Pick<Environment, 'logRetention' | 'requestsPerSecond'>;
type Mail = Pick<Environment, 'mailFrom' | 'mailIdentity' | 'mailIdentityExists' | 'mailRate'>;
type Alarms = Pick<Environment, 'alarmEmail' | 'monthlyBudget' | 'distributionId'>;
type Firewall = Pick<Environment, 'hasFirewall' | 'firewallArn'>;
type WarmThroughput = Pick<Environment, 'warmThroughput'>;

/**
 * The origin of a first deployment without a domain: CloudFront's name is known only afterwards, so nobody
 * can log in yet.
 */
const NOT_YET_KNOWN = 'https://not-yet-known.invalid';

/** The product's address: `RINKSIDE_ORIGIN`, `RINKSIDE_CERTIFICATE_ARN` and `RINKSIDE_HSTS_SUBDOMAINS`. */
export function chosenDomain(variables: Variables): Domain | Faults {
  const origin = variables['RINKSIDE_ORIGIN'];
  const certificateArn = variables['RINKSIDE_CERTIFICATE_ARN'] || undefined;
  const subdomains = variables['RINKSIDE_HSTS_SUBDOMAINS'] || undefined;
  const faults: string[] = [];
  if (!origin)
    faults.push(
      'Set RINKSIDE_ORIGIN to the https address where people open Rinkside, or to "cloudfront" for a first deployment without a domain of your own.',
    );
  else if (origin !== 'cloudfront' && !isHttpsOrigin(origin))
    faults.push(`RINKSIDE_ORIGIN is "${origin}": it must be https:// and a host, with nothing after it.`);
  if (certificateArn !== undefined && !/^arn:aws[\w-]*:acm:us-east-1:/.test(certificateArn))
    faults.push('RINKSIDE_CERTIFICATE_ARN must name a certificate in us-east-1: CloudFront takes no other.');
  if (certificateArn !== undefined && origin === 'cloudfront')
    faults.push('RINKSIDE_CERTIFICATE_ARN belongs to a domain of your own: set RINKSIDE_ORIGIN to it.');
  if (
    origin &&
    origin !== 'cloudfront' &&
    isHttpsOrigin(origin) &&
    !certificateArn &&
    !isCloudFrontName(origin)
  )
    faults.push(
      `Set RINKSIDE_CERTIFICATE_ARN to a certificate of ${new URL(origin).host} in us-east-1: without one the distribution does not answer by that name.`,
    );
  if (subdomains !== undefined && subdomains !== 'on' && subdomains !== 'off')
    faults.push(`RINKSIDE_HSTS_SUBDOMAINS is "${subdomains}": it is on or off.`);
  if (faults.length > 0) return { faults };
  return {
    publicOrigin: !origin || origin === 'cloudfront' ? NOT_YET_KNOWN : origin,
    certificateArn,
    httpsOfSubdomains: subdomains === 'on',
  };
}

function isHttpsOrigin(text: string): boolean {
  return URL.canParse(text) && text.startsWith('https:') && new URL(text).origin === text;
}

const isCloudFrontName = (origin: string) => new URL(origin).hostname.endsWith('.cloudfront.net');

/** An e-mail address, with its domain as the first group. */
const ADDRESS = /^[^@\s]+@([^@\s]+\.[^@\s]+)$/;

/** The sender of mails and how many leave: `RINKSIDE_MAIL_FROM`, `RINKSIDE_MAIL_IDENTITY` and `RINKSIDE_MAIL_RATE`. */
export function chosenMail(variables: Variables): Mail | Faults {
  const mailFrom = variables['RINKSIDE_MAIL_FROM'] ?? '';
  const existing = variables['RINKSIDE_MAIL_IDENTITY'] || undefined;
  if (mailFrom === '')
    return { faults: ['Set RINKSIDE_MAIL_FROM to the address that the product’s mail comes from.'] };
  const [, domain] = ADDRESS.exec(mailFrom) ?? [];
  if (domain === undefined)
    return { faults: [`RINKSIDE_MAIL_FROM is "${mailFrom}": that is not an e-mail address.`] };
  if (existing !== undefined && !covers(existing, { mailFrom, domain }))
    return {
      faults: [
        `RINKSIDE_MAIL_IDENTITY is "${existing}", with which SES does not send for ${mailFrom}: it must be that address, its domain or a domain above it.`,
      ],
    };
  const rate = mailRateOf(variables);
  if (typeof rate !== 'number') return rate;
  return {
    mailFrom,
    mailIdentity: existing ?? domain,
    mailIdentityExists: existing !== undefined,
    mailRate: rate,
  };
}

function mailRateOf(variables: Variables): number | Faults {
  const rate = mailRate(variables['RINKSIDE_MAIL_RATE']);
  return typeof rate === 'number' ? rate : { faults: [rate.fault] };
}

const covers = (identity: string, { mailFrom, domain }: { mailFrom: string; domain: string }): boolean =>
  identity === mailFrom || identity === domain || domain.endsWith(`.${identity}`);

/** Calls kept for each function of the competition day, and with them for mail: `RINKSIDE_RESERVED_CONCURRENCY`, none without it. */
export function chosenReserve(variables: Variables): Pick<Environment, 'reservedConcurrency'> | Faults {
  const chosen = variables['RINKSIDE_RESERVED_CONCURRENCY'] || undefined;
  if (chosen === undefined) return { reservedConcurrency: undefined };
  if (!/^[1-9]\d{0,3}$/.test(chosen))
    return {
      faults: [`RINKSIDE_RESERVED_CONCURRENCY is "${chosen}": it must be a whole number from 1 to 9999.`],
    };
  return { reservedConcurrency: Number(chosen) };
}

/** It is part of every stack's name: longer, and CloudFront's names would pass their limit (globalNames.ts). */
const NAME = /^[a-z][a-z0-9-]{0,14}[a-z0-9]$/;

/** The name of a deployed environment. */
export function chosenName(name: string): Pick<Environment, 'name'> | Faults {
  if (NAME.test(name)) return { name };
  return {
    faults: [
      `RINKSIDE_ENVIRONMENT is "${name}": it must be 2 to 16 small letters, digits and hyphens, and begin with a letter.`,
    ],
  };
}

const SIZES: Readonly<Record<string, Size>> = {
  production: { logRetention: RetentionDays.ONE_YEAR, requestsPerSecond: 2000 },
  staging: { logRetention: RetentionDays.ONE_MONTH, requestsPerSecond: 200 },
};

const sizeOf = (name: string, variables: Variables) =>
  variables['RINKSIDE_SIZE'] || (name === 'staging' ? 'staging' : 'production');

/** How long logs stay and how many calls a second pass: `RINKSIDE_SIZE`; by default staging's for staging alone. */
export function chosenSize(name: string, variables: Variables): Size | Faults {
  const chosen = sizeOf(name, variables);
  return SIZES[chosen] ?? { faults: [`RINKSIDE_SIZE is "${chosen}": it is production or staging.`] };
}

/** In US dollars: some twice of what a federation's month of competitions costs. */
const DEFAULT_BUDGET = 100;

/**
 * Who is told when something is wrong: `RINKSIDE_ALARM_EMAIL`, without which nothing of production's size is deployed,
 * `RINKSIDE_MONTHLY_BUDGET`, and `RINKSIDE_DISTRIBUTION_ID`, which the application's stack prints, for the alarm of CloudFront.
 */
export function chosenAlarms(name: string, variables: Variables): Alarms | Faults {
  const alarmEmail = variables['RINKSIDE_ALARM_EMAIL'] || undefined;
  const distributionId = variables['RINKSIDE_DISTRIBUTION_ID'] || undefined;
  const budget = variables['RINKSIDE_MONTHLY_BUDGET'] || String(DEFAULT_BUDGET);
  const faults: string[] = [];
  if (alarmEmail === undefined && sizeOf(name, variables) !== 'staging')
    faults.push('Set RINKSIDE_ALARM_EMAIL to the address that AWS writes to when something is wrong.');
  if (alarmEmail !== undefined && !ADDRESS.test(alarmEmail))
    faults.push(`RINKSIDE_ALARM_EMAIL is "${alarmEmail}": that is not an e-mail address.`);
  if (!/^[1-9]\d{0,6}$/.test(budget))
    faults.push(`RINKSIDE_MONTHLY_BUDGET is "${budget}": it must be a whole number of US dollars.`);
  if (distributionId !== undefined && !/^[A-Z0-9]{10,20}$/.test(distributionId))
    faults.push(
      `RINKSIDE_DISTRIBUTION_ID is "${distributionId}": it must be what the application’s stack prints as Distribution.`,
    );
  return faults.length > 0 ? { faults } : { alarmEmail, monthlyBudget: Number(budget), distributionId };
}

/**
 * AWS WAF in front of everything: `RINKSIDE_FIREWALL=on` adds its stack, and `RINKSIDE_FIREWALL_ARN`, which that stack
 * prints, has CloudFront ask it.
 */
export function chosenFirewall(variables: Variables): Firewall | Faults {
  const chosen = variables['RINKSIDE_FIREWALL'] || 'off';
  const firewallArn = variables['RINKSIDE_FIREWALL_ARN'] || undefined;
  const faults: string[] = [];
  if (chosen !== 'on' && chosen !== 'off') faults.push(`RINKSIDE_FIREWALL is "${chosen}": it is on or off.`);
  if (firewallArn !== undefined && !/^arn:aws[\w-]*:wafv2:us-east-1:\d+:global\/webacl\/./.test(firewallArn))
    faults.push(
      'RINKSIDE_FIREWALL_ARN must name a global web ACL, which AWS keeps in us-east-1: CloudFront takes no other.',
    );
  return faults.length > 0 ? { faults } : { hasFirewall: chosen === 'on', firewallArn };
}

/** What AWS gives a new table at once, in units a second; a warm throughput can only be more. */
const COLD = { reads: 12_000, writes: 4_000 };

/** The table's throughput before the first call: `RINKSIDE_WARM_THROUGHPUT`, as reads and writes a second. */
export function chosenWarmThroughput(variables: Variables): WarmThroughput | Faults {
  const chosen = variables['RINKSIDE_WARM_THROUGHPUT'] || undefined;
  if (chosen === undefined) return { warmThroughput: undefined };
  const [reads, writes] = (/^(\d{1,6}),(\d{1,6})$/.exec(chosen) ?? []).slice(1).map(Number);
  if (reads === undefined || writes === undefined || reads < COLD.reads || writes < COLD.writes)
    return {
      faults: [
        `RINKSIDE_WARM_THROUGHPUT is "${chosen}": it must be reads and writes a second, at least ${String(COLD.reads)},${String(COLD.writes)}.`,
      ],
    };
  return { warmThroughput: { reads, writes } };
}

const STREAM = /^(arn:aws[\w-]*:dynamodb:[\w-]+:\d{12}:table\/([\w.-]+))\/stream\/\S+$/;

/**
 * A table restored from a backup, in place of the stack's own: `RINKSIDE_TABLE_STREAM_ARN`, which names the table too. A
 * restored table has no stream until its operator gives it one (docs/operations.md).
 */
export function chosenRestoredTable(variables: Variables): Pick<Environment, 'restoredTable'> | Faults {
  const chosen = variables['RINKSIDE_TABLE_STREAM_ARN'] || undefined;
  if (chosen === undefined) return { restoredTable: undefined };
  const [, tableArn, tableName] = STREAM.exec(chosen) ?? [];
  if (tableArn === undefined || tableName === undefined)
    return {
      faults: [
        `RINKSIDE_TABLE_STREAM_ARN is "${chosen}": it must be like arn:aws:dynamodb:eu-west-1:111122223333:table/NAME/stream/….`,
      ],
    };
  return { restoredTable: { tableName, tableArn, tableStreamArn: chosen } };
}

/** The vault of the backups' copies: `RINKSIDE_BACKUP_COPY_VAULT_ARN`; none, and no backup plan, without it. */
export function chosenCopies(variables: Variables): Pick<Environment, 'backupsCopiedTo'> | Faults {
  const chosen = variables['RINKSIDE_BACKUP_COPY_VAULT_ARN'] || undefined;
  if (chosen === undefined || /^arn:aws[\w-]*:backup:[\w-]+:\d{12}:backup-vault:[\w-]+$/.test(chosen))
    return { backupsCopiedTo: chosen };
  return {
    faults: [
      `RINKSIDE_BACKUP_COPY_VAULT_ARN is "${chosen}": it must be like arn:aws:backup:eu-central-1:111122223333:backup-vault:NAME.`,
    ],
  };
}
