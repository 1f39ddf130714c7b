import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sharesOfPaths } from '../../shared/contract/callShares.ts';
import { OPERATIONS, routeOf } from '../../shared/contract/routes.ts';
import { testTemplates } from '../testApp.ts';
import { gatewayRoutes } from './gatewayRoutes.ts';

const contract = OPERATIONS.map(routeOf);
const deployed = z.object({ Properties: z.object({ RouteKey: z.string(), Target: z.unknown() }) });
const permission = z.object({
  Properties: z.object({ Principal: z.string(), FunctionName: z.unknown(), SourceArn: z.unknown() }),
});
const logged = z.object({
  Properties: z.object({ AccessLogSettings: z.object({ Format: z.string() }) }),
});

describe('the routes deployed', () => {
  const { application } = testTemplates('production');
  const routes = Object.values(application.findResources('AWS::ApiGatewayV2::Route')).map(
    (route) => deployed.parse(route).Properties,
  );
  const integrations = Object.entries(application.findResources('AWS::ApiGatewayV2::Integration'));

  /** The function's logical id, as far as its name goes. */
  function targetOf(routeKey: string): string {
    const target = routes.find(({ RouteKey }) => RouteKey === routeKey)?.Target;
    const [, integration] = integrations.find(([id]) => JSON.stringify(target).includes(`"${id}"`)) ?? [];
    return /"(\w+)Function/.exec(JSON.stringify(integration))?.[1]?.toLowerCase() ?? 'none';
  }

  it('take every method, and are those that lead the contract’s paths to their functions, and the fallback', () => {
    const wanted = gatewayRoutes(contract, sharesOfPaths());
    expect(routes.map(({ RouteKey }) => RouteKey).toSorted()).toEqual(
      ['$default', ...wanted.map(({ path }) => `ANY ${path}`)].toSorted(),
    );
    for (const { path, resource } of wanted) expect(targetOf(`ANY ${path}`)).toBe(resource.toLowerCase());
    expect(targetOf('$default')).toBe('system');
  });

  it('need one permission per function, however many routes it has', () => {
    const permissions = Object.values(application.findResources('AWS::Lambda::Permission'))
      .map((found) => permission.parse(found).Properties)
      .filter(({ Principal }) => Principal === 'apigateway.amazonaws.com');
    const functions = permissions.map(({ FunctionName }) => JSON.stringify(FunctionName));
    expect([functions.length, new Set(functions).size]).toEqual([25, 25]);
    for (const { SourceArn } of permissions) {
      const arn = JSON.stringify(SourceArn);
      expect(arn).toMatch(/"\/\*\/\*\/\*"\]\]\}$/);
      expect(arn).toContain('{"Ref":"HttpGateway');
    }
  });

  it('are logged as JSON by route, without paths, which contain ids, and without addresses', () => {
    const [stage] = Object.values(application.findResources('AWS::ApiGatewayV2::Stage'));
    const { Format } = logged.parse(stage).Properties.AccessLogSettings;
    expect(JSON.parse(Format)).toEqual({
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
    });
  });

  it('are throttled, and every call is logged', () => {
    application.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: '$default',
      DefaultRouteSettings: { ThrottlingRateLimit: 2000, ThrottlingBurstLimit: 2000 },
    });
    const stages = Object.values(application.findResources('AWS::ApiGatewayV2::Stage'));
    expect(JSON.stringify(stages)).toContain('AccessLogSettings');
  });
});
