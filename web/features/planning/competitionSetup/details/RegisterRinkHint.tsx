import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths.ts';
import { useUser } from '../../../../session/useSession.ts';

/** How to get a missing rink into the list. */
export function RegisterRinkHint() {
  const { t } = useTranslation('competitionSetup');
  const { role } = useUser();
  return role === 'SUPER_ADMIN' ? <Link to={paths.rinks}>{t('registerRink')}</Link> : t('hints.ringManager');
}
