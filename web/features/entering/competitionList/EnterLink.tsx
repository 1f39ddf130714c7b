import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ENTRY_PAGES } from '../entries/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import styles from './EnterLink.module.css';
import { joinClasses } from '../../../ui/joinClasses.ts';
import cover from './covers.module.css';

interface EnterLinkProps {
  readonly competition: Pick<Competition, 'id' | 'name'>;
  readonly label: string;
  /** Individual by default. */
  readonly kind?: EntryKind;
  /** Whether the whole card is this link. */
  readonly covers?: boolean;
}

/** Links to a competition's entry form; its accessible name has the competition's. */
export function EnterLink({ competition, label, kind = 'individual', covers = false }: EnterLinkProps) {
  const { t } = useTranslation('competitionList');
  return (
    <Link
      className={joinClasses(styles.link, covers && cover.covers)}
      data-covers={covers || undefined}
      to={ENTRY_PAGES[kind](competition.id)}
    >
      {label}
      <VisuallyHidden>{t('enterName', { name: competition.name })}</VisuallyHidden>
      <Icon name="arrow" small />
    </Link>
  );
}
