import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';
import type {
  CachingRule,
  DeployedExpiration,
  DeployedFunction,
  DeployedRoute,
  DeployedSecret,
  DeployedTable,
  Deployment,
} from './deployment.ts';
import type { Template } from './intrinsics.ts';
import { apiDomain } from './intrinsics.ts';
import { readDelivery } from './readDelivery.ts';
import { isScheduled, readEventRule, readSchedules } from './readSchedules.ts';
import { readStream } from './readStreams.ts';
import type { ResolvedResource } from './resolvedResources.ts';
import { ResolvedResources } from './resolvedResources.ts';

const ENTRY = 'Rinkside::Entry';

/**
 * Reads the deployment from the synthesized templates.
 *
 * @throws Error naming the part, if the local host cannot serve part of the templates
 */
export function readDeployment(templates: readonly Template[]): Deployment {
  const resources = new ResolvedResources(templates);
  const buckets = resources.ofType('AWS::S3::Bucket').map(({ name }) => name);
  const uploads = resources.ofType('Custom::CDKBucketDeployment');
  const spaBucket = uploads[0]?.properties.text('DestinationBucketName');
  if (spaBucket === undefined) throw new Error('The template puts the SPA into no bucket.');
  const rules = resources.ofType('AWS::Events::Rule');
  return {
    functions: resources.ofType('AWS::Lambda::Function').flatMap(readFunction),
    routes: readRoutes(resources),
    apiDomain: apiDomain(resources.only('AWS::ApiGatewayV2::Api').name),
    tables: resources.ofType('AWS::DynamoDB::Table').map(readTable),
    buckets,
    expirations: resources.ofType('AWS::S3::Bucket').flatMap(readExpirations),
    secrets: resources.ofType('AWS::SecretsManager::Secret').map(readSecret),
    schedules: rules.filter(isScheduled).flatMap(readSchedules),
    eventRules: rules.filter((rule) => !isScheduled(rule)).flatMap(readEventRule),
    streams: resources.ofType('AWS::Lambda::EventSourceMapping').map(readStream),
    delivery: readDelivery(resources, buckets),
    spa: { bucket: spaBucket, caching: uploads.map(readCaching) },
  };
}

/** Undefined for CDK's own helpers: they run only at deployment and have no entry. */
function readFunction({ name, properties, metadata }: ResolvedResource): DeployedFunction[] {
  const entry = metadata[ENTRY];
  if (typeof entry !== 'string') return [];
  const variables = properties.has('Environment')
    ? properties.object('Environment').object('Variables')
    : undefined;
  return [
    {
      name,
      entry,
      environment: Object.fromEntries(
        (variables?.entries() ?? []).map(([key, value]) => [key, String(value)]),
      ),
      timeoutSeconds: properties.number('Timeout'),
      memoryMegabytes: properties.number('MemorySize'),
    },
  ];
}

function readRoutes(resources: ResolvedResources): DeployedRoute[] {
  const afterLast = (text: string, separator: string) => text.slice(text.lastIndexOf(separator) + 1);
  const targets = new Map(
    resources
      .ofType('AWS::ApiGatewayV2::Integration')
      .map(({ name, properties }) => [name, afterLast(properties.text('IntegrationUri'), ':')]),
  );
  return resources.ofType('AWS::ApiGatewayV2::Route').map(({ properties }) => {
    const routeKey = properties.text('RouteKey');
    const functionName = targets.get(afterLast(properties.text('Target'), '/'));
    if (functionName === undefined) throw new Error(`The route ${routeKey} leads to no function.`);
    return { routeKey, functionName };
  });
}

function readTable({ name, properties }: ResolvedResource): DeployedTable {
  const definition: Record<string, unknown> = { TableName: name };
  for (const part of ['AttributeDefinitions', 'KeySchema', 'GlobalSecondaryIndexes', 'BillingMode'])
    if (properties.has(part)) definition[part] = properties.raw(part);
  return {
    // CloudFormation's table properties have the same names as CreateTable's.
    definition: definition as unknown as CreateTableCommandInput & { TableName: string },
    timeToLiveAttribute: properties.has('TimeToLiveSpecification')
      ? properties.object('TimeToLiveSpecification').text('AttributeName')
      : undefined,
  };
}

/** The rules that expire current objects of a prefix; rules for older versions have no effect here. */
function readExpirations({ name, properties }: ResolvedResource): DeployedExpiration[] {
  if (!properties.has('LifecycleConfiguration')) return [];
  return properties
    .object('LifecycleConfiguration')
    .objects('Rules')
    .filter((rule) => rule.has('ExpirationInDays'))
    .map((rule) => ({ bucket: name, prefix: rule.text('Prefix'), days: rule.number('ExpirationInDays') }));
}

function readSecret({ name, properties }: ResolvedResource): DeployedSecret {
  return { name, length: properties.object('GenerateSecretString').number('PasswordLength') };
}

function readCaching({ properties }: ResolvedResource): CachingRule {
  return {
    include: properties.texts('Include'),
    exclude: properties.texts('Exclude'),
    cacheControl: properties.object('SystemMetadata').text('cache-control'),
  };
}
