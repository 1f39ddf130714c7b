import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sharesOfPaths } from '../../shared/contract/callShares.ts';
import { OPERATIONS, routeOf, type Operation } from '../../shared/contract/routes.ts';
import { testTemplates } from '../testApp.ts';
import { gatewayRoutes, routeChooser } from './gatewayRoutes.ts';

const setting = z.strictObject({ ThrottlingRateLimit: z.number(), ThrottlingBurstLimit: z.number() });
const deployedStage = z.object({
  Properties: z.object({ DefaultRouteSettings: setting, RouteSettings: z.record(z.string(), setting) }),
  DependsOn: z.array(z.string()),
});
const deployedRoute = z.object({ Properties: z.object({ RouteKey: z.string() }) });

const { application } = testTemplates('production');
const [found] = Object.values(application.findResources('AWS::ApiGatewayV2::Stage'));
const stage = deployedStage.parse(found);
const limits = stage.Properties.RouteSettings;

const choose = routeChooser(gatewayRoutes(OPERATIONS.map(routeOf), sharesOfPaths()));
const limitOf = (operation: Operation) => limits[`ANY ${choose(routeOf(operation).path)?.path ?? ''}`];

const OF_STRANGERS = { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 20 };
const OF_LOG_IN = { ThrottlingRateLimit: 50, ThrottlingBurstLimit: 100 };

describe('the gateway passes on, for each route', () => {
  it('so many calls of strangers and log-ins a second', () => {
    expect(limits).toEqual({
      $default: OF_STRANGERS,
      'ANY /api/auth/{proxy+}': OF_STRANGERS,
      'ANY /api/auth/login': OF_LOG_IN,
      'ANY /api/auth/login/{proxy+}': OF_LOG_IN,
      'ANY /api/calendar-feeds/{proxy+}': OF_STRANGERS,
      'ANY /api/coach-invitations/{proxy+}': OF_STRANGERS,
      'ANY /api/codes/{proxy+}': OF_LOG_IN,
      'ANY /api/competitions': OF_STRANGERS,
      'ANY /api/competitions/{competitionId}': OF_STRANGERS,
      'ANY /api/competitions/{competitionId}/calendar.ics': OF_STRANGERS,
      'ANY /api/competitions/{competitionId}/certificates/{proxy+}': OF_STRANGERS,
      'ANY /api/competitions/{competitionId}/live': OF_STRANGERS,
      'ANY /api/competitions/{competitionId}/places': OF_STRANGERS,
      'ANY /api/competitions/{competitionId}/results': OF_STRANGERS,
      'ANY /api/competitions/{competitionId}/results/{proxy+}': OF_STRANGERS,
      'ANY /api/competitions/{competitionId}/schedule': OF_STRANGERS,
      'ANY /api/competitions/{competitionId}/skater-pages/{proxy+}': OF_STRANGERS,
      'ANY /api/competitions/{competitionId}/team-points': OF_STRANGERS,
      'ANY /api/entry-handovers/{proxy+}': OF_STRANGERS,
      'ANY /api/forms/{proxy+}': OF_STRANGERS,
      'ANY /api/health': OF_STRANGERS,
      'ANY /api/memberships/{proxy+}': OF_STRANGERS,
      'ANY /api/openapi.json': OF_STRANGERS,
      'ANY /api/partner-invitations/{proxy+}': OF_STRANGERS,
      'ANY /api/payments/{proxy+}': OF_STRANGERS,
      'ANY /api/rinks': OF_STRANGERS,
      'ANY /api/settings': OF_STRANGERS,
      'ANY /competitions/{competitionId}': OF_STRANGERS,
    });
  });

  it.each<Operation>([
    'submitMarks',
    'confirmMarks',
    'getJudgingSheet',
    'checkIn',
    'undoCheckIn',
    'listRuns',
    'startFlight',
    'approveResult',
    'postResult',
    'currentCode',
    'currentUser',
    'myAccount',
    'submitIndividualEntry',
  ])('%s as often as the stage allows', (operation) => {
    expect(limitOf(operation)).toBeUndefined();
    expect(stage.Properties.DefaultRouteSettings).toEqual({
      ThrottlingRateLimit: 2000,
      ThrottlingBurstLimit: 2000,
    });
  });

  it('log-ins apart from sign-ups, and opened codes apart from the day’s public page', () => {
    expect(['logIn', 'logInWithSecondFactor', 'openCode'].map((each) => limitOf(each as Operation))).toEqual([
      OF_LOG_IN,
      OF_LOG_IN,
      OF_LOG_IN,
    ]);
    expect(['signUp', 'getLive'].map((each) => limitOf(each as Operation))).toEqual([
      OF_STRANGERS,
      OF_STRANGERS,
    ]);
  });

  it('what anybody may call less often, whatever the contract adds', () => {
    const unlimited = OPERATIONS.filter(
      (operation) => routeOf(operation).roles.some((role) => role === 'PUBLIC') && !limitOf(operation),
    );
    expect(unlimited).toEqual(['currentCode', 'leaveCode']);
  });
});

it('the settings wait for their routes: AWS refuses those of a route that is not there', () => {
  const routes = Object.entries(application.findResources('AWS::ApiGatewayV2::Route'));
  const awaited = routes.filter(([id]) => stage.DependsOn.includes(id));
  expect(awaited.map(([, route]) => deployedRoute.parse(route).Properties.RouteKey).toSorted()).toEqual(
    Object.keys(limits).toSorted(),
  );
});
