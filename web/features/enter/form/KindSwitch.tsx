import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { EntryKind, Form } from '../../../../shared/contract/competitions/forms.ts';
import { KINDS_SHOWN } from '../../competitionPage/index.ts';
import { ENTRY_PAGES } from '../../entries/index.ts';
import styles from './KindSwitch.module.css';

interface KindSwitchProps {
  /** The one whose form this is. */
  readonly current: EntryKind;
  readonly competitionId: string;
  readonly form: Pick<Form, 'formats'>;
}

/** From one kind of entry to another of the same competition; nothing where it takes no other. */
export function KindSwitch({ current, competitionId, form }: KindSwitchProps) {
  const { t } = useTranslation('entries');
  const kinds = KINDS_SHOWN.filter((kind) => form.formats.some(({ entry }) => entry === kind));
  if (kinds.every((kind) => kind === current)) return null;
  return (
    <nav aria-label={t('kinds.label')} className={styles.kinds}>
      {kinds.map((kind) => (
        <NavLink key={kind} className={styles.kind ?? ''} to={ENTRY_PAGES[kind](competitionId)}>
          {t(`kinds.${kind}.name`)}
        </NavLink>
      ))}
    </nav>
  );
}
