import type { Translator } from '../../../i18n/Translator.ts';
import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { daysBetween } from '../../../../shared/domain/core/dates/days.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { paths } from '../../../paths.ts';
import type { HomeAttentionRow } from './AttentionList.tsx';

/** Competitions that close within these days need a look. */
const CLOSING_DAYS = 7;
/** More of one kind would hide the others. */
const SHOWN = 4;

interface AdministratorFacts {
  readonly open: readonly Competition[];
  readonly drafts: readonly { readonly id: string; readonly name: string }[];
  /** Managers and head coaches. */
  readonly accounts: readonly User[];
  readonly isRegistryAnswering: boolean;
  /** Names an instant on the clock of a zone. */
  readonly deadline: (instant: string, timeZone: string) => string;
}

/** A super administrator's issues, the most pressing first. */
export function administratorAttention(
  t: Translator<'home'>,
  { open, drafts, accounts, isRegistryAnswering, deadline }: AdministratorFacts,
  now: Date,
): HomeAttentionRow[] {
  const closing = open.filter(
    ({ openUntil, timeZone }) =>
      daysBetween(dayIn(now, timeZone), dayIn(new Date(openUntil), timeZone)) <= CLOSING_DAYS,
  );
  const invited = accounts.filter(
    ({ active, invitation }) => active && (invitation === 'sent' || invitation === 'expired'),
  );
  const registry: HomeAttentionRow = {
    key: 'registry',
    text: t('administrator.registry'),
    to: paths.checkIsi,
    action: t('administrator.registryAction'),
  };
  const others: HomeAttentionRow = {
    key: 'invitations',
    text: t('administrator.invitedMore', { count: invited.length - SHOWN }),
    to: paths.users,
    action: t('administrator.invitedMoreAction'),
  };
  return [
    ...(isRegistryAnswering ? [] : [registry]),
    ...closing.slice(0, SHOWN).map((one) => ({
      key: one.id,
      text: t('administrator.closing', { name: one.name, when: deadline(one.openUntil, one.timeZone) }),
      to: paths.competition(one.id),
      action: t('administrator.closingAction'),
    })),
    ...drafts.slice(0, SHOWN).map(({ id, name }) => ({
      key: id,
      text: t('administrator.draft', { name }),
      to: paths.setUp(id),
      action: t('administrator.draftAction'),
    })),
    ...invited.slice(0, SHOWN).map(({ id, name, role, invitation }) => ({
      key: id,
      text: t(invitation === 'expired' ? 'administrator.expired' : 'administrator.invited', { name }),
      to: paths.usersNamed(role, name),
      action: t('administrator.invitedAction'),
    })),
    ...(invited.length > SHOWN ? [others] : []),
  ];
}
