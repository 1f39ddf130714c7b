import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { skatesToday } from '../../../../../shared/domain/core/competitions/skatesToday.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { usePresent } from '../../../../ui/now.ts';

/** On the day of the competition the way to its times, before all else of the entry. */
export function SkatingToday({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const { state, competition, competitionId } = entry;
  const isToday = usePresent((now) => skatesToday(competition, now));
  if (!isToday || state === 'withdrawn') return null;
  return (
    <DashboardCard title={t('today.title')}>
      <div>
        <LinkButton tone="primary" to={paths.myDay(competitionId)}>
          {t('today.myDay')}
        </LinkButton>
      </div>
    </DashboardCard>
  );
}
