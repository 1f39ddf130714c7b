import { useQuery } from '@tanstack/react-query';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { windowState } from '../../../../../shared/domain/entering/entries/changes/correctionWindow.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { usePresent } from '../../../../ui/now.ts';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { ENTRY_PAGES } from '../../entries/index.ts';
import { EditAnnouncements } from './EditAnnouncements.tsx';
import styles from './OpenPoints.module.css';

/** While the organiser’s correction window is open: the entry’s flights, without times, and where to mend its names. */
export function CorrectionCheck({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const { id, kind, state, competitionId, competition, events, announced = [] } = entry;
  const { correctionWindow, timeZone } = competition;
  const stage = usePresent((now) => windowState(correctionWindow, timeZone, now));
  const isOpen = stage === 'open' && state !== 'withdrawn';
  const { data } = useQuery({
    ...requestQuery('listMyFlights', { params: { competitionId } }),
    enabled: isOpen,
  });
  if (!isOpen || !correctionWindow) return null;
  const flights = new Map(
    data?.flights.flatMap((flight) => (flight.entryId === id ? [[flight.eventId, flight] as const] : [])),
  );
  return (
    <DashboardCard title={t(`check.title.${kind}`)}>
      <p>{t('check.text', { day: formatDay(correctionWindow.lastDay) })}</p>
      <Stack role="list" as="ul" minContent>
        {events.map(({ id: eventId, format, level }) => {
          const flight = flights.get(eventId);
          return (
            <li key={eventId} className={styles.point}>
              <span>{eventLabel(format, level)}</span>
              {data ? (
                <span>
                  {flight
                    ? t('check.flight', { number: flight.number, of: flight.of, count: flight.size })
                    : t('check.noFlight')}
                </span>
              ) : null}
            </li>
          );
        })}
      </Stack>
      {flights.size > 0 ? <p>{t('check.numbers')}</p> : null}
      <Row gap={2}>
        <LinkButton to={ENTRY_PAGES[kind](undefined, id)}>{t('check.names')}</LinkButton>
        {announced.length > 0 ? <EditAnnouncements entry={entry} /> : null}
      </Row>
    </DashboardCard>
  );
}
