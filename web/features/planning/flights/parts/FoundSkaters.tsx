import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Box } from '../../../../ui/Box.tsx';
import type { FlightsPlace } from '../useFlightsPlace.ts';
import type { FlightsView } from '../view/flightsView.ts';
import type { FoundProgramme } from '../view/searchPeople.ts';
import styles from './LoneList.module.css';

interface FoundSkatersProps {
  readonly found: readonly FoundProgramme[];
  readonly typed: string;
  readonly view: FlightsView;
  readonly place: FlightsPlace;
}

const MOST_SHOWN = 40;

/** The flights of the people that a search finds. */
export function FoundSkaters({ found, typed, view, place }: FoundSkatersProps) {
  const { t } = useTranslation('flights');
  const heading = useId();
  const events = new Map(view.events.map((event) => [event.id, event]));
  if (found.length === 0) {
    return (
      <EmptyState
        drawing="notFound"
        title={t('found.none', { typed })}
        text={t('found.noneText')}
        action={<Button onClick={() => place.find('')}>{t('found.clear')}</Button>}
      />
    );
  }
  const more = found.length - MOST_SHOWN;
  return (
    <Stack as="section" gap={3} className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('found.title')}</h2>
      <Box role="list" as="ul" frame="panel">
        {found.slice(0, MOST_SHOWN).map(({ programmeId, name, members, eventId, flight }) => {
          const event = events.get(eventId);
          const where = flight ? t('flight', { number: flight.number }) : t('found.unassigned');
          return (
            <Stack key={programmeId} as="li" gap={2} columnGap={4} className={styles.lone}>
              <div className={styles.who}>
                <Link className={styles.name} to={place.toEvent(eventId, programmeId)}>
                  {name}
                </Link>
                <Text as="span" soft size="sm">
                  {[members.join(', '), event?.format, event?.level, where].filter(Boolean).join(' · ')}
                </Text>
              </div>
            </Stack>
          );
        })}
      </Box>
      {more > 0 ? (
        <Text soft size="sm">
          {t('found.more', { count: more })}
        </Text>
      ) : null}
    </Stack>
  );
}
