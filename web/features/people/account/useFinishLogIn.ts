import { useNavigate } from 'react-router-dom';
import type { SessionUser } from '../../../../shared/contract/people/accounts/authentication.ts';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { showToast } from '../../../ui/toastStore.ts';

/**
 * Leads on after log-in: to set up a missing second factor, else back to the page that required it, else to
 * the role's landing page.
 */
export function useFinishLogIn(expected: Role | undefined): (user: SessionUser) => Promise<void> {
  const { t } = useTranslation(['account', 'common']);
  const navigate = useNavigate();
  return async (user) => {
    const [{ openSession: startSession }, { takeReturnPlace }] = await Promise.all([
      import('../../../session/session.ts'),
      import('../../../session/takeReturnPlace.ts'),
    ]);
    startSession(user);
    if (user.secondFactorMissing) return navigate(paths.myAccount, { replace: true });
    if (expected && user.role !== expected) {
      showToast(t('logIn.otherRole', { role: t(`common:roles.${user.role}`) }), 'info');
    }
    return navigate(takeReturnPlace(user.role), { replace: true });
  };
}
