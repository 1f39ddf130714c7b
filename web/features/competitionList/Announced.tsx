import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { byStanding } from './standing.ts';
import { CompetitionCard } from './CompetitionCard.tsx';
import { CompetitionGrid } from './CompetitionGrid.tsx';
import { EnterLink } from './EnterLink.tsx';
import { matchingCompetitions } from './place.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useNow } from '../../ui/now.ts';
import { CompetitionRows } from './CompetitionRows.tsx';
import { Section } from './Section.tsx';

interface AnnouncedProps {
  readonly competitions: readonly Competition[];
  readonly typed: string;
  readonly onShowAll: () => void;
}

/** All competitions by where their registration stands; a card moves on the second it opens or closes. */
export function Announced({ competitions, typed, onShowAll }: AnnouncedProps) {
  const { t } = useTranslation('landing');
  const now = useNow();
  const matching = matchingCompetitions(competitions, typed);
  const { open, opensLater, closed } = byStanding(matching, new Date(now));
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
      <Section title={t('open')} figures={open.length > 0 ? figures : undefined}>
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
      </Section>
      {opensLater.length > 0 ? (
        <Section title={t('opensLater')}>
          <CompetitionRows competitions={opensLater} />
        </Section>
      ) : null}
      {closed.length > 0 ? (
        <Section title={t('closed')}>
          <CompetitionRows competitions={closed} />
        </Section>
      ) : null}
    </>
  );
}
