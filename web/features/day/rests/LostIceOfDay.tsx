import type { ReactNode } from 'react';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';

interface LostIceOfDayProps {
  readonly runs: DayRuns;
  readonly competitionId: string;
  /** Only an organiser moves flights. */
  readonly isOrganiser: boolean;
  /** Gives lost hours back. */
  readonly iceBack?: ((hours: LostHoursOfDay) => ReactNode) | undefined;
}

export type LostHoursOfDay = Pick<DayRuns['lostIce'][number], 'surfaceId' | 'from' | 'until'>;

/** Hours in which flights have no ice, until they have other ice, with the way to it; then as long as they are on. */
export function LostIceOfDay({ runs, competitionId, isOrganiser, iceBack }: LostIceOfDayProps) {
  const { t } = useTranslation('rests');
  return runs.lostIce.map(({ surfaceId, from, until, flightIds }) => (
    <Row
      key={`${surfaceId} ${from}`}
      gap={3}
      align="center"
      justify="between"
      round="panel"
      background={flightIds.length > 0 ? 'bad' : 'warn'}
      pad={4}
      role={flightIds.length > 0 ? 'alert' : 'status'}
    >
      <Stack gap={1} minContent>
        <strong>
          {t(flightIds.length > 0 ? 'noIce' : 'noIceNow', {
            surface: runs.surfaces.find(({ id }) => id === surfaceId)?.name ?? '',
            from: formatTime(from),
            until: formatTime(until),
            flights: t('flights', { count: flightIds.length }),
          })}
        </strong>
        {isSkatedAfter(runs, { surfaceId, until }) ? (
          <p>{t('freshAt', { time: formatTime(until) })}</p>
        ) : null}
      </Stack>
      {isOrganiser ? (
        <Row gap={2}>
          {flightIds.length > 0 ? (
            <LinkButton to={paths.late(competitionId)}>{t('findIce')}</LinkButton>
          ) : null}
          {iceBack?.({ surfaceId, from, until })}
        </Row>
      ) : null}
    </Row>
  ));
}

/** Whether a flight to come counts on the ice after hours without it: the schedule has it fresh then. */
const isSkatedAfter = ({ runs }: DayRuns, { surfaceId, until }: Omit<LostHoursOfDay, 'from'>): boolean =>
  runs
    .filter((run) => run.surfaceId === surfaceId)
    .some(({ flights }) =>
      flights.some(({ state, start, expected }) => state === 'toCome' && (expected ?? start) >= until),
    );
