import * as z from 'zod/mini';
import { findAccount } from '../../../store/people/accounts/accounts.ts';
import { factorsOf } from '../../../store/people/secondFactors/factors.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { guardianJoinedMail, guardianLeftMail, guardianRemovedMail } from '../mail/guardianMails.ts';
import { accountDeletedMail } from '../mail/accountMails.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';
import { passwordChangedMail, secondFactorMail, type SecondFactorChange } from '../mail/securityMails.ts';

const ownerNotice = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('passwordChanged'),
    dropped: z.optional(z.boolean()),
    factorsRemoved: z.optional(z.boolean()),
  }),
  z.object({ what: z.enum(['passkeyAdded', 'passkeyRemoved']), name: z.string() }),
  z.object({ what: z.enum(['authenticatorAdded', 'authenticatorRemoved', 'recoveryCodesRenewed']) }),
  z.object({ what: z.literal('recoveryCodeUsed') }),
  z.object({ what: z.literal('guardianJoined'), name: z.string(), email: z.string() }),
  z.object({ what: z.literal('guardianLeft'), name: z.string() }),
  z.object({ what: z.literal('guardianRemoved'), family: z.string() }),
  z.object({ what: z.literal('reset'), by: z.string(), reason: z.string() }),
]);

export type OwnerNotice = z.output<typeof ownerNotice>;

const ownerMail = z.object({ accountId: z.string(), notice: ownerNotice, at: z.string() });

/** To the owner of an account, about a change of its log-in. */
export const composeOwnerMail: Composer = async (item) => {
  const { accountId, notice, at: instant } = ownerMail.parse(item);
  const user = await findAccount(accountId);
  if (!user) return null;
  const { name, email } = user;
  const at = new Date(instant);
  return { to: [email], mail: await noticeMail(accountId, { name, at }, notice) };
};

async function noticeMail(
  accountId: string,
  to: { readonly name: string; readonly at: Date },
  notice: OwnerNotice,
): Promise<Mail> {
  switch (notice.what) {
    case 'passwordChanged':
      return passwordChangedMail({ ...to, ...notice });
    case 'guardianJoined':
      return guardianJoinedMail({ ...to, guardian: notice.name, email: notice.email });
    case 'guardianLeft':
      return guardianLeftMail({ ...to, guardian: notice.name });
    case 'guardianRemoved':
      return guardianRemovedMail({ ...to, family: notice.family });
    default:
      return secondFactorMail({ ...to, change: await factorChange(accountId, notice) });
  }
}

async function factorChange(
  accountId: string,
  notice: Exclude<
    OwnerNotice,
    { readonly what: 'passwordChanged' | 'guardianJoined' | 'guardianLeft' | 'guardianRemoved' }
  >,
): Promise<SecondFactorChange> {
  if (notice.what !== 'recoveryCodeUsed') return notice;
  const { recoveryCodesLeft: left } = await factorsOf(accountId);
  return { what: 'recoveryCodeUsed', left };
}

const deletedMail = z.object({ name: z.string(), email: z.string() });

/** The last mail to an address: the account is erased, so the mail has its name and address with it. */
export const composeDeletedMail: Composer = (item) => {
  const { name, email } = deletedMail.parse(item);
  return Promise.resolve({ to: [email], mail: accountDeletedMail({ name }) });
};
