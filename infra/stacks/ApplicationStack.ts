import { CfnOutput, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Resource } from '../../shared/contract/core/route.ts';
import { OPERATIONS, routeOf } from '../../shared/contract/routes.ts';
import { Delivery } from '../constructs/Delivery.ts';
import { EdgeSecret } from '../constructs/EdgeSecret.ts';
import { HttpRoutes } from '../constructs/HttpRoutes.ts';
import { ImageBucketPolicy } from '../constructs/ImageBucketPolicy.ts';
import { ResourceFunction } from '../constructs/ResourceFunction.ts';
import { SpaBucket } from '../constructs/SpaBucket.ts';
import type { Environment } from '../environments.ts';
import type { DataStack } from './DataStack.ts';
import { ServingAlarms } from './ServingAlarms.ts';

/** Everything that a release replaces: the functions, the API, the SPA and the distribution. */
export class ApplicationStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { environment, data }: { environment: Environment; data: DataStack },
  ) {
    super(scope, id, { description: 'Rinkside: what serves' });
    const spa = new SpaBucket(this, 'Spa');
    const edgeSecret = new EdgeSecret(this, 'EdgeSecret');
    const serving = (resource: Resource) =>
      new ResourceFunction(this, `${resource[0]?.toUpperCase() ?? ''}${resource.slice(1)}Function`, {
        resource,
        environment,
        data,
        spa: spa.bucket,
        edgeSecret,
        bundled: this.bundlingRequired,
      });
    const routes = OPERATIONS.map(routeOf);
    const functions: Readonly<Record<Resource, ResourceFunction>> = {
      authentication: serving('authentication'),
      users: serving('users'),
      rinks: serving('rinks'),
      competitions: serving('competitions'),
      forms: serving('forms'),
      entries: serving('entries'),
      entriesForFamilies: serving('entriesForFamilies'),
      consents: serving('consents'),
      payments: serving('payments'),
      files: serving('files'),
      memberships: serving('memberships'),
      notices: serving('notices'),
      receipts: serving('receipts'),
      labels: serving('labels'),
      coaches: serving('coaches'),
      ice: serving('ice'),
      schedule: serving('schedule'),
      panels: serving('panels'),
      publicSchedule: serving('publicSchedule'),
      judging: serving('judging'),
      day: serving('day'),
      results: serving('results'),
      people: serving('people'),
      pages: serving('pages'),
      system: serving('system'),
    };
    const { api } = new HttpRoutes(this, 'Http', { routes, environment, functions });
    const images = Bucket.fromBucketAttributes(this, 'Images', {
      bucketName: data.images.bucketName,
      bucketArn: data.images.bucketArn,
      bucketRegionalDomainName: data.images.bucketRegionalDomainName,
    });
    const { distribution } = new Delivery(this, 'Delivery', {
      environment,
      routes,
      api,
      spa: spa.bucket,
      images,
      edgeSecret: edgeSecret.reference,
    });
    new ImageBucketPolicy(this, 'ImagePolicy', { bucket: images, distribution });
    spa.deploy();
    new ServingAlarms(this, 'Alarms', { environment, data, api, functions });
    if (environment.commit !== undefined) new CfnOutput(this, 'Commit', { value: environment.commit });
    new CfnOutput(this, 'Address', { value: `https://${distribution.distributionDomainName}` });
    new CfnOutput(this, 'Distribution', { value: distribution.distributionId });
  }
}
