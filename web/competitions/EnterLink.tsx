import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Competition } from '../../shared/contract/competitions.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import styles from './EnterLink.module.css';

interface EnterLinkProps {
  readonly competition: Pick<Competition, 'id' | 'name'>;
  readonly label: string;
}

/** To a competition's entry form; it covers the whole card, and is named by the competition too. */
export function EnterLink({ competition, label }: EnterLinkProps) {
  const { t } = useTranslation('competitions');
  return (
    <Link className={styles['link']} to={paths.individualForm(competition.id)}>
      {label}
      <VisuallyHidden>{t('enterName', { name: competition.name })}</VisuallyHidden>
      <Icon name="arrow" small />
    </Link>
  );
}
