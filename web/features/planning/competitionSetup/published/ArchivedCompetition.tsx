import { useTranslation } from 'react-i18next';
import { isApiError } from '../../../../api/ApiError.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { useCompetitionWords } from './useCompetitionWords.ts';
import { useUser } from '../../../../session/useSession.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import type { CompetitionDetailProps } from './CompetitionDetail.tsx';
import { DetailPage } from './DetailPage.tsx';
import styles from './DetailPage.module.css';
import { FactSections } from './FactSections.tsx';

/** An archived competition, read-only; a super administrator can restore it. */
export function ArchivedCompetition({ competition, rinks }: CompetitionDetailProps) {
  const { t } = useTranslation('competitionSetup');
  const { role } = useUser();
  const words = useCompetitionWords(rinks, competition.timeZone);
  const { id, name, version } = competition;
  const restore = async () => {
    try {
      await call('restoreCompetition', { params: { competitionId: id }, body: { version } });
      showToast(t('archived.restored', { name }));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      showToast(errorMessage(thrown) ?? thrown.message, 'bad');
      void refetchChanged('restoreCompetition');
    }
  };
  return (
    <DetailPage competition={competition} rinks={rinks}>
      <div className={styles.notice}>
        <Icon name="alert" />
        <div>
          <strong>{t('archived.title')}</strong>
          <p>{t('archived.text')}</p>
          {role === 'SUPER_ADMIN' ? null : <p>{t('archived.manager')}</p>}
        </div>
        {role === 'SUPER_ADMIN' ? (
          <Button onClick={() => void restore()}>{t('archived.restore')}</Button>
        ) : null}
      </div>
      <FactSections competition={competition} words={words} />
    </DetailPage>
  );
}
