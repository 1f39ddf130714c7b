import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { formatInstant } from '../../../../i18n/formats.ts';
import { paths } from '../../../../paths.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { DocumentTitle } from '../../../../ui/DocumentTitle.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { ENTRY_PAGES, SUBMISSION_PAGES } from '../../entries/index.ts';
import { DueNow, OpenPoints } from '../../myEntries/index.ts';
import { Celebration } from './Celebration.tsx';
import styles from './SubmittedEntry.module.css';

/** An entry in its first moment: the good news, what to pay, and what comes next. */
export function SubmittedEntry({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('received');
  const { id, kind, competition, competitionId, name, team } = entry;
  const state = entry.state === 'waiting' ? 'waiting' : 'confirmed';
  return (
    <div className={styles.page}>
      <DocumentTitle title={t(`title.${state}`)} />
      <Celebration
        title={t(`title.${state}`)}
        text={t(`text.${kind === 'dance' && entry.partner ? 'couple' : 'one'}.${state}`, {
          name,
          competition: competition.name,
        })}
      />
      <DueNow entry={entry} />
      <OpenPoints entry={entry} />
      <DashboardCard title={t('next.title')}>
        <ul className={styles.steps}>
          <li>{t(team ? 'next.mailCoach' : 'next.mail')}</li>
          <li>{t('next.change', { when: formatInstant(competition.openUntil, competition.timeZone) })}</li>
        </ul>
        <div className={styles.actions}>
          <LinkButton to={paths.entry(id)}>{t('entry')}</LinkButton>
          <LinkButton to={ENTRY_PAGES[kind](competitionId)}>{t(`another.${kind}`)}</LinkButton>
          <LinkButton to={SUBMISSION_PAGES[kind]}>{t('submissions')}</LinkButton>
        </div>
      </DashboardCard>
    </div>
  );
}
