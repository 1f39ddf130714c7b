import type { DayCoachClash, DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { HoldUntil } from './HoldUntil.tsx';
import { SwapFlight } from './SwapFlight.tsx';
import { TroubleList } from './TroubleList.tsx';
import { useFlightPlaces } from './useFlightPlaces.ts';

interface CoachClashesProps {
  readonly runs: DayRuns;
  readonly competitionId: string;
  /** Only an organiser seats judges. */
  readonly isOrganiser: boolean;
}

/** The coaches and judges whom a delay has brought to two places at once, with what can be done about it. */
export function CoachClashes({ runs, competitionId, isOrganiser }: CoachClashesProps) {
  const { t } = useTranslation('rests');
  const { flightOf, flightText } = useFlightPlaces(runs);
  return (
    <TroubleList title={t('clashes')} text={t('clashesText')}>
      {runs.coachClashes.map((clash) => (
        <li key={`${clash.kind} ${clash.fromFlightId} ${clash.toFlightId}`}>
          <p>
            {clashText(clash)} {clash.isPublished ? t('clashInSchedule') : null}
          </p>
          <Row gap={2} align="center">
            <HoldUntil
              runs={runs}
              flight={flightOf(clash.toFlightId)}
              name={flightText(clash.toFlightId)}
              until={clash.readyAt}
              competitionId={competitionId}
            />
            <SwapFlight
              flightId={clash.toFlightId}
              swapWith={clash.swapWith}
              flightText={flightText}
              competitionId={competitionId}
            />
            {isOrganiser && clash.kind !== 'pupils' ? (
              <LinkButton dense to={paths.panels(competitionId)}>
                {t('changeJudges')}
              </LinkButton>
            ) : null}
          </Row>
        </li>
      ))}
    </TroubleList>
  );

  function clashText({ kind, coaches, fromFlightId, toFlightId }: DayCoachClash) {
    const isNamed = coaches.every((name) => name !== '');
    const names = isNamed ? formatList(coaches) : t('coaches', { count: coaches.length });
    const flights = { from: flightText(fromFlightId), to: flightText(toFlightId) };
    return t(`clash.${kind}`, { names, ...flights });
  }
}
