import { useId, type ReactNode } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useNow } from '../../../ui/now.ts';
import { CompetitionCard } from './CompetitionCard.tsx';
import { CompetitionGrid } from './CompetitionGrid.tsx';
import { EnterLink } from './EnterLink.tsx';
import styles from './LandingSection.module.css';
import { matchingCompetitions, venueText } from './place.ts';
import { groupByStatus } from './registrationStatus.ts';
import { CompetitionLink } from './CompetitionLink.tsx';
import { RegistrationPill } from './RegistrationPill.tsx';
import { formatDays } from '../../../i18n/formats.ts';
import { Countdown } from '../../../ui/Countdown.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Box } from '../../../ui/Box.tsx';

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

interface LandingSectionProps {
  readonly title: string;
  /** A figure to the right of the heading. */
  readonly figures?: string | undefined;
  readonly children: ReactNode;
}

function LandingSection({ title, figures, children }: LandingSectionProps) {
  const id = useId();
  return (
    <Stack aria-labelledby={id} as="section" gap={4}>
      <Row gap={1} columnGap={4} align="baseline" justify="between">
        <h2 id={id}>{title}</h2>
        {figures ? (
          <Text soft size="sm">
            {figures}
          </Text>
        ) : null}
      </Row>
      {children}
    </Stack>
  );
}

interface CompetitionRowsProps {
  readonly competitions: readonly Competition[];
  /** They are held today, so that entries are no longer the question. */
  readonly areOn?: boolean;
}
/** A compact list for competitions that take no entries now. */
function CompetitionRows({ competitions, areOn = false }: CompetitionRowsProps) {
  const now = useNow();
  return (
    <Box role="list" as="ul" frame="card" className={styles.rows}>
      {competitions.map((competition) => (
        <Stack key={competition.id} as="li" gap={4} className={styles.row} data-accent={competition.accent}>
          <span className={styles.edge} aria-hidden="true" />
          <div>
            <Text as="h3" size="lg">
              <CompetitionLink competition={competition} />
            </Text>
            <Text soft size="sm">
              {formatDays(competition.startDate, competition.endDate)} · {venueText(competition)}
            </Text>
          </div>
          <Row gap={1} columnGap={3} align="center" justify="end" className={styles.standing}>
            {competition.openFrom && Date.parse(competition.openFrom) > now ? (
              <Text as="span" soft size="xs">
                <Countdown until={competition.openFrom} kind="opens" />
              </Text>
            ) : null}
            {areOn ? null : <RegistrationPill competition={competition} now={now} />}
          </Row>
        </Stack>
      ))}
    </Box>
  );
}
