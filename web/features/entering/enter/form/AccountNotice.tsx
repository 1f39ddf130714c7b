import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { rememberReturnPlace } from '../../../../session/returnPlace.ts';
import type { SessionUser } from '../../../../session/session.ts';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Row } from '../../../../ui/Row.tsx';
import styles from './EntryPage.module.css';

interface AccountNoticeProps {
  readonly isAuthenticated: boolean | null;
  readonly user: SessionUser | null;
  /** The address to return to after log-in. */
  readonly here: string;
}

/** Tells visitors and accounts of other roles who can send this form. */
export function AccountNotice({ isAuthenticated, user, here }: AccountNoticeProps) {
  const { t } = useTranslation(['entries', 'common']);
  if (isAuthenticated === null || user?.role === 'SKATER') return null;
  if (user) {
    return (
      <aside className={styles.notice}>
        <div>
          <h2>{t('wrongRole.title')}</h2>
          <p>{t('wrongRole.text', { role: t(`common:roles.${user.role}`) })}</p>
        </div>
      </aside>
    );
  }
  const remember = () => rememberReturnPlace(here);
  return (
    <aside className={joinClasses(styles.notice, styles.visitor)}>
      <div>
        <h2>{t('visitor.title')}</h2>
        <p>{t('visitor.brief')}</p>
      </div>
      <Row gap={2} wrap={false} className={styles.doors}>
        <LinkButton dense tone="primary" to={paths.login} onClick={remember}>
          {t('visitor.logIn')}
        </LinkButton>
        <LinkButton dense to={paths.signUp} onClick={remember}>
          {t('visitor.signUp')}
        </LinkButton>
      </Row>
    </aside>
  );
}
