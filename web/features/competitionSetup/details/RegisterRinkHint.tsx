import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';

/** Explains the field and links to the registration of a rink. */
export function RegisterRinkHint() {
  const { t } = useTranslation('competitionSetup');
  const { role } = useUser();
  return (
    <>
      {t('hints.ring')}{' '}
      {role === 'SUPER_ADMIN' ? <Link to={paths.rinks}>{t('registerRink')}</Link> : t('hints.ringManager')}
    </>
  );
}
