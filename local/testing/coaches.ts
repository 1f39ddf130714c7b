import { randomUUID } from 'node:crypto';
import type { Coach } from '../../shared/contract/people/coaches/coaches.ts';
import type { BodyOf } from '../../shared/contract/types.ts';
import type { Caller } from './caller.ts';
import { mailedToken } from './outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from './people.ts';
import { newRinkBy } from './rinks.ts';

/** A confirmed coach with an address, at no rink unless `change` names some. */
export function newCoachBy(caller: Caller, change: BodyOf<'createCoach'> | object = {}): Promise<Coach> {
  const body = { name: `Kay Moss ${randomUUID().slice(0, 8)}`, ...change };
  return caller.data('createCoach', { body });
}

/** The body of an update that changes nothing. */
export function coachBodyOf({
  id: _id,
  account: _account,
  invitedAt: _invitedAt,
  changedAt: _changedAt,
  ...body
}: Coach) {
  return body;
}

/** Fewer than an account may invite within a quarter of an hour. */
const INVITATIONS_EACH = 50;
let invitations = 0;
let inviting: Promise<Caller> | undefined;

/** A super administrator of the tests, who has invitations left. */
async function administratorWhoInvites(): Promise<Caller> {
  if (!inviting || invitations % INVITATIONS_EACH === 0)
    inviting = newInvitedUser('SUPER_ADMIN', {}).then(({ caller }) => caller);
  invitations += 1;
  return inviting;
}

/** Invites a coach by a super administrator; the token of the mailed link. */
export async function inviteCoach({ id: coachId, version, email }: Coach): Promise<string> {
  const admin = await administratorWhoInvites();
  await admin.data('inviteCoach', { params: { coachId }, body: { version } });
  return mailedToken(email ?? '', '/coach-invitation');
}

/** A new account that is connected with a new coach at the rink. */
export async function newCoachAccount(
  role: 'HEAD_COACH' | 'SKATER',
  rinkId?: string,
): Promise<{ readonly caller: Caller; readonly coach: Coach }> {
  const admin = await demoAccount('superadmin');
  const rink = rinkId ?? (await newRinkBy(admin)).id;
  const caller =
    role === 'SKATER' ? await newFamily() : (await newInvitedUser(role, { rinkId: rink })).caller;
  const email = `coach-${randomUUID()}@test.example`;
  const coach = await newCoachBy(admin, { email, rinkIds: [rink] });
  await caller.data('acceptCoachInvitation', { params: { token: await inviteCoach(coach) }, body: {} });
  // Invited, then connected: two versions later.
  return { caller, coach: { ...coach, version: coach.version + 2, account: 'linked' } };
}

/** Notes that a coach, one of the competition's, was asked to judge. */
export async function askToJudge(
  competitionId: string,
  coachId: string,
  change: Partial<BodyOf<'updateJudge'>> = {},
): Promise<void> {
  const admin = await demoAccount('superadmin');
  await admin.data('updateJudge', {
    params: { competitionId, coachId },
    body: { state: 'asked', available: null, version: 0, ...change },
  });
}
