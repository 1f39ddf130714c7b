import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { ShownSkater, SkaterPage } from '../../../../shared/contract/day/skaterPages.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AsOf } from '../../../layout/AsOf.tsx';
import { PublicContent, PublicSkeleton } from '../../../layout/PublicContent.tsx';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { paths } from '../../../paths.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import { Text } from '../../../ui/Text.tsx';
import { SkaterName, useAccountStars } from '../../day/follow/index.ts';
import { isRunning, useServerTime } from '../../day/live/index.ts';
import { useExpected } from '../mySchedule/index.ts';
import { NextStartTicket } from './NextStartTicket.tsx';
import { CancelledOfSkater, SkaterEvents, SkaterResults } from './SkaterResults.tsx';
import { SkaterStarts } from './SkaterStarts.tsx';
import { furtherStarts } from './startTimes.ts';

/** What the live page does not know changes seldom: names, results, who is scratched. */
const ASK_AGAIN_MILLISECONDS = 60_000;

/** `/competitions/{competitionId}/skaters/{token}`: the day of a family's skater, or of all of them, for whom it has sent the link (decision 0331). */
export function SkaterDayPage() {
  const { t } = useTranslation('skaterPage');
  const { competitionId = '', token = '' } = useParams();
  const page = useQuery({
    ...requestQuery('getSkaterPage', { params: { competitionId, token } }),
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  useAccountStars();
  return (
    <>
      <meta name="robots" content="noindex" />
      {isApiError(page.error, 'NotFound') ? (
        <NoPage competitionId={competitionId} />
      ) : (
        <PublicPage
          query={page}
          failed={t('failed')}
          skeleton={<PublicSkeleton label={t('loading')} heights={['96px', '420px']} />}
        >
          {(shown) => <ShownPage page={shown} competitionId={competitionId} asked={page} />}
        </PublicPage>
      )}
    </>
  );
}

/** Turned off, withdrawn, by initials or never there: the page does not say which. */
function NoPage({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('skaterPage');
  return (
    <>
      <DocumentTitle title={t('none.title')} />
      <StatusPage
        title={t('none.title')}
        text={t('none.text')}
        action={
          <LinkButton tone="primary" to={paths.publicCompetition(competitionId)}>
            {t('none.action')}
          </LinkButton>
        }
      />
    </>
  );
}

interface ShownPageProps {
  readonly page: SkaterPage;
  readonly competitionId: string;
  readonly asked: UseQueryResult;
}

function ShownPage({ page, competitionId, asked }: ShownPageProps) {
  const { t } = useTranslation('skaterPage');
  const { skaters, competition } = page;
  // The running day is asked more often, so that it is the first to miss the network.
  const { live, asked: askedLive } = useExpected({
    competition: { id: competitionId, timeZone: competition.timeZone },
    appointments: skaters.flatMap(({ starts }) => starts),
    duties: [],
  });
  const isOne = skaters.length === 1;
  return (
    <PublicContent
      title={formatList(skaters.map(({ name }) => name))}
      competition={{ ...competition, id: competitionId }}
      actions={
        skaters.some(({ results }) => results.length > 0) ? (
          <LinkButton to={paths.publicResults(competitionId)}>{t('results')}</LinkButton>
        ) : null
      }
    >
      <AsOf queries={live ? [asked, askedLive] : [asked]} timeZone={competition.timeZone} />
      {skaters.map((skater, index) =>
        isOne ? (
          <DayOfSkater key={index} {...{ skater, page, competitionId }} heading="h2" hasWays />
        ) : (
          <Stack key={index} as="section" gap={4} aria-label={skater.name}>
            <h2>{skater.name}</h2>
            <DayOfSkater {...{ skater, page, competitionId }} heading="h3" hasWays={index === 0} />
          </Stack>
        ),
      )}
    </PublicContent>
  );
}

interface DayOfSkaterProps {
  readonly skater: ShownSkater;
  readonly page: SkaterPage;
  readonly competitionId: string;
  readonly heading: 'h2' | 'h3';
  readonly hasWays: boolean;
}

/** The next start of one skater, then the places, then the other starts. */
function DayOfSkater({ skater, page, competitionId, heading: Heading, hasWays }: DayOfSkaterProps) {
  const { t } = useTranslation('skaterPage');
  const { competition } = page;
  const { name, rink, starts, unscheduled, cancelled, results } = skater;
  const hasEvents = starts.length + unscheduled.length > 0;
  const now = useServerTime(competition.timeZone);
  const day = useExpected({
    competition: { id: competitionId, timeZone: competition.timeZone },
    appointments: starts,
    duties: [],
  });
  const timed = starts.map((start) => ({
    start,
    expected: day.expectedOf(start),
    heldUntil: day.heldUntilOf(start),
    hasNoIce: day.hasNoIceOf(start),
    waits: day.waitsOf(start),
    state: day.stateOf(start),
  }));
  const surfaces = new Map(page.surfaces.map(({ id, name: surface }) => [id, surface]));
  return (
    <>
      <CancelledOfSkater events={cancelled} />
      {starts.length === 0 ? (
        hasEvents || cancelled.length === 0 ? (
          <Text soft>{t('notYet')}</Text>
        ) : null
      ) : (
        <NextStartTicket
          {...{ competitionId, competition, skater, starts: timed, now, surfaces, hasWays }}
          isDayOver={day.live && !isRunning(day.live, now)}
          results={results.length}
        />
      )}
      <Row gap={2} align="center">
        <Text as="span" soft size="sm">
          {t('follow')}
        </Text>
        <SkaterName skater={{ name, rink }} />
      </Row>
      <SkaterResults results={results} heading={Heading} />
      <SkaterStarts starts={furtherStarts(timed, results, now)} {...{ now, surfaces }} heading={Heading} />
      {unscheduled.length > 0 ? (
        <Stack as="section" gap={3}>
          <Heading>{t('unscheduled')}</Heading>
          <SkaterEvents events={unscheduled} />
        </Stack>
      ) : null}
    </>
  );
}
