import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { registrationState } from '../../../../shared/domain/core/registration/registration.ts';
import { currentTime } from '../../../clock.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { paths } from '../../../paths.ts';
import { CopyLink } from '../../../ui/CopyLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { DashboardLinks } from './dashboardLinks.ts';

interface NoEntriesYetProps {
  readonly competition: Competition;
  readonly addresses: DashboardLinks;
}

/** Before the first entry: how to reach families. */
export function NoEntriesYet({ competition, addresses }: NoEntriesYetProps) {
  const { t } = useTranslation('dashboard');
  const status = registrationState(competition, currentTime());
  const { openFrom, openUntil, timeZone } = competition;
  const page = paths.publicCompetition(competition.id);
  const share = (
    <>
      <CopyLink path={page} label={t('nobody.copy')} tone="primary" />
      <LinkButton to={page}>{t('nobody.see')}</LinkButton>
    </>
  );
  const actions = {
    open: share,
    opensLater: share,
    closed: <LinkButton to={addresses.detail}>{t('nobody.detail')}</LinkButton>,
    archived: null,
  };
  return (
    <EmptyState
      title={t('nobody.title')}
      text={t(`nobody.${status}`, { when: formatInstant(openFrom ?? openUntil, timeZone) })}
      action={actions[status]}
    />
  );
}
