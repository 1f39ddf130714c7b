import { describe, expect, it } from 'vitest';
import { OPERATIONS, routeOf } from '../../../shared/contract/routes.ts';
import type { Route } from '../../../shared/contract/core/route.ts';
import { publicCalls } from './publicCalls.ts';

const isPublicCall = publicCalls();

const example = ({ path }: Route) => path.replaceAll(/\{\w+\}/g, '01KDEM0MEET000000000000004');

describe('the calls that share a lane', () => {
  const found = OPERATIONS.filter((operation) => {
    const route: Route = routeOf(operation);
    return isPublicCall(route.method, example(route));
  });

  it('are those that anybody can make and no cache answers, apart from log-in and codes', () => {
    expect(found.toSorted()).toEqual([
      'answerPartnerInvitation',
      'checkMembership',
      'getCalendarFeed',
      'getCoachInvitation',
      'getEntryHandover',
      'getPartnerInvitation',
      'getPushKey',
      'getSettings',
      'getSkaterPage',
      'health',
      'savePushFollower',
      // A provider sends again what found no room.
      'takeCardEvent',
      'updateInvitedPartner',
      'verifyCertificate',
    ]);
  });

  it('include a HEAD of what a GET would find in the cache', () => {
    const live = '/api/competitions/01KDEM0MEET000000000000004/live';
    expect([isPublicCall('GET', live), isPublicCall('HEAD', live)]).toEqual([false, true]);
  });

  it('are found by an escaped address too', () => {
    expect(isPublicCall('GET', '/api/he%61lth')).toBe(true);
    expect(isPublicCall('POST', '/api/auth/login')).toBe(false);
  });
});
