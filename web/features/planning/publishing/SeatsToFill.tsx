import type { ReactNode } from 'react';
import type { ScheduleDifference } from '../../../../shared/contract/planning/scheduleDifference.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useFlightText } from './useFlightText.ts';

interface SeatsToFillProps {
  readonly competitionId: string;
  readonly difference: ScheduleDifference;
  /** Where they are published with open seats: the organiser’s word for it. */
  readonly children?: ReactNode;
}

/** More are a number. */
const MOST_LISTED = 6;

/** The seats that the next version takes judges from, and where they are filled. */
export function SeatsToFill({ competitionId, difference, children }: SeatsToFillProps) {
  const { t } = useTranslation('publishing');
  const flightText = useFlightText(difference);
  const { seats: count, flightIds, judges } = difference.openedSeats;
  const placed = (id: string) => difference.flights.filter((flight) => flight.id === id).map(flightText);
  // They come by start; those of the difference by event.
  const listed = flightIds.slice(0, MOST_LISTED);
  const sitting = judges.slice(0, MOST_LISTED);
  const more = flightIds.length - listed.length;
  const moreJudges = judges.length - sitting.length;
  return (
    <Stack
      as="section"
      gap={3}
      minContent
      round="control"
      background="warn"
      pad={4}
      aria-label={t('openedSeats.title', { count })}
    >
      <h3>{t('openedSeats.title', { count })}</h3>
      <p>{t('openedSeats.text')}</p>
      <Stack role="list" as="ul" gap={1} minContent>
        {listed.map((id) => (
          <li key={id}>{placed(id)}</li>
        ))}
        {more > 0 ? <li>{t('undrawn.more', { count: more })}</li> : null}
        {sitting.map(({ name, rule, flightId }) => (
          <li key={`${name} ${flightId}`}>
            {t('openedSeats.judge', {
              flight: placed(flightId).join(''),
              name: name === '' ? t('moves.unnamed') : name,
              why: t(`openedSeats.rules.${rule}`),
            })}
          </li>
        ))}
        {moreJudges > 0 ? <li>{t('openedSeats.more', { count: moreJudges })}</li> : null}
      </Stack>
      <div>
        <LinkButton to={paths.panels(competitionId)}>{t('openedSeats.fill')}</LinkButton>
      </div>
      {children}
    </Stack>
  );
}
