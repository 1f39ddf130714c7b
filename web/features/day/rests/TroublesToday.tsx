import { useQuery } from '@tanstack/react-query';
import { requestQuery } from '../../../api/queries.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { ResultTasks } from '../corrections/index.ts';
import { soon } from '../live/index.ts';
import { OpenSeatsNotice } from './OpenSeatsNotice.tsx';

interface TroublesTodayProps {
  readonly competitionId: string;
  readonly name?: string | undefined;
}

/** The open seats, the flights without ice and the corrected results of a competition that skates today, on a page with nothing else of its day. */
export function TroublesToday({ competitionId, name }: TroublesTodayProps) {
  const { t } = useTranslation('rests');
  const runs = useQuery({
    ...requestQuery('listRuns', { params: { competitionId }, query: {}, quiet: true }),
    retry: false,
    refetchInterval: () => soon(),
  });
  if (!runs.data) return null;
  const lostIce = runs.data.lostIce.filter(({ flightIds }) => flightIds.length > 0);
  return (
    <>
      {lostIce.map(({ surfaceId, from, until, flightIds }) => (
        <Row
          key={`${surfaceId} ${from}`}
          gap={3}
          align="center"
          justify="between"
          round="panel"
          background="bad"
          pad={4}
          role="alert"
        >
          <p>
            {name === undefined ? null : `${name}: `}
            <strong>
              {t('noIce', {
                surface: runs.data.surfaces.find(({ id }) => id === surfaceId)?.name ?? '',
                from: formatTime(from),
                until: formatTime(until),
                flights: t('flights', { count: flightIds.length }),
              })}
            </strong>
          </p>
          <LinkButton to={paths.late(competitionId)}>{t('findIce')}</LinkButton>
        </Row>
      ))}
      <OpenSeatsNotice competitionId={competitionId} runs={runs.data} name={name} clock={formatTime} />
      <ResultTasks competitionId={competitionId} name={name} />
    </>
  );
}
