import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState, type ReactNode } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { hasEnded } from '../../../../shared/domain/core/registration/hasEnded.ts';
import { competitionPhase } from '../../../../shared/domain/entering/competitions/competitionPhase.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useHashTarget } from '../../../layout/useHashTarget.ts';
import * as paths from '../../../paths/publicPaths.ts';
import { withQuery } from '../../../paths/withQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useNow } from '../../../ui/now.ts';
import { useInWindow } from '../../../ui/useInWindow.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { LiveNow } from '../../day/live/index.ts';
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

/** Running competitions in which a name can be looked for. */
const MOST_RUNNING = 3;

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
  useHashTarget();
  const now = useNow();
  const matching = matchingCompetitions(competitions, typed);
  const onIce = matching.filter((one) => competitionPhase(one, new Date(now)) === 'live');
  const { today, open, opensLater, closed } = groupByStatus(
    matching.filter((one) => !onIce.includes(one)),
    new Date(now),
  );
  const over = closed.filter((one) => one.hasSchedule && hasEnded(one, new Date(now)));
  const ahead = closed.filter((one) => !over.includes(one));
  if (competitions.length > 0 && matching.length === 0) {
    // Who types a name here may look for a skater.
    const running = competitions
      .filter((one) => competitionPhase(one, new Date(now)) === 'live')
      .slice(0, MOST_RUNNING);
    return (
      <PastCompetitions
        over={[]}
        typed={typed}
        none={
          <EmptyState
            drawing="notFound"
            title={t('noMatch.title', { typed })}
            text={t('noMatch.text')}
            action={
              <Stack gap={2}>
                {running.map(({ id, name }) => (
                  <LinkButton
                    key={id}
                    tone="primary"
                    to={withQuery(paths.publicSchedule(id), { name: typed.trim() })}
                  >
                    {t('noMatch.skater', { typed: typed.trim(), name })}
                  </LinkButton>
                ))}
                <Button onClick={onShowAll}>{t('noMatch.all')}</Button>
              </Stack>
            }
          />
        }
      />
    );
  }
  const countries = new Set(open.map(({ rink }) => rink.country)).size;
  const figures = `${t('count', { count: open.length })} ${t('inCountries', { count: countries })}`;
  const nothingListed = opensLater.length + closed.length === 0;
  // Whoever looks for one of the others is not told that nothing is open.
  const isFound = typed.trim() !== '' && matching.length > 0;
  return (
    <>
      {onIce.length > 0 ? (
        <LandingSection title={t('live')}>
          <Suspense fallback={null}>
            <LiveCards competitions={onIce} />
          </Suspense>
        </LandingSection>
      ) : null}
      {today.length > 0 ? (
        <LandingSection title={t('today')}>
          <CompetitionRows competitions={today} areOn />
        </LandingSection>
      ) : null}
      {isFound && open.length === 0 ? null : (
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
            <EmptyState
              drawing="schedule"
              title={t('none.title')}
              text={t(nothingListed ? 'none.textAlone' : 'none.text')}
            />
          )}
        </LandingSection>
      )}
      {opensLater.length > 0 ? (
        <LandingSection title={t('opensLater')}>
          <CompetitionRows competitions={opensLater} />
        </LandingSection>
      ) : null}
      {ahead.length > 0 ? (
        <LandingSection title={t('closed')}>
          <CompetitionRows competitions={ahead} />
        </LandingSection>
      ) : null}
      <PastCompetitions over={over} typed={typed} />
    </>
  );
}

