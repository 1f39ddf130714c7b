import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';
import styles from './Awards.module.css';
import { PodiumDesk } from './PodiumDesk.tsx';

/** `/day/{competitionId}/podium`: whom to call to the podium, for the announcer. */
export function PodiumPage() {
  const { t } = useTranslation('podium');
  const { competitionId = '' } = useParams();
  return (
    <main className={styles.desk}>
      <DocumentTitle title={t('title')} />
      <h1>{t('title')}</h1>
      <PodiumDesk key={competitionId} competitionId={competitionId} isOrganiser={false} />
    </main>
  );
}
