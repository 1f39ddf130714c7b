import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedFlight } from '../../../../../shared/contract/day/results/results.ts';
import { hasNobodyLeft } from '../../../../../shared/domain/day/running/fewCheckedIn.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { formatWeekday } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Segments } from '../../../../ui/Segments.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { OrganiserPage } from '../../../entering/competitionChoice/index.ts';
import { FlightCard } from './FlightCard.tsx';

const REFRESH_MILLISECONDS = 10_000;

/** `/admin/results`: flight by flight what is missing, and the steps of each result. */
export function FlightResultsPage() {
  const { t } = useTranslation('flightResults');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {({ id }) => <FlightResultList key={id} competitionId={id} />}
    </OrganiserPage>
  );
}

/** Flights that somebody has to do something about now. */
const isOpen = ({ state, result, starters }: ListedFlight) =>
  result?.proposal != null ||
  (result?.medalSteps ?? 0) > 0 ||
  (['skating', 'marksIn', 'checked', 'approved', 'posted'].includes(state) &&
    !(state === 'checked' && hasNobodyLeft(starters)));

/** All flights by the clock, or those that wait for somebody. */
function FlightResultList({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('flightResults');
  const [filter, setFilter] = useState<'open' | 'all'>('open');
  // They stay in sight, with their undo.
  const [justAwarded, setJustAwarded] = useState<ReadonlySet<string>>(new Set());
  const list = useQuery({
    ...requestQuery('listFlightResults', { params: { competitionId } }),
    refetchInterval: REFRESH_MILLISECONDS,
  });
  if (list.isPending) return <Spinner />;
  if (list.isError && !list.data) {
    return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  }
  const { flights, events, surfaces, competition } = list.data;
  if (flights.length === 0)
    return <EmptyState drawing="results" title={t('none.title')} text={t('none.text')} />;
  const names = new Map(events.map(({ id, format, level }) => [id, eventLabel(format, level)]));
  const places = new Map(surfaces.map(({ id, name }) => [id, name]));
  const shown =
    filter === 'all' ? flights : flights.filter((flight) => isOpen(flight) || justAwarded.has(flight.id));
  const byDay = Map.groupBy(shown, ({ date }) => date);
  return (
    <Stack gap={4}>
      <Row gap={2} columnGap={4} align="end" justify="between">
        <Segments
          label={t('show')}
          options={(['open', 'all'] as const).map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={filter}
          onChange={(value) => setFilter(value === 'all' ? 'all' : 'open')}
        />
        <LinkButton to={paths.publicResults(competitionId)}>{t('public')}</LinkButton>
      </Row>
      {shown.length === 0 ? <EmptyState title={t('nothing.title')} text={t('nothing.text')} /> : null}
      {[...byDay].map(([date, own]) => (
        <Stack key={date} as="section" gap={4}>
          <h2>{date === '' ? t('lost') : formatWeekday(date)}</h2>
          <Stack role="list" as="ul" gap={3} minContent>
            {own.map((flight) => (
              <FlightCard
                key={flight.id}
                competitionId={competitionId}
                flight={flight}
                event={names.get(flight.eventId) ?? ''}
                surface={places.get(flight.surfaceId) ?? ''}
                timeZone={competition.timeZone}
                isArchived={competition.isArchived}
                onAwarded={() => setJustAwarded((before) => new Set([...before, flight.id]))}
              />
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}
