import {
  CfnStage,
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { sharesOfPaths } from '../../shared/contract/callShares.ts';
import type { Resource, Route } from '../../shared/contract/core/route.ts';
import type { Environment } from '../environments.ts';
import { gatewayRoutes } from './gatewayRoutes.ts';
import { retainedLog } from './retainedLog.ts';
import { routeSettings } from './routeThrottles.ts';

/**
 * The log line of a call. It has no path, which contains ids of entries and accounts, and no address, because
 * the gateway's callers are CloudFront's machines. `requestId` is also in the function's log and in the
 * problem shown.
 */
const ACCESS_LOG: Readonly<Record<string, string>> = {
  time: '$context.requestTimeEpoch',
  requestId: '$context.requestId',
  functionRequestId: '$context.integration.requestId',
  routeKey: '$context.routeKey',
  status: '$context.status',
  functionStatus: '$context.integration.status',
  latency: '$context.responseLatency',
  functionLatency: '$context.integration.latency',
  bytes: '$context.responseLength',
  error: '$context.error.responseType',
};

/**
 * The HTTP API, whose routes lead each path of the contract to its function, with any method: the function finds the
 * operation. Every other path goes to the system function, which answers with the catalogue's NotFound instead of the
 * gateway's own message.
 */
export class HttpRoutes extends Construct {
  readonly api: HttpApi;

  constructor(
    scope: Construct,
    id: string,
    options: {
      routes: readonly Route[];
      functions: Readonly<Record<Resource, IFunction>>;
      environment: Environment;
    },
  ) {
    super(scope, id);
    const integrations = new Map(
      Object.entries(options.functions).map(([resource, target]) => [
        resource,
        new HttpLambdaIntegration(resource, target, {
          payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
          // One permission per route would be a resource each, and exceed a function's policy limit of 20 KB.
          scopePermissionToRoute: false,
        }),
      ]),
    );
    const integrationOf = (resource: Resource) => {
      const integration = integrations.get(resource);
      if (integration === undefined) throw new Error(`No function serves ${resource}.`);
      return integration;
    };
    // CloudFormation adds before it deletes, and the routes of earlier releases with these would pass an API's limit:
    // under an id of its own this API replaces theirs (decision 0280).
    this.api = new HttpApi(this, 'Gateway', {
      apiName: scope.node.path,
      createDefaultStage: false,
      defaultIntegration: integrationOf('system'),
    });
    const rate = options.environment.requestsPerSecond;
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: rate, burstLimit: rate },
      accessLogSettings: {
        destination: new LogGroupLogDestination(retainedLog(this, 'AccessLog', options.environment)),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
    const routes = gatewayRoutes(options.routes, sharesOfPaths());
    const added = routes.map(({ path, resource, share }) => ({
      share,
      routes: this.api.addRoutes({
        path,
        methods: [HttpMethod.ANY],
        integration: integrationOf(resource),
      }),
    }));
    const { defaultChild } = stage.node;
    if (!(defaultChild instanceof CfnStage)) throw new Error('The stage takes no settings of routes.');
    defaultChild.routeSettings = routeSettings(routes);
    // AWS refuses settings of a route that is not there yet.
    stage.node.addDependency(this.api.node.findChild('DefaultRoute'));
    for (const { share, routes: throttled } of added)
      if (share !== 'known') stage.node.addDependency(...throttled);
  }
}
