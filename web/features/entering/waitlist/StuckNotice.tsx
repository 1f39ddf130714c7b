import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { Waitlist } from '../../../../shared/contract/entering/entries/waitlist.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Waitlists.module.css';

interface StuckNoticeProps {
  readonly list: Waitlist;
  readonly reason: NonNullable<Waitlist['stuck']>;
  readonly competition: Competition;
  readonly onPromote: (() => void) | null;
}

/** Why the first entry of a waitlist cannot take the free place, and what the organiser can do. */
export function StuckNotice({ list, reason, competition, onPromote }: StuckNoticeProps) {
  const { t } = useTranslation('waitlist');
  const [first] = list.rows;
  if (!first) return null;
  return (
    <div className={styles.stuck} role="note">
      <p>
        <strong>{t('stuck.title')}</strong> {t(`stuck.why.${reason}`, { name: first.name })}
      </p>
      <p>{t(`stuck.mend.${reason}`)}</p>
      <p className={styles.stuckActions}>
        <Link to={paths.entryRecord(competition.id, first.entryId)}>
          {t('stuck.open', { name: first.name })}
        </Link>
        {onPromote ? (
          <Button dense onClick={onPromote}>
            {t('stuck.again')}
          </Button>
        ) : null}
      </p>
    </div>
  );
}
