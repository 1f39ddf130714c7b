import { useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { savingJoins } from '../../../../../shared/domain/planning/flights/savingJoins.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Box } from '../../../../ui/Box.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { useDuration } from '../../ice/index.ts';
import type { FlightsModel } from '../useFlightsModel.ts';
import type { FlightsPlace } from '../useFlightsPlace.ts';
import { useFlightWords } from '../useFlightWords.ts';
import { flightsOf } from '../view/draftFlights.ts';
import { ruleFact } from '../view/ruleFacts.ts';
import styles from './LoneList.module.css';

interface IceJoinsProps {
  readonly model: FlightsModel;
  readonly place: FlightsPlace;
}

/** More would push the flights themselves out of sight. */
const SHOWN = 5;

/** Where ice is lacking: flights that need less of it as one, with their ages and the rule that this stretches. */
export function IceJoins({ model, place }: IceJoinsProps) {
  const { t } = useTranslation('flights');
  const words = useFlightWords();
  const duration = useDuration();
  const heading = useId();
  const [isWhole, setIsWhole] = useState(false);
  const { facts, draft, view, book, findRow, changes } = model;
  const { lackingSeconds, joins } = useMemo(() => {
    const frozen = draft.events.filter(({ isFrozen }) => isFrozen).map(({ eventId }) => eventId);
    return savingJoins(facts.problem, flightsOf(draft), new Set(frozen));
  }, [facts.problem, draft]);
  if (joins.length === 0) return null;
  const events = new Map(view.events.map((event) => [event.id, event]));
  const saved = joins.reduce((total, { seconds }) => total + seconds, 0);
  return (
    <Stack as="section" gap={3} className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('iceJoins.title')}</h2>
      <Text soft size="sm">
        {t('iceJoins.text', { lacking: duration(lackingSeconds), saved: duration(saved) })}
      </Text>
      <Box role="list" as="ul" frame="panel">
        {(isWhole ? joins : joins.slice(0, SHOWN)).map(({ eventId, flightId, otherId, seconds, broken }) => {
          const event = events.get(eventId);
          const pair = [flightId, otherId].flatMap(
            (id) => event?.flights.find(({ flight }) => flight.id === id) ?? [],
          );
          const [one, other] = pair;
          if (!event || !one || !other) return null;
          const programmes = [...one.flight.programmes, ...other.flight.programmes];
          const rules = broken.map(({ rule }) => words.ruleText(ruleFact(book, eventId, programmes, rule)));
          const name = t('iceJoins.pair', {
            event: `${event.format} · ${event.level}`,
            one: one.number,
            other: other.number,
          });
          const minutes = words.minutes(seconds);
          return (
            <Stack key={flightId} as="li" gap={2} columnGap={4} className={styles.lone}>
              <div className={styles.who}>
                <Link className={styles.name} to={place.toEvent(eventId, one.flight.programmes[0])}>
                  {name}
                </Link>
                <Text as="span" soft size="sm">
                  {[
                    ...pair.map(({ flight }) => words.ages(flight.programmes.map(findRow))),
                    ...(rules.length > 0 ? rules : [t('iceJoins.withinRules')]),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </div>
              {model.isReadOnly ? null : (
                <Button
                  dense
                  aria-label={t('iceJoins.joinNamed', { minutes, pair: name })}
                  onClick={() => changes.merge(flightId, otherId)}
                >
                  {t('iceJoins.join', { minutes })}
                </Button>
              )}
            </Stack>
          );
        })}
      </Box>
      {joins.length > SHOWN && !isWhole ? (
        <div>
          <Button dense onClick={() => setIsWhole(true)}>
            {t('iceJoins.all', { count: joins.length })}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}
