import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import { hasEnded } from '../../../../shared/domain/registration/hasEnded.ts';
import { currentTime } from '../../../clock.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Checklist } from '../../eligibility/index.ts';

/** The warnings of the eligibility rules; nothing once the entry is withdrawn or the competition is over. */
export function ReceivedRemarks({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('eligibility');
  const isOver = hasEnded(entry.competition, currentTime());
  if (entry.checks.length === 0 || entry.state === 'withdrawn' || isOver) return null;
  return (
    <DashboardCard title={t('title')}>
      <Checklist checks={entry.checks} named={entry.kind !== 'individual'} />
      <p>{t('stays')}</p>
    </DashboardCard>
  );
}
