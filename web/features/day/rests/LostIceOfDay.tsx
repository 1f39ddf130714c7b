import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';

interface LostIceOfDayProps {
  readonly runs: DayRuns;
  readonly competitionId: string;
  /** Only an organiser moves flights. */
  readonly isOrganiser: boolean;
}

/** Hours in which flights have no ice, until they have other ice, with the way to it. */
export function LostIceOfDay({ runs, competitionId, isOrganiser }: LostIceOfDayProps) {
  const { t } = useTranslation('rests');
  return runs.lostIce.map(({ surfaceId, from, until, flightIds }) => (
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
      <strong>
        {t('noIce', {
          surface: runs.surfaces.find(({ id }) => id === surfaceId)?.name ?? '',
          from,
          until,
          flights: t('flights', { count: flightIds.length }),
        })}
      </strong>
      {isOrganiser ? <LinkButton to={paths.late(competitionId)}>{t('findIce')}</LinkButton> : null}
    </Row>
  ));
}
