import { useQuery } from '@tanstack/react-query';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import { isRehearsal } from '../../../../shared/domain/core/competitions/rehearsalId.ts';
import { timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { idleIce } from '../../../../shared/domain/day/running/idleIce.ts';
import { overdueFlights } from '../../../../shared/domain/day/running/overdueFlights.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatList, formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { ResultTasks } from '../corrections/index.ts';
import { soon } from '../live/index.ts';
import { OpenSeatsNotice } from './OpenSeatsNotice.tsx';
import { RefundsDue } from './RefundsDue.tsx';
import { useFlightPlaces } from './useFlightPlaces.ts';
import { venueSecondsNow } from './venueDay.ts';

interface TroublesTodayProps {
  readonly competitionId: string;
  readonly name?: string | undefined;
}

/** What is wrong with the day of a competition that skates today, on a page with nothing else of its day. */
export function TroublesToday({ competitionId, name }: TroublesTodayProps) {
  const runs = useQuery({
    ...requestQuery('listRuns', { params: { competitionId }, query: {}, quiet: true }),
    retry: false,
    refetchInterval: () => soon(),
  });
  if (!runs.data) return null;
  return (
    <>
      <RunTroubles competitionId={competitionId} name={name} runs={runs.data} />
      <OpenSeatsNotice competitionId={competitionId} runs={runs.data} name={name} />
      <ResultTasks competitionId={competitionId} name={name} />
      {runs.data.cancelledEvents.length > 0 && !isRehearsal(competitionId) ? (
        <RefundsDue competitionId={competitionId} name={name} />
      ) : null}
    </>
  );
}

interface Trouble {
  readonly key: string;
  readonly title: string;
  readonly text?: string;
  readonly isBad?: boolean;
  readonly link: { readonly to: string; readonly text: string };
}

/** Ice that is lost or idle, and people who are due in two places or get too little rest. */
function RunTroubles({ competitionId, name, runs }: TroublesTodayProps & { readonly runs: DayRuns }) {
  const { t } = useTranslation('rests');
  const { flightText } = useFlightPlaces(runs);
  const surfaceName = (surfaceId: string) => runs.surfaces.find(({ id }) => id === surfaceId)?.name ?? '';
  const toNow = { to: paths.nowAndNext(competitionId), text: t('openNow') };
  const lost = runs.lostIce
    .filter(({ flightIds }) => flightIds.length > 0)
    .map(({ surfaceId, from, until, flightIds }): Trouble => {
      const hours = { surface: surfaceName(surfaceId), from: formatTime(from), until: formatTime(until) };
      return {
        key: `lost ${surfaceId} ${from}`,
        title: t('noIce', { ...hours, flights: t('flights', { count: flightIds.length }) }),
        isBad: true,
        link: { to: paths.late(competitionId), text: t('findIce') },
      };
    });
  const now = venueSecondsNow(dayOf(runs));
  const isRehearsed = isRehearsal(competitionId);
  const overdue = (isRehearsed ? [] : overdueFlights(runs, now)).map(
    ({ surfaceId, flight, minutesOnIce, minutesPlanned }): Trouble => ({
      key: `overdue ${surfaceId}`,
      title: t('overdue', { surface: surfaceName(surfaceId), flight: flightText(flight.id) }),
      text: t('overdueText', { count: minutesOnIce, scheduled: minutesPlanned }),
      link: toNow,
    }),
  );
  const idle = (isRehearsed ? [] : idleIce(runs, now)).map(
    ({ surfaceId, next, since, minutes }): Trouble => ({
      key: `idle ${surfaceId}`,
      title: t('idle', { surface: surfaceName(surfaceId), count: minutes }),
      text: t('idleText', { flight: flightText(next.id), time: formatTime(timeOfSeconds(since)) }),
      link: toNow,
    }),
  );
  const { coachClashes, shortRests } = runs;
  const coaches = [...new Set(coachClashes.flatMap((clash) => clash.coaches))];
  const skaters = [...new Set(shortRests.flatMap(({ people }) => people.map((person) => person.name)))];
  const people = [
    { key: 'clashes', title: t('clashes'), names: coaches },
    { key: 'rests', title: t('rests'), names: skaters },
  ].flatMap(({ key, title, names }): Trouble[] =>
    names.length > 0 ? [{ key, title: `${title}:`, text: `${formatList(names)}.`, link: toNow }] : [],
  );
  return [...lost, ...overdue, ...idle, ...people].map(({ key, title, text, isBad = false, link }) => (
    <Row
      key={key}
      gap={3}
      align="center"
      justify="between"
      round="panel"
      background={isBad ? 'bad' : 'warn'}
      pad={4}
      role={isBad ? 'alert' : 'status'}
    >
      <p>
        {name === undefined ? null : `${name}: `}
        <strong>{title}</strong> {text}
      </p>
      <LinkButton to={link.to}>{link.text}</LinkButton>
    </Row>
  ));
}

const dayOf = ({ date, competition }: DayRuns) => ({ date, timeZone: competition.timeZone });
