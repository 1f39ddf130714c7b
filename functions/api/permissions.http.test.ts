import { beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../local/testing/caller.ts';
import { newHolder, newPublishedPanel, newWithdrawnHolder, type Holder } from '../../local/testing/codes.ts';
import { expiredSession } from '../../local/testing/expiredSession.ts';
import { newCompetition } from '../../local/testing/competitions.ts';
import { askToJudge, newCoachAccount } from '../../local/testing/coaches.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../local/testing/people.ts';
import reviewed from '../../shared/contract/reviewedRoutes.json' with { type: 'json' };
import { CODE_KINDS, ROLES, type CodeKind, type Role } from '../../shared/contract/core/roles.ts';
import { OPERATIONS, routeOf, type Operation } from '../../shared/contract/routes.ts';

/** The reviewed list says who may do what; the contract would only agree with itself. */
const LINES: Readonly<Record<string, string>> = reviewed;

function reviewedRoles(operation: Operation): readonly string[] {
  const [, , ...roles] = LINES[operation]?.split(' ') ?? [];
  return roles;
}

const callers = new Map<Role, Caller>();
let deactivated: Caller;
let expired: Caller;
/** Of a session that no call before has ended. */
let otherManager: Caller;
let ownCompetition: string;
let holders: Readonly<Record<CodeKind, Holder>>;
/** Holds a code that was withdrawn. */
let withdrawn: Caller;

/** Accounts of this test's own: it ends their sessions. */
beforeAll(async () => {
  const admin = await demoAccount('superadmin');
  const { competition } = await newCompetition();
  ownCompetition = competition.id;
  const panel = await newPublishedPanel();
  holders = {
    checkIn: await newHolder({ competitionId: ownCompetition, kind: 'checkIn' }),
    panel: await newHolder(panel),
    scoring: await newHolder({ competitionId: ownCompetition, kind: 'scoring' }),
    announcer: await newHolder({ competitionId: ownCompetition, kind: 'announcer' }),
  };
  withdrawn = await newWithdrawnHolder(ownCompetition);
  const [rink] = await admin.data('listRinks');
  const rinkId = rink?.id ?? '';
  callers.set('SUPER_ADMIN', (await newInvitedUser('SUPER_ADMIN', {})).caller);
  callers.set('HEAD_COACH', (await newInvitedUser('HEAD_COACH', { rinkId })).caller);
  callers.set('MANAGER', (await newInvitedUser('MANAGER', { competitionId: ownCompetition })).caller);
  callers.set('SKATER', await newFamily());
  otherManager = (await newInvitedUser('MANAGER', { competitionId: ownCompetition })).caller;
  const late = await newInvitedUser('SUPER_ADMIN', {});
  const session = await late.caller.data('currentUser');
  expired = await expiredSession({
    ...session,
    emailVerified: true,
    active: true,
    secondFactors: 0,
    sessionVersion: 2,
  });
  const gone = await newInvitedUser('SUPER_ADMIN', {});
  deactivated = gone.caller;
  const body = { name: 'Kim Lake', role: 'SUPER_ADMIN', active: false, version: 2 };
  await admin.data('updateUser', { params: { userId: gone.id }, body });
});

const isPublic = (operation: Operation) => reviewedRoles(operation).includes('PUBLIC');

/** Those that end the caller's own session come last. */
const ENDING: readonly Operation[] = ['logOutEverywhere', 'logOut'];
const INNER = [...OPERATIONS.filter((operation) => !ENDING.includes(operation)), ...ENDING];

/** 400 and 404 come after access: who gets them was let in. Bodies are empty, so nothing is changed. */
const LET_IN = [200, 400, 404];

async function statusOf(operation: Operation, caller: Caller | undefined, competitionId: string) {
  const { method } = routeOf(operation);
  const reply = await caller?.call(operation, {
    params: { competitionId },
    ...(method !== 'GET' && { body: { competitionId } }),
  });
  return reply?.status;
}

describe.each(INNER)('%s', (operation) => {
  it('asks who is not logged in to log in, unless it is public', async () => {
    const status = await statusOf(operation, new Caller(), 'none');
    if (isPublic(operation)) expect(LET_IN).toContain(status);
    else expect(status).toBe(401);
  });

  it('knows a deactivated account no more', async () => {
    const status = await statusOf(operation, deactivated, ownCompetition);
    if (isPublic(operation)) expect(LET_IN).toContain(status);
    else expect(status).toBe(401);
  });

  it('knows an expired session no more', async () => {
    const status = await statusOf(operation, expired, ownCompetition);
    if (isPublic(operation)) expect(LET_IN).toContain(status);
    else expect(status).toBe(401);
  });

  it.each(ROLES)('lets %s in exactly if the reviewed list says so', async (role) => {
    const roles = reviewedRoles(operation);
    const isAllowed = [role, `${role}/own`, 'PUBLIC'].some((allowed) => roles.includes(allowed));
    // These accounts hold no grant.
    const may = isAllowed && !roles.some((one) => one.startsWith('+'));
    const status = await statusOf(operation, callers.get(role), ownCompetition);
    expect(LET_IN.includes(status ?? 0), `status ${status}`).toBe(may);
    if (!may) expect(status).toBe(403);
  });
});

const ofCoaches = OPERATIONS.filter((operation) => reviewedRoles(operation).includes('+coach'));

describe.each(ofCoaches)('%s', (operation) => {
  it.each(['HEAD_COACH', 'SKATER'] as const)('lets %s in with the grant of a coach', async (role) => {
    const { caller } = await newCoachAccount(role);
    expect(reviewedRoles(operation)).toContain(role);
    expect(LET_IN).toContain(await statusOf(operation, caller, ownCompetition));
  });

  it('refuses an account whose coach was disconnected', async () => {
    const { caller, coach } = await newCoachAccount('SKATER');
    const admin = await demoAccount('superadmin');
    await admin.data('unlinkCoach', { params: { coachId: coach.id }, body: { version: coach.version } });
    expect(await statusOf(operation, caller, ownCompetition)).toBe(403);
  });
});

const ofJudges = OPERATIONS.filter((operation) =>
  reviewedRoles(operation).some((role) => role === '+judge' || role === 'or+judge'),
);

describe.each(ofJudges)('%s', (operation) => {
  it('lets a coach in who was asked to judge there, and no coach who was not', async () => {
    const { caller, coach } = await newCoachAccount('SKATER');
    expect(await statusOf(operation, caller, ownCompetition)).toBe(403);
    await askToJudge(ownCompetition, coach.id);
    expect(LET_IN).toContain(await statusOf(operation, caller, ownCompetition));
    expect(await statusOf(operation, caller, 'another')).toBe(403);
  });
});

const ofHolders = OPERATIONS.filter((operation) => LINES[operation]?.includes(' or/'));

describe.each(ofHolders)('%s', (operation) => {
  it.each(CODE_KINDS)(
    'lets the holder of a code of kind %s in exactly if the reviewed list says so',
    async (kind) => {
      const { caller, competitionId } = holders[kind];
      const status = await statusOf(operation, caller, competitionId);
      if (reviewedRoles(operation).includes(`or/${kind}`))
        expect(LET_IN, `status ${status}`).toContain(status);
      else expect(status).toBe(403);
      expect(await statusOf(operation, caller, 'another')).toBe(403);
    },
  );

  it('asks the holder of a withdrawn code for a new one', async () => {
    expect(await statusOf(operation, withdrawn, ownCompetition)).toBe(401);
  });
});

const ofOneCompetition = OPERATIONS.filter((operation) => reviewedRoles(operation).includes('MANAGER/own'));

describe.each(ofOneCompetition)('%s', (operation) => {
  it('refuses the manager of another competition', async () => {
    expect(await statusOf(operation, otherManager, 'another')).toBe(403);
  });
});
