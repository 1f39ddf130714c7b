import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './FigureCards.module.css';

/** Above the names that are not confirmed: what the public sees instead, and the mail that asks for them. */
export function NamesNote({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('entryLists');
  return (
    <div className={styles.names}>
      <p>{t('publicName.note')}</p>
      <LinkButton to={paths.reminders(competitionId, 'names')}>{t('publicName.remind')}</LinkButton>
    </div>
  );
}
