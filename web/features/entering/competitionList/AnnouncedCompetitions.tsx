import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { groupByStatus } from './registrationStatus.ts';
import { CompetitionCard } from './CompetitionCard.tsx';
import { CompetitionGrid } from './CompetitionGrid.tsx';
import { EnterLink } from './EnterLink.tsx';
import { matchingCompetitions } from './place.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useNow } from '../../../ui/now.ts';
import { CompetitionRows } from './CompetitionRows.tsx';
import { LandingSection } from './LandingSection.tsx';

interface AnnouncedCompetitionsProps {
  readonly competitions: readonly Competition[];
  readonly typed: string;
  readonly onShowAll: () => void;
}

/**
 * Competitions grouped by registration status; a card changes group the moment registration opens or
 * closes.
 */
export function AnnouncedCompetitions({ competitions, typed, onShowAll }: AnnouncedCompetitionsProps) {
  const { t } = useTranslation('landing');
  const now = useNow();
  const matching = matchingCompetitions(competitions, typed);
  const { today, open, opensLater, closed } = groupByStatus(matching, new Date(now));
  if (competitions.length > 0 && matching.length === 0) {
    return (
      <EmptyState
        title={t('noMatch.title', { typed })}
        text={t('noMatch.text')}
        action={<Button onClick={onShowAll}>{t('noMatch.all')}</Button>}
      />
    );
  }
  const countries = new Set(open.map(({ rink }) => rink.country)).size;
  const figures = `${t('count', { count: open.length })} ${t('inCountries', { count: countries })}`;
  const nothingListed = opensLater.length + closed.length === 0;
  return (
    <>
      {today.length > 0 ? (
        <LandingSection title={t('today')}>
          <CompetitionRows competitions={today} areOn />
        </LandingSection>
      ) : null}
      <LandingSection title={t('open')} figures={open.length > 0 ? figures : undefined}>
        {open.length > 0 ? (
          <CompetitionGrid>
            {open.map((competition) => (
              <CompetitionCard
                key={competition.id}
                competition={competition}
                heading="h3"
                action={<EnterLink competition={competition} label={t('enter')} />}
              />
            ))}
          </CompetitionGrid>
        ) : (
          <EmptyState title={t('none.title')} text={t(nothingListed ? 'none.textAlone' : 'none.text')} />
        )}
      </LandingSection>
      {opensLater.length > 0 ? (
        <LandingSection title={t('opensLater')}>
          <CompetitionRows competitions={opensLater} />
        </LandingSection>
      ) : null}
      {closed.length > 0 ? (
        <LandingSection title={t('closed')}>
          <CompetitionRows competitions={closed} />
        </LandingSection>
      ) : null}
    </>
  );
}
