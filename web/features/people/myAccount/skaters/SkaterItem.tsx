import { useTranslation } from 'react-i18next';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import { currentTime } from '../../../../clock.ts';
import { formatDay, formatList } from '../../../../i18n/formats.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import styles from '../MyAccount.module.css';

interface SkaterItemProps {
  readonly skater: FamilySkater;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One skater of the family, with the data that fills the entry forms. */
export function SkaterItem({ skater, onEdit, onRemove }: SkaterItemProps) {
  const { t } = useTranslation(['myAccount', 'entries']);
  const { fullName, gender, birthdate, homeIsiRink, country, isi, expDate, levels } = skater;
  const hasExpired = expDate !== null && expDate < currentTime().toISOString().slice(0, 10);
  const passed = levels.map(({ level }) => level);
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <h3>
          {fullName}
          {hasExpired ? <Pill tone="warn">{t('skaters.expired')}</Pill> : null}
        </h3>
        <p>
          {t(`entries:genders.${gender}`)} · {t('skaters.born', { day: formatDay(birthdate) })} ·{' '}
          {homeIsiRink}, {country}
        </p>
        <p>
          {isi ? t('skaters.isi', { isi }) : t('skaters.noIsi')}
          {expDate ? ` · ${t('skaters.until', { day: formatDay(expDate) })}` : null}
        </p>
        <p>{passed.length > 0 ? formatList(passed) : t('skaters.noLevel')}</p>
      </div>
      <div className={styles.buttons}>
        <Button dense onClick={onEdit} aria-label={t('skaters.editTitle', { name: fullName })}>
          {t('skaters.edit')}
        </Button>
        <Button
          dense
          tone="plain"
          onClick={onRemove}
          aria-label={t('skaters.removeName', { name: fullName })}
        >
          {t('skaters.remove')}
        </Button>
      </div>
    </li>
  );
}
