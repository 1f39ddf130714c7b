import { Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { ISecret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Resource } from '../../shared/contract/core/route.ts';
import { OPERATIONS, routeOf } from '../../shared/contract/routes.ts';
import type { Environment } from '../environments.ts';
import { productVersion } from '../repository.ts';
import type { DataStack } from '../stacks/DataStack.ts';
import { functionCode } from './functionCode.ts';
import { GRANTS } from './grants.ts';
import { retainedLog } from './retainedLog.ts';
import { mailIdentityArn } from './MailIdentity.ts';
import { ProductTable } from './ProductTable.ts';

/** N of scrypt: OWASP's setting of 32 MiB a hash, with r = 8 and p = 3. */
const PASSWORD_COST = 2 ** 15;

/** The function's source; the local host loads it from there. */
export const ENTRY_METADATA = 'Rinkside::Entry';

interface Served {
  readonly resource: Resource;
  readonly environment: Environment;
  readonly data: DataStack;
  /** The location of the application's files. */
  readonly spa: IBucket;
  readonly edgeSecret: ISecret;
  readonly bundled: boolean;
}

/** The Lambda function of one resource, with the environment values and the rights of its grant. */
export class ResourceFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, options: Served) {
    const { resource, environment, bundled } = options;
    const entry = `functions/api/${resource}/lambda.ts`;
    const logGroup = retainedLog(scope, `${id}Logs`, environment);
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      code: bundled ? functionCode(entry, { fonts: GRANTS[resource].fonts ?? false }) : Code.fromInline('0'),
      handler: 'index.handler',
      description: `Rinkside: ${resource}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // CPU grows with memory; scrypt at log-in and cold starts need it.
      memorySize: 1024,
      timeout: Duration.seconds(10),
      loggingFormat: LoggingFormat.JSON,
      logGroup,
      role,
      environment: environmentOf(options),
    });
    (this.node.defaultChild as CfnFunction).addMetadata(ENTRY_METADATA, entry);
    this.grantFrom(options);
  }

  private grantFrom({ resource, environment, data, spa, edgeSecret }: Served): void {
    const {
      table,
      index,
      entryIndexes,
      session,
      secondFactors,
      mail,
      objects = [],
      document,
    } = GRANTS[resource];
    const allow = (actions: readonly string[], arn: string) =>
      this.addToRolePolicy(new PolicyStatement({ actions: [...actions], resources: [arn] }));
    if (table.length > 0)
      allow(
        table.map((action) => `dynamodb:${action}`),
        data.table.tableArn,
      );
    if (index) allow(['dynamodb:Query'], `${data.table.tableArn}/index/${ProductTable.INDEX}`);
    if (entryIndexes)
      for (const name of ProductTable.ENTRY_INDEXES)
        allow(['dynamodb:Query'], `${data.table.tableArn}/index/${name}`);
    if (knowsCallers(resource)) allow(['secretsmanager:GetSecretValue'], edgeSecret.secretArn);
    if (session) allow(['secretsmanager:GetSecretValue'], data.sessionSecret.secretArn);
    if (secondFactors) allow(['secretsmanager:GetSecretValue'], data.secondFactorSecret.secretArn);
    if (mail) this.addToRolePolicy(sendingMail(this, environment));
    for (const { action, prefix } of objects)
      allow([`s3:${action}`], data.images.arnForObjects(`${prefix}*`));
    if (document) allow(['s3:GetObject'], spa.arnForObjects('index.html'));
  }
}

/** Authentication is needed wherever CloudFront caches no answer. */
function knowsCallers(resource: Resource): boolean {
  return OPERATIONS.map(routeOf).some(
    (route) => route.resource === resource && route.cacheSeconds === undefined,
  );
}

/** Only from the one address, although the identity is its whole domain. */
function sendingMail(scope: Construct, environment: Environment): PolicyStatement {
  return new PolicyStatement({
    actions: ['ses:SendEmail'],
    resources: [mailIdentityArn(scope, environment)],
    conditions: { StringEquals: { 'ses:FromAddress': environment.mailFrom } },
  });
}

function environmentOf({ resource, environment, data, spa, edgeSecret }: Served): Record<string, string> {
  const { table, session, secondFactors, mail, objects, document, registry, passwords } = GRANTS[resource];
  return {
    PRODUCT_VERSION: productVersion(),
    PUBLIC_ORIGIN: environment.publicOrigin,
    ...(knowsCallers(resource) ? { EDGE_SECRET_ID: edgeSecret.secretArn } : {}),
    ...(table.length > 0 ? { TABLE_NAME: data.table.tableName } : {}),
    ...(session ? { SESSION_SECRET_ID: data.sessionSecret.secretArn } : {}),
    ...(secondFactors
      ? {
          SECOND_FACTOR_SECRET_ID: data.secondFactorSecret.secretArn,
          PASSKEY_ORIGIN: environment.publicOrigin,
        }
      : {}),
    ...(mail ? { MAIL_FROM: environment.mailFrom } : {}),
    ...(objects ? { IMAGE_BUCKET: data.images.bucketName } : {}),
    ...(registry ? { MEMBERSHIP_REGISTRY: environment.membershipRegistry } : {}),
    ...(passwords ? { PASSWORD_COST: String(PASSWORD_COST) } : {}),
    ...(document ? { SPA_BUCKET: spa.bucketName } : {}),
  };
}
