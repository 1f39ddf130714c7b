import { useTranslation } from 'react-i18next';
import type { User } from '../../../../shared/contract/people/accounts/users.ts';
import { refetchChanged, whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { showToast } from '../../../ui/toastStore.ts';

/** Actions on one account that need no form; a toast shows the outcome. */
export function useUserActions() {
  const { t } = useTranslation('users');
  const told = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      await whenRefetched();
      showToast(done);
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
      await refetchChanged('updateUser');
    }
  };

  const resend = ({ id, email }: User) =>
    told(call('resendInvitation', { params: { userId: id } }), t('invited', { email }));

  const setActive = ({ id, name, role, rinkId, competitionId, version }: User, active: boolean) =>
    told(
      call('updateUser', {
        params: { userId: id },
        body: { name, role, rinkId, competitionId, active, version },
      }),
      active ? t('activated', { name }) : t('deactivated', { name }),
    );

  return { resend, setActive };
}
