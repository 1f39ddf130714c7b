import { describe, expect, it } from 'vitest';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import type { Request } from '../../../platform/http/requestContext.ts';
import { transact } from '../../../platform/table/transaction.ts';
import {
  createAccount,
  findAccount,
  newAccount,
  NO_PASSWORD,
  type Account,
} from '../../../store/people/accounts/accounts.ts';
import { issueLink, type LinkPurpose } from '../../../store/people/accounts/links.ts';
import { resetPassword } from './passwords.ts';

Object.assign(process.env, { PUBLIC_ORIGIN: 'https://rinkside.example', PASSWORD_COST: '1024' });
await startTableWithMail();

const now = new Date('2026-11-28T12:00:00Z');
const viewer = { address: '192.0.2.1', userAgent: 'A browser', country: null };
const notices = ['grandmother@family.example'];
const INVITED = { invitedAt: '2026-10-01T12:00:00.000Z' };

/** An account as `npm run transfer` brings it without secrets, after its owner has chosen a password. */
async function withNewPassword(fields: Partial<Account>, purpose: LinkPurpose): Promise<Account | null> {
  const email = `robin-${String(Math.random()).slice(2)}@family.example`;
  const made = newAccount({ email, name: 'Robin Winter', role: 'SKATER', passwordHash: NO_PASSWORD }, now);
  const user = { ...made, emailVerified: true, notices, confirmedNotices: notices, ...fields };
  await createAccount(user);
  const { token, write } = issueLink(purpose, user, now);
  await transact([write]);
  const body = { token, password: 'another long one' };
  await resetPassword({ body, now, viewer } as Request<'resetPassword'>);
  return findAccount(user.id);
}

describe('a password that is chosen after a move', () => {
  it.each([
    ['who signed up', {}, 'reset'],
    ['whose invitation was accepted', { ...INVITED, acceptedAt: '2026-10-02T12:00:00.000Z' }, 'reset'],
    ['whom the operator lets in again', { ...INVITED, acceptedAt: '2026-10-02T12:00:00.000Z' }, 'invitation'],
  ] as const)('leaves the further addresses of somebody %s', async (_, fields, purpose) => {
    const user = await withNewPassword(fields, purpose);
    expect(user).toMatchObject({ notices, confirmedNotices: notices });
    if (purpose === 'reset') expect(user?.acceptedAt).toBe('acceptedAt' in fields ? fields.acceptedAt : null);
  });

  it('drops them where nobody has proved the account’s own address', async () => {
    expect(await withNewPassword({ emailVerified: false }, 'reset')).toMatchObject({ notices: [] });
  });

  it('accepts an invitation that was open', async () => {
    const user = await withNewPassword({ ...INVITED, emailVerified: false }, 'reset');
    expect(user).toMatchObject({ notices: [], acceptedAt: now.toISOString() });
  });
});
