import { useQuery } from '@tanstack/react-query';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { openSeatsOfDay } from './openSeats.ts';
import { useFlightPlaces } from './useFlightPlaces.ts';

interface OpenSeatsProps {
  readonly competitionId: string;
  readonly runs: DayRuns;
  /** Of the competition, where a page shows several. */
  readonly name?: string | undefined;
}

/** How often another organiser’s change of judges is looked for. */
const AGAIN_MILLISECONDS = 60_000;
/** Flights that are named. */
const FIRST = 3;

/** Flights to come whose panel lacks somebody, such as a judge who has left. */
export function OpenSeatsNotice({ competitionId, runs, name }: OpenSeatsProps) {
  const { t } = useTranslation('rests');
  const { flightText } = useFlightPlaces(runs);
  const panels = useQuery({
    ...requestQuery('listPanels', { params: { competitionId }, quiet: true }),
    refetchOnMount: 'always',
    refetchInterval: AGAIN_MILLISECONDS,
  });
  const open = panels.data && openSeatsOfDay(panels.data, runs);
  if (!open) return null;
  const { seats, flightIds, areFilledInDraft } = open;
  const named = flightIds.slice(0, FIRST).map(flightText);
  const more = flightIds.length - named.length;
  const flights = formatList(more > 0 ? [...named, t('moreFlights', { count: more })] : named);
  return (
    <Row gap={3} align="center" justify="between" round="panel" background="warn" pad={4} role="status">
      <p>
        {name === undefined ? null : `${name}: `}
        {areFilledInDraft ? (
          <strong>{t('filledInDraft', { flights })}</strong>
        ) : (
          <>
            <strong>{t('openSeats', { count: seats })}</strong> {flights}
          </>
        )}
      </p>
      {areFilledInDraft ? (
        <LinkButton to={paths.publishing(competitionId)}>{t('publishJudges')}</LinkButton>
      ) : (
        <LinkButton to={paths.panels(competitionId)}>{t('fillSeats')}</LinkButton>
      )}
    </Row>
  );
}