interface LandingSectionProps {
  readonly title: string;
  /** A figure to the right of the heading. */
  readonly figures?: string | undefined;
  /** By which an address leads to it. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

function LandingSection({ title, figures, anchor, children }: LandingSectionProps) {
  const id = useId();
  return (
    <Stack id={anchor} aria-labelledby={id} as="section" gap={4}>
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

/** Competitions on whose day a schedule says what is on the ice, in their colours. */
function LiveCards({ competitions }: { readonly competitions: readonly Competition[] }) {
  const { t } = useTranslation('landing');
  return (
    <Stack role="list" as="ul" gap={4} className={styles.onIce}>
      {competitions.map((competition) => (
        <Stack key={competition.id} as="li" gap={4} frame="card" pad={5} data-accent={competition.accent}>
          <div>
            <Text as="h3" size="lg">
              <CompetitionLink competition={competition} />
            </Text>
            <Text soft size="sm">
              {venueText(competition)}
            </Text>
          </div>
          <div className={styles.now}>
            <LiveNow competitionId={competition.id} />
          </div>
          <Row gap={2}>
            <LinkButton tone="primary" dense to={paths.live(competition.id)}>
              {t('toLive')}
            </LinkButton>
            <LinkButton dense to={paths.publicSchedule(competition.id)}>
              {t('toSchedule')}
            </LinkButton>
            <LinkButton dense to={paths.publicResults(competition.id)}>
              {t('toResults')}
            </LinkButton>
          </Row>
        </Stack>
      ))}
    </Stack>
  );
}

/** The menu's link leads to it, also before the archived ones are asked for. */
const RESULTS = 'results';
/** Past competitions shown without a search. */
const SHOWN = 10;

interface PastCompetitionsProps {
  readonly over: readonly Competition[];
  readonly typed: string;
  /** In their place, once it is known that there are none. */
  readonly none?: ReactNode;
}

/** The last competitions with their results; archived ones when somebody searches or asks for them. */
function PastCompetitions({ over, typed, none = null }: PastCompetitionsProps) {
  const { t } = useTranslation('landing');
  const [isAll, setIsAll] = useState(false);
  const [place, wasInWindow] = useInWindow<HTMLDivElement>();
  const isWanted = isAll || typed.trim() !== '';
  const archived = useQuery({
    ...requestQuery('listCompetitions', { query: { state: 'archived' } }),
    enabled: isWanted || (over.length === 0 && wasInWindow),
  });
  const earlier = matchingCompetitions(archived.data ?? [], typed).filter(({ hasSchedule }) => hasSchedule);
  const past = [...over, ...earlier].toSorted((one, other) => other.endDate.localeCompare(one.endDate));
  const isAllShown = isWanted || (archived.isSuccess && past.length <= SHOWN);
  if (past.length === 0 && !wasInWindow && !isWanted) return <div ref={place} id={RESULTS} />;
  if (past.length === 0) return archived.isLoading ? null : none;
  return (
    <LandingSection title={t('results')} anchor={RESULTS}>
      <CompetitionRows competitions={isWanted ? past : past.slice(0, SHOWN)} areOver />
      {isAllShown ? null : (
        <Row>
          <Button onClick={() => setIsAll(true)}>{t('earlier')}</Button>
        </Row>
      )}
    </LandingSection>
  );
}

interface CompetitionRowsProps {
  readonly competitions: readonly Competition[];
  /** They are held today, so that entries are no longer the question. */
  readonly areOn?: boolean;
  /** They are over, so that their results are the question. */
  readonly areOver?: boolean;
}
/** A compact list for competitions that take no entries now. */
function CompetitionRows({ competitions, areOn = false, areOver = false }: CompetitionRowsProps) {
  const { t } = useTranslation('landing');
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
                <Countdown until={competition.openFrom} kind="opens" timeZone={competition.timeZone} />
              </Text>
            ) : null}
            {areOver ? (
              <LinkButton dense to={paths.publicResults(competition.id)}>
                {t('toResults')}
              </LinkButton>
            ) : null}
            {areOn || areOver ? null : <RegistrationPill competition={competition} now={now} isForFamilies />}
            {!areOn && !areOver && competition.hasSchedule ? (
              <LinkButton dense to={paths.publicSchedule(competition.id)}>
                {t('toSchedule')}
              </LinkButton>
            ) : null}
          </Row>
        </Stack>
      ))}
    </Box>
  );
}
