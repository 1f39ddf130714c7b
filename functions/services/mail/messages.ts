import type { Role } from '../../../shared/contract/core/roles.ts';

/** Every sentence of a mail, in English; another language is another object of this shape. */
export const MESSAGES = {
  hello: (name: string | null) => (name === null ? 'Hello,' : `Hello ${name},`),
  footer:
    'Rinkside runs figure-skating competitions. You get this mail because of an account with this address.',
  linkFallback: 'If the button does not work, copy this address into your browser:',

  verifyAddress: {
    subject: 'Confirm your e-mail address',
    why: 'Somebody, we hope you, made a Rinkside account with this address. Please confirm that it is yours.',
    action: 'Confirm my address',
    once: 'The link works once.',
    otherwise: 'If it was not you, do nothing: without your confirmation nobody can prove this address.',
  },
  confirmNotices: {
    subject: 'Confirm that you want a family’s notices',
    why: (family: string | null) =>
      `${family ?? 'A family'} asks us to send the notices about its competition entries to this address too.`,
    action: 'Send me the notices',
    once: 'The link works once, for 7 days.',
    otherwise: 'Not you, or not wanted? Ignore this mail, and nothing else comes.',
    footer:
      'Rinkside runs figure-skating competitions. You get this mail because an account names this address.',
  },
  resetPassword: {
    subject: 'Set a new password',
    why: 'Somebody asked to set a new password for your Rinkside account.',
    action: 'Set a new password',
    limits: (minutes: number) =>
      `The link works once, for ${count(minutes, 'minute')}. Setting a new password logs you out everywhere else.`,
    otherwise: 'If it was not you, do nothing: your password stays as it is.',
  },
  invitation: {
    subject: (role: Role) => `Your invitation to Rinkside as ${roleName(role)}`,
    why: (invitedBy: string | null, role: Role, assignment: string | null) =>
      `${invitedBy ?? 'An administrator'} invites you to Rinkside as ${roleName(role)}${assignment === null ? '' : ` of ${assignment}`}.`,
    how: 'Choose a password and your account is ready.',
    action: 'Accept the invitation',
    limits: (days: number) => `The link works once, for ${count(days, 'day')}. Later, ask for a new one.`,
    otherwise:
      'If you do not know what this is about, do nothing: nobody can use the account without this link.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    what: (when: string) =>
      `The password of your Rinkside account was changed on ${when}. All other sessions have ended.`,
    yours: 'If it was you, there is nothing to do.',
    otherwise: 'If it was not you, set a new password at once: that logs everybody out.',
    action: 'Set a new password',
    addresses: 'Your further addresses no longer get notices. Add them again in your account.',
    factors:
      'Passkeys and authenticator apps from before this address was confirmed no longer work. Add yours again in your account.',
    mailbox: 'Change the password of your mailbox as well: whoever reads your mail can reset your password.',
  },
  secondFactor: {
    subject: (change: SecondFactorChange) =>
      change.what === 'recoveryCodeUsed' ? 'A recovery code was used' : 'Your sign-in security was changed',
    what: (change: SecondFactorChange, when: string) =>
      `${secondFactorChangeText(change)} This was on ${when}.`,
    yours: 'If it was you, you have nothing to do.',
    otherwise: 'If it was not you, set a new password now. That logs out every device.',
    action: 'Set a new password',
  },
  accountDeleted: {
    subject: 'Your account was deleted',
    what: 'Your Rinkside account was deleted, with your name, your addresses and your family’s skaters.',
    kept: 'What the competitions’ books must keep, such as amounts paid, is kept without you.',
    otherwise:
      'If it was not you, write to the competition you have entered: an account cannot be brought back.',
  },
} as const;

/** What has happened to the second factors of an account. */
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
      return `A recovery code was used to log in to your Rinkside account. You have ${count(change.left, 'code')} left.`;
    case 'reset':
      return `${change.by} reset the second factor of your Rinkside account. The reason given: ${change.reason} You can log in with your password and set up a new one.`;
  }
}

/** `1 day`, `7 days`. */
function count(amount: number, unit: string): string {
  return `${String(amount)} ${unit}${amount === 1 ? '' : 's'}`;
}

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  SUPER_ADMIN: 'super administrator',
  HEAD_COACH: 'head coach',
  MANAGER: 'competition manager',
  SKATER: 'skater',
};

function roleName(role: Role): string {
  return ROLE_NAMES[role];
}
