import {
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
import { methodsOf, type Resource, type Route } from '../../shared/contract/core/route.ts';
import type { Environment } from '../environments.ts';
import { retainedLog } from './retainedLog.ts';

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
 * The HTTP API with the given routes. Every other path goes to the system function, which answers with the
 * catalogue's NotFound instead of the gateway's own message.
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
          // One permission per route would exceed a function's policy limit of 20 KB at some 90 routes.
          scopePermissionToRoute: false,
        }),
      ]),
    );
    const integrationOf = (resource: Resource) => {
      const integration = integrations.get(resource);
      if (integration === undefined) throw new Error(`No function serves ${resource}.`);
      return integration;
    };
    this.api = new HttpApi(this, 'Api', {
      apiName: scope.node.path,
      createDefaultStage: false,
      defaultIntegration: integrationOf('system'),
    });
    const rate = options.environment.requestsPerSecond;
    new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: { rateLimit: rate, burstLimit: rate },
      accessLogSettings: {
        destination: new LogGroupLogDestination(retainedLog(this, 'AccessLog', options.environment)),
        format: AccessLogFormat.custom(JSON.stringify(ACCESS_LOG)),
      },
    });
    for (const route of options.routes) {
      const { path, resource } = route;
      const methods = methodsOf(route).map((method) => HttpMethod[method]);
      this.api.addRoutes({ path, methods, integration: integrationOf(resource) });
    }
  }
}
