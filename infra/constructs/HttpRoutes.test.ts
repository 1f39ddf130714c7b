import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { methodsOf, type Route } from '../../shared/contract/core/route.ts';
import { OPERATIONS, routeOf } from '../../shared/contract/routes.ts';
import { environmentNamed } from '../environments.ts';
import { testTemplates } from '../testApp.ts';
import { HttpRoutes } from './HttpRoutes.ts';

const contract = OPERATIONS.map(routeOf);
const routeKeys = (routes: readonly Route[]) =>
  routes.flatMap((route) => methodsOf(route).map((method) => `${method} ${route.path}`));
const deployed = z.object({ Properties: z.object({ RouteKey: z.string(), Target: z.unknown() }) });
const permission = z.object({
  Properties: z.object({ Principal: z.string(), FunctionName: z.unknown(), SourceArn: z.unknown() }),
});
const logged = z.object({
  Properties: z.object({ AccessLogSettings: z.object({ Format: z.string() }) }),
});

/** Routes deployed beyond the contract, and routes missing; the fallback is listed separately. */
function difference(template: Template) {
  const found = Object.values(template.findResources('AWS::ApiGatewayV2::Route')).map(
    (route) => deployed.parse(route).Properties.RouteKey,
  );
  const wanted = routeKeys(contract);
  return {
    stray: found.filter((key) => !wanted.includes(key)),
    missing: wanted.filter((key) => !found.includes(key)),
  };
}

function deployedWith(routes: readonly Route[]): Template {
  const stack = new Stack(new App(), 'Test');
  const target = new LambdaFunction(stack, 'Function', {
    runtime: Runtime.NODEJS_24_X,
    handler: 'index.handler',
    code: Code.fromInline('0'),
  });
  const functions = {
    authentication: target,
    users: target,
    rinks: target,
    competitions: target,
    forms: target,
    entries: target,
    entriesForFamilies: target,
    consents: target,
    payments: target,
    files: target,
    memberships: target,
    notices: target,
    receipts: target,
    labels: target,
    coaches: target,
    ice: target,
    schedule: target,
    panels: target,
    publicSchedule: target,
    judging: target,
    day: target,
    results: target,
    people: target,
    pages: target,
    system: target,
  };
  new HttpRoutes(stack, 'Http', { routes, functions, environment: environmentNamed('local') });
  return Template.fromStack(stack);
}

describe('the routes deployed', () => {
  const { application } = testTemplates('production');

  it('are exactly the contract’s, pages also without their body, and the fallback that answers NotFound', () => {
    expect(difference(application)).toEqual({ stray: ['$default'], missing: [] });
  });

  it('would report a route beyond the contract', () => {
    const [first] = contract;
    if (first === undefined) throw new Error('The contract is empty.');
    const template = deployedWith([...contract, { ...first, path: '/api/stray' }]);
    expect(difference(template).stray).toContain(`${first.method} /api/stray`);
  });

  it('would report a missing route', () => {
    expect(difference(deployedWith(contract.slice(1))).missing).toEqual(routeKeys(contract.slice(0, 1)));
  });

  it('lead to the function of their resource', () => {
    const targets = Object.entries(application.findResources('AWS::ApiGatewayV2::Integration'));
    const routes = Object.values(application.findResources('AWS::ApiGatewayV2::Route')).map(
      (route) => deployed.parse(route).Properties,
    );
    for (const { method, path, resource } of contract) {
      const route = routes.find(({ RouteKey }) => RouteKey === `${method} ${path}`);
      const integration = targets.find(([id]) => JSON.stringify(route?.Target).includes(`"${id}"`));
      expect(JSON.stringify(integration).toLowerCase()).toContain(`"${resource.toLowerCase()}function`);
    }
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
      expect(arn).toContain('{"Ref":"HttpApi');
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
