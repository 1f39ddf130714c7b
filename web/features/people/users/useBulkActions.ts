import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useCopyAddresses } from '../../../table/useCopyAddresses.ts';
import type { BulkAction } from '../../../table/selection.ts';
import { beginLoading, endLoading } from '../../../ui/loading.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { hasPendingInvitation } from './userValues.ts';

interface BulkActions {
  readonly actions: readonly BulkAction<User>[];
  readonly deactivate: (users: readonly User[]) => Promise<void>;
}

const addressOf = ({ email }: User) => email;

/**
 * Actions on several accounts, one after the other; the toast names those that failed.
 * @param onDeactivate asks for confirmation first
 */
export function useBulkActions(
  myId: string,
  onDeactivate: (users: readonly User[], done: () => void) => void,
): BulkActions {
  const { t } = useTranslation('users');
  const copyAddresses = useCopyAddresses(addressOf);

  const forEach = async (
    users: readonly User[],
    work: (user: User) => Promise<unknown>,
    doneText: (count: number) => string,
  ) => {
    const failed: string[] = [];
    let reason = '';
    // Held during all calls, so that the overlay does not flicker between them.
    beginLoading();
    for (const user of users) {
      try {
        await work(user);
      } catch (thrown) {
        failed.push(user.name);
        reason = errorMessage(thrown) ?? String(thrown);
      }
    }
    endLoading();
    if (failed.length < users.length) showToast(doneText(users.length - failed.length));
    if (failed.length > 0) showToast(t('bulk.failed', { names: formatList(failed), reason }), 'bad');
    await refetchChanged('updateUser');
  };

  const resend = (users: readonly User[]) =>
    forEach(
      users,
      ({ id }) => call('resendInvitation', { params: { userId: id }, refetch: 'later' }),
      (count) => t('bulk.resent', { count }),
    );
  const deactivate = (users: readonly User[]) =>
    forEach(
      users,
      ({ id, name, role, rinkId, competitionId, version }) =>
        call('updateUser', {
          params: { userId: id },
          body: { name, role, rinkId, competitionId, active: false, version },
          refetch: 'later',
        }),
      (count) => t('bulk.deactivated', { count }),
    );

  return {
    deactivate,
    actions: [
      copyAddresses,
      {
        id: 'resend',
        label: t('bulk.resend'),
        disabledReason: (users) => (users.every(hasPendingInvitation) ? undefined : t('bulk.notWaiting')),
        onAction: (users, done) => void resend(users).then(done),
      },
      {
        id: 'deactivate',
        label: t('actions.deactivate'),
        danger: true,
        disabledReason: (users) => {
          if (users.some(({ id }) => id === myId)) return t('bulk.ownAmongThem');
          return users.every(({ active }) => active) ? undefined : t('bulk.inactiveAmongThem');
        },
        onAction: onDeactivate,
      },
    ],
  };
}
