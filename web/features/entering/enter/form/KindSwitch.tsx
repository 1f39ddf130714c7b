import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { KINDS_SHOWN } from '../../competitionPage/index.ts';
import { ENTRY_PAGES } from '../../entries/index.ts';
import styles from './KindSwitch.module.css';

interface KindSwitchProps {
  /** The kind of the form that is shown. */
  readonly current: EntryKind;
  readonly competitionId: string;
  readonly form: Pick<Form, 'formats'>;
}

/** Links to the forms of the other kinds that the competition takes; nothing if there are none. */
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
