import { linkTo } from '../../../platform/mail/links.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { renderMail } from '../../core/mail/mailLayout.ts';
import { countText, mailedInstant } from '../../core/mail/mailText.ts';

const RESET_PASSWORD = {
  subject: 'Set a new password',
  why: 'Choose a new password for your Rinkside account.',
  action: 'Set a new password',
  limits: (minutes: number) =>
    `The link works once, for ${countText(minutes, 'minute')}. A new password logs you out everywhere else.`,
  otherwise: 'Didn’t ask for this? Ignore this email and your password stays the same.',
} as const;

/** With the link to set a new password, which works for `minutes`. */
export function resetPasswordMail({
  name,
  link,
  minutes,
}: {
  name: string;
  link: string;
  minutes: number;
}): Mail {
  const { subject, why, action, limits, otherwise } = RESET_PASSWORD;
  return renderMail({
    subject,
    name,
    before: [why],
    action: { label: action, link },
    after: [limits(minutes), otherwise],
  });
}

const PASSWORD_CHANGED = {
  subject: 'Your password was changed',
  what: (when: string) => `Your Rinkside password was changed on ${when}. Other devices are logged out.`,
  otherwise: 'Not you? Set a new password now. That logs out every device.',
  action: 'Set a new password',
  addresses: 'We no longer email your other addresses. You can add them again in your account.',
  factors:
    'Passkeys and authenticator apps added before you confirmed this address no longer work. Add yours again in your account.',
  mailbox: 'If it wasn’t you, also change the password of your email account.',
} as const;

/** After each change of a password, so that its owner notices a theft. */
export function passwordChangedMail({
  name,
  at,
  dropped = false,
  factorsRemoved = false,
}: {
  name: string;
  at: Date;
  /** Whether the further addresses were removed. */
  dropped?: boolean;
  /** Whether second factors from before the address was confirmed were removed. */
  factorsRemoved?: boolean;
}): Mail {
  const { subject, what, otherwise, action, mailbox, addresses, factors } = PASSWORD_CHANGED;
  return renderMail({
    subject,
    name,
    before: [what(mailedInstant(at)), otherwise],
    action: { label: action, link: linkTo('/forget-password') },
    after: [mailbox, ...(dropped ? [addresses] : []), ...(factorsRemoved ? [factors] : [])],
  });
}

const SECOND_FACTOR = {
  subject: (change: SecondFactorChange) =>
    change.what === 'recoveryCodeUsed' ? 'A recovery code was used' : 'Your log-in security was changed',
  what: (change: SecondFactorChange, when: string) => `${secondFactorChangeText(change)} Date: ${when}.`,
  otherwise: 'Not you? Set a new password now. That logs out every device.',
  action: 'Set a new password',
} as const;

export type SecondFactorChange =
  | { readonly what: 'passkeyAdded' | 'passkeyRemoved'; readonly name: string }
  | { readonly what: 'authenticatorAdded' | 'authenticatorRemoved' | 'recoveryCodesRenewed' }
  | { readonly what: 'recoveryCodeUsed'; readonly left: number }
  | { readonly what: 'reset'; readonly by: string; readonly reason: string };

function secondFactorChangeText(change: SecondFactorChange): string {
  switch (change.what) {
    case 'passkeyAdded':
      return `The passkey “${change.name}” was added to your Rinkside account.`;
    case 'passkeyRemoved':
      return `The passkey “${change.name}” was removed from your Rinkside account.`;
    case 'authenticatorAdded':
      return 'An authenticator app was added to your Rinkside account.';
    case 'authenticatorRemoved':
      return 'The authenticator app was removed from your Rinkside account.';
    case 'recoveryCodesRenewed':
      return 'Your Rinkside account has new recovery codes. The old ones no longer work.';
    case 'recoveryCodeUsed':
      return `A recovery code was used to log in to your Rinkside account. You have ${countText(change.left, 'code')} left.`;
    case 'reset':
      return `${change.by} reset two-step verification for your Rinkside account. Reason: ${change.reason} Log in with your password and set it up again.`;
  }
}

interface SecondFactorNotification {
  readonly name: string;
  readonly at: Date;
  readonly change: SecondFactorChange;
}

/** After each change of the second factors, so that the account's owner notices a theft. */
export function secondFactorMail({ name, at, change }: SecondFactorNotification): Mail {
  const { subject, what, otherwise, action } = SECOND_FACTOR;
  return renderMail({
    subject: subject(change),
    name,
    before: [what(change, mailedInstant(at)), otherwise],
    action: { label: action, link: linkTo('/forget-password') },
    after: [],
  });
}
