import { useTranslation } from 'react-i18next';
import type { Publishing } from '../../../../shared/contract/planning/publishing.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import styles from './Publishing.module.css';

/** Every published version: when, by whom, and the note that went with it. */
export function Versions({ publishing }: { readonly publishing: Publishing }) {
  const { t } = useTranslation('publishing');
  const { versions, competition } = publishing;
  return (
    <DashboardCard title={t('versions.title')}>
      {versions.length === 0 ? <p className={styles.detail}>{t('versions.none')}</p> : null}
      <ul role="list" className={styles.readers}>
        {versions.map(({ version, at, by, comment }, index) => {
          const when = formatInstant(at, competition.timeZone);
          return (
            <li key={version}>
              <p className={styles.reader}>
                <span>{t('versions.version', { version })}</span>
                {index === 0 ? <Pill tone="good">{t('versions.current')}</Pill> : null}
              </p>
              <p className={styles.detail}>
                {by === null ? t('versions.at', { when }) : t('versions.by', { when, name: by })}
              </p>
              {comment === null ? null : <p>{comment}</p>}
            </li>
          );
        })}
      </ul>
    </DashboardCard>
  );
}
