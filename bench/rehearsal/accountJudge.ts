import type { Caller } from '../../local/testing/caller.ts';
import { newFamily } from './families.ts';
import { tokenMailedTo } from './outbox.ts';

/** A judge who logs in with an account, instead of opening the seat's code. */
export interface AccountJudge {
  readonly panelId: string;
  readonly seat: string;
  readonly caller: Caller;
  readonly isClosed: () => boolean;
  /** An administrator closes the account, which is refused from then on. */
  readonly close: () => Promise<void>;
}

const NAME = 'Sol Reed';

/** A coach with an account and a certificate, who takes the first seat of the draft's first panel. */
export async function seatedAccount(
  admin: Caller,
  origin: string,
  competitionId: string,
  rinkId: string,
): Promise<AccountJudge> {
  const params = { competitionId };
  const { caller } = await newFamily(origin, 'judge@test.example', NAME);
  const email = 'coach@test.example';
  const coach = await admin.data('createCoach', { body: { name: NAME, email, rinkIds: [rinkId] } });
  await admin.data('inviteCoach', { params: { coachId: coach.id }, body: { version: coach.version } });
  await caller.data('acceptCoachInvitation', {
    params: { token: await tokenMailedTo(origin, email) },
    body: {},
  });
  const {
    id,
    account: _account,
    invitedAt: _invitedAt,
    changedAt: _changedAt,
    ...body
  } = await admin.data('getCoach', { params: { coachId: coach.id } });
  const certificates = [{ certificate: 'gold' as const, date: '2020-01-01', expiry: null }];
  await admin.data('updateCoach', { params: { coachId: id }, body: { ...body, certificates } });
  const accepted = { state: 'accepted' as const, available: null, version: 0 };
  await admin.data('updateJudge', { params: { competitionId, coachId: id }, body: accepted });
  const {
    generation,
    panels: [panel],
  } = await admin.data('listPanels', { params });
  if (!panel) throw new Error('The draft has panels');
  const change = { panelId: panel.id, seat: 0, before: null, coachId: id };
  await admin.data('updatePanels', { params, body: { generation, changes: [change], reason: null } });
  let isClosed = false;
  return {
    panelId: panel.id,
    seat: 'judge1',
    caller,
    isClosed: () => isClosed,
    close: async () => {
      if (isClosed) return;
      await closeAccount(admin, caller);
      isClosed = true;
    },
  };
}

async function closeAccount(admin: Caller, caller: Caller): Promise<void> {
  const { id: userId } = await caller.data('currentUser');
  const users = await admin.data('listUsers', { query: { role: 'SKATER', search: NAME } });
  const { version = 0 } = users.find((user) => user.id === userId) ?? {};
  const body = { name: NAME, role: 'SKATER' as const, active: false, version };
  await admin.data('updateUser', { params: { userId }, body });
  const { status } = await caller.call('currentUser');
  if (status !== 401) throw new Error(`A closed account is answered ${String(status)}`);
}
