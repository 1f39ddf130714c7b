import { Duration } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import { OVERDUE_MAILS } from '../../shared/contract/core/system/schedule.ts';
import { OPERATIONS, routeOf } from '../../shared/contract/routes.ts';
import type { Environment } from '../environments.ts';
import { productVersion } from '../repository.ts';
import type { DataStack } from '../stacks/DataStack.ts';
import { functionCode } from './functionCode.ts';
import { functionEntry } from './functionEntry.ts';
import { TABLE_GRANTS, type FunctionName } from './grants.ts';
import { reservedFor } from './reservedConcurrency.ts';
import { retainedLog } from './retainedLog.ts';
import { mailConfigurationArn, mailConfigurationName } from './MailConfiguration.ts';
import { mailIdentityArn } from './MailIdentity.ts';
import { ProductTable } from './ProductTable.ts';
import { metricNamespace } from './productMetrics.ts';

/** N of scrypt: OWASP's setting of 32 MiB a hash, with r = 8 and p = 3. */
const PASSWORD_COST = 2 ** 15;

/** Passwords wait for a thread on a busy machine (docs/decisions/0021): a log-in that is late is better than none. */
const LONGEST_SECONDS: Partial<Record<FunctionName, number>> = {
  authentication: 25,
  users: 25,
  outboxSchedule: OVERDUE_MAILS.longestSeconds,
};

/** The function's source; the local host loads it from there. */
export const ENTRY_METADATA = 'Rinkside::Entry';

interface Served {
  readonly resource: FunctionName;
  readonly environment: Environment;
  readonly data: DataStack;
  /** The location of the application's files, and the edge's secret; a function that no call reaches has neither. */
  readonly spa?: IBucket;
  readonly edgeSecret?: ISecret;
  readonly bundled: boolean;
}

/** The Lambda function of one resource, or of the outbox, with the environment values and the rights of its grant. */
export class ResourceFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, options: Served) {
    const { resource, environment, bundled } = options;
    const entry = functionEntry(resource);
    const logGroup = retainedLog(scope, `${id}Logs`, environment);
    const reserved = reservedFor(resource, environment);
    const role = new Role(scope, `${id}Role`, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      // A policy beside the role would be one more resource for each function.
      inlinePolicies: { rights: rightsOf(scope, logGroup, options) },
    });
    super(scope, id, {
      code: bundled
        ? functionCode(entry, { fonts: TABLE_GRANTS[resource].fonts ?? false })
        : Code.fromInline('0'),
      handler: 'index.handler',
      description: `Rinkside: ${resource}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // CPU grows with memory; scrypt at log-in and cold starts need it.
      memorySize: 1024,
      timeout: Duration.seconds(LONGEST_SECONDS[resource] ?? 10),
      ...(reserved !== undefined && { reservedConcurrentExecutions: reserved }),
      loggingFormat: LoggingFormat.JSON,
      logGroup,
      role,
      environment: environmentOf(options),
    });
    const resourceOf = this.node.defaultChild as CfnFunction;
    resourceOf.addMetadata(ENTRY_METADATA, entry);
    // CDK's own setting would add a policy beside the role for each function.
    resourceOf.tracingConfig = { mode: 'Active' };
  }
}

export const TRACING: readonly string[] = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'];

function rightsOf(scope: Construct, log: LogGroup, options: Served): PolicyDocument {
  const { resource, environment, data, spa, edgeSecret } = options;
  const {
    table,
    index,
    entryIndexes,
    session,
    secondFactors,
    cards,
    mail,
    objects = [],
    document,
  } = TABLE_GRANTS[resource];
  const rights = new PolicyDocument();
  const allow = (actions: readonly string[], arn: string) => {
    rights.addStatements(new PolicyStatement({ actions: [...actions], resources: [arn] }));
  };
  allow(['logs:CreateLogStream', 'logs:PutLogEvents'], log.logGroupArn);
  // X-Ray has no resources of its own to name.
  allow(TRACING, '*');
  if (table.length > 0)
    allow(
      table.map((action) => `dynamodb:${action}`),
      data.table.tableArn,
    );
  if (index) allow(['dynamodb:Query'], `${data.table.tableArn}/index/${ProductTable.INDEX}`);
  if (entryIndexes)
    for (const name of ProductTable.ENTRY_INDEXES)
      allow(['dynamodb:Query'], `${data.table.tableArn}/index/${name}`);
  if (knowsCallers(resource)) allow(['secretsmanager:GetSecretValue'], needed(edgeSecret).secretArn);
  if (session) allow(['secretsmanager:GetSecretValue'], data.sessionSecret.secretArn);
  if (secondFactors) allow(['secretsmanager:GetSecretValue'], data.secondFactorSecret.secretArn);
  if (cards) allow(['secretsmanager:GetSecretValue'], data.cardsSecret.secretArn);
  if (mail) rights.addStatements(sendingMail(scope, environment));
  for (const { action, prefix } of objects) allow([`s3:${action}`], data.images.arnForObjects(`${prefix}*`));
  if (document) allow(['s3:GetObject'], needed(spa).arnForObjects('index.html'));
  return rights;
}

function needed<Part>(part: Part | undefined): Part {
  if (part === undefined)
    throw new Error('A function that calls reach needs the edge’s secret and the site.');
  return part;
}

/** Authentication is needed wherever CloudFront caches no answer. */
function knowsCallers(resource: FunctionName): boolean {
  return OPERATIONS.map(routeOf).some(
    (route) => route.resource === resource && route.cacheSeconds === undefined,
  );
}

/** Only from the one address, although the identity is its whole domain. */
function sendingMail(scope: Construct, environment: Environment): PolicyStatement {
  return new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [mailIdentityArn(scope, environment), mailConfigurationArn(scope, environment)],
    conditions: { StringEquals: { 'ses:FromAddress': environment.mailFrom } },
  });
}

function environmentOf({ resource, environment, data, spa, edgeSecret }: Served): Record<string, string> {
  const { table, session, secondFactors, cards, mail, push, objects, document, registry, passwords } =
    TABLE_GRANTS[resource];
  return {
    PRODUCT_VERSION: productVersion(),
    PUBLIC_ORIGIN: environment.publicOrigin,
    ...(knowsCallers(resource) ? { EDGE_SECRET_ID: needed(edgeSecret).secretArn } : {}),
    ...(table.length > 0 ? { TABLE_NAME: data.table.tableName } : {}),
    ...(session ? { SESSION_SECRET_ID: data.sessionSecret.secretArn } : {}),
    ...(secondFactors
      ? {
          SECOND_FACTOR_SECRET_ID: data.secondFactorSecret.secretArn,
          PASSKEY_ORIGIN: environment.publicOrigin,
        }
      : {}),
    ...(mail
      ? {
          MAIL_FROM: environment.mailFrom,
          MAIL_CONFIGURATION: mailConfigurationName(environment),
          POWERTOOLS_METRICS_NAMESPACE: metricNamespace(environment),
          MAIL_RATE: String(environment.mailRate),
        }
      : {}),
    ...(cards ? { CARDS_SECRET_ID: data.cardsSecret.secretArn } : {}),
    ...(push ? { PUSH_SERVICE: 'browsers' } : {}),
    ...(objects ? { IMAGE_BUCKET: data.images.bucketName } : {}),
    ...(registry ? { MEMBERSHIP_REGISTRY: environment.membershipRegistry } : {}),
    ...(passwords ? { PASSWORD_COST: String(PASSWORD_COST) } : {}),
    ...(document ? { SPA_BUCKET: needed(spa).bucketName } : {}),
  };
}
