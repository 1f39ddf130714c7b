import { newAccount, type Account } from '../../functions/store/people/accounts/accounts.ts';
import { COMPETITION_IDS } from './competitions.ts';
import { RINK_IDS } from './rinks.ts';
import type { DemoFamily, Skater } from './skaters.ts';
import { DAY_MILLISECONDS } from '../../shared/domain/core/dates/days.ts';

/** The README names it: the password of the four demo accounts. */
export const DEMO_PASSWORD = 'Rinkside-demo-1';

/** No password has this hash, so nobody can log in to the invented families. */
const NO_PASSWORD = 'none';

/** The demo's own family, whose skaters enter several competitions. */
export const DEMO_FAMILY: DemoFamily = {
  accountId: '01KDEM0ACC0VNT000000000004',
  name: 'Lam Mei Yan',
  email: 'skater@demo.rinkside.example',
};

export const DEMO_ADMINISTRATOR = '01KDEM0ACC0VNT000000000001';
/** The open competition's manager. */
export const DEMO_MANAGER = '01KDEM0ACC0VNT000000000003';

/** The head coach of Lantern Bay. */
export const DEMO_HEAD_COACH = {
  accountId: '01KDEM0ACC0VNT000000000002',
  /** The record that the account is connected with. */
  coachId: '01KDEM0C0ACH00000000000001',
  name: 'Yip Wai Sum',
  rinkId: RINK_IDS.lanternBay,
} as const;

/** One account per role. */
export function roleAccounts(passwordHash: string, now: Date, skaters: Account['skaters'] = []): Account[] {
  const account = (id: string, fields: Omit<Parameters<typeof newAccount>[0], 'passwordHash'>) => ({
    ...newAccount({ ...fields, passwordHash }, new Date(now.getTime() - 420 * DAY_MILLISECONDS)),
    emailVerified: true,
    id,
  });
  return [
    account(DEMO_ADMINISTRATOR, {
      email: 'superadmin@demo.rinkside.example',
      name: 'Ingrid Halvorsen-Tan',
      role: 'SUPER_ADMIN',
    }),
    {
      ...account(DEMO_HEAD_COACH.accountId, {
        email: 'headcoach@demo.rinkside.example',
        role: 'HEAD_COACH',
        name: DEMO_HEAD_COACH.name,
        rinkId: DEMO_HEAD_COACH.rinkId,
      }),
      coachId: DEMO_HEAD_COACH.coachId,
    },
    account(DEMO_MANAGER, {
      email: 'manager@demo.rinkside.example',
      name: 'Cheung Ho Lam',
      role: 'MANAGER',
      competitionId: COMPETITION_IDS.open,
    }),
    {
      ...account(DEMO_FAMILY.accountId, {
        email: DEMO_FAMILY.email,
        name: DEMO_FAMILY.name,
        role: 'SKATER',
      }),
      skaters,
    },
  ];
}

/** The accounts of the skaters' families, without the demo's own. */
export function familyAccounts(skaters: readonly Skater[], now: Date): Account[] {
  const families = new Map(skaters.map(({ family }) => [family.accountId, family]));
  families.delete(DEMO_FAMILY.accountId);
  return [...families.values()].map(({ accountId, name, email }) => ({
    ...newAccount(
      { email, name, role: 'SKATER', passwordHash: NO_PASSWORD },
      new Date(now.getTime() - 400 * DAY_MILLISECONDS),
    ),
    id: accountId,
  }));
}
