import {
  HttpApi,
  HttpMethod,
  HttpStage,
  LogGroupLogDestination,
  PayloadFormatVersion,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { methodsOf, type Resource, type Route } from '../../shared/contract/route.ts';
import type { Environment } from '../environments.ts';
import { keptLog } from './keptLog.ts';

/**
 * The HTTP API with a route for each one given. Whatever else is asked for goes to the system
 * function, which answers with the catalogue's NotFound instead of the gateway's own message.
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
        destination: new LogGroupLogDestination(keptLog(this, 'AccessLog', options.environment)),
      },
    });
    for (const route of options.routes) {
      const { path, resource } = route;
      const methods = methodsOf(route).map((method) => HttpMethod[method]);
      this.api.addRoutes({ path, methods, integration: integrationOf(resource) });
    }
  }
}
