import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { ENTRY_KINDS, type Form } from '../../../shared/contract/forms.ts';
import { ENTRY_PAGES } from '../../entries/entryPages.ts';
import styles from './KindSwitch.module.css';

interface KindSwitchProps {
  readonly competitionId: string;
  readonly form: Pick<Form, 'formats'>;
}

/** From one kind of entry to another of the same competition; nothing where it takes only one. */
export function KindSwitch({ competitionId, form }: KindSwitchProps) {
  const { t } = useTranslation('entries');
  const kinds = ENTRY_KINDS.filter((kind) => form.formats.some(({ entry }) => entry === kind));
  if (kinds.length < 2) return null;
  return (
    <nav aria-label={t('kinds.label')} className={styles['kinds']}>
      {kinds.map((kind) => (
        <NavLink key={kind} className={styles['kind'] ?? ''} to={ENTRY_PAGES[kind](competitionId)}>
          {t(`kinds.${kind}.name`)}
        </NavLink>
      ))}
    </nav>
  );
}
