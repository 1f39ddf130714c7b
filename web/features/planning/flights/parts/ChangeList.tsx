import { useId } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Box } from '../../../../ui/Box.tsx';
import type { FlightsModel } from '../useFlightsModel.ts';
import { useFlightWords } from '../useFlightWords.ts';
import type { EventView } from '../view/flightsView.ts';
import styles from './LoneList.module.css';

interface ChangeListProps {
  readonly model: FlightsModel;
  readonly events: readonly EventView[];
}

/** Entries that changed since their flights were built: who is new, and who withdrew. */
export function ChangeList({ model, events }: ChangeListProps) {
  const { t } = useTranslation('flights');
  const { minutes } = useFlightWords();
  const heading = useId();
  const { findRow, changes, isReadOnly } = model;
  const lines = events
    .filter(({ flights }) => flights.length > 0)
    .flatMap((event) => [
      ...event.unassigned.map(({ id }) => ({ event, id, number: null })),
      ...event.flights.flatMap(({ withdrawn, number }) => withdrawn.map((id) => ({ event, id, number }))),
    ]);
  const lengths = events.flatMap((event) =>
    event.flights.flatMap(({ flight, number, withdrawn, length }) =>
      length && withdrawn.length === 0 ? [{ event, id: flight.id, number, length }] : [],
    ),
  );
  const count = lines.length + lengths.length;
  if (count === 0) return null;
  return (
    <Stack as="section" gap={3} className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{t('changes.title', { count })}</h2>
      <Box role="list" as="ul" frame="panel">
        {lines.map(({ event, id, number }) => {
          const name = findRow(id).name || t('skater.unknown');
          const stop = event.isFrozen && number === null ? t('freeze.reason') : undefined;
          return (
            <Stack key={id} as="li" gap={2} columnGap={4} className={styles.lone}>
              <div className={styles.who}>
                <span className={styles.name}>
                  {name}{' '}
                  <Pill tone={number === null ? 'info' : 'bad'}>
                    {t(number === null ? 'changes.new' : 'skater.withdrawn')}
                  </Pill>
                </span>
                <Text as="span" soft size="sm">
                  {`${event.format} · ${event.level} · `}
                  {number === null ? t('changes.addedText') : t('changes.withdrawnText', { number })}
                </Text>
              </div>
              {isReadOnly ? null : (
                <Button
                  dense
                  disabledReason={stop}
                  aria-label={
                    number === null
                      ? t('changes.takeInNamed', { name })
                      : t('changes.takeOutNamed', { name, number })
                  }
                  onClick={() => (number === null ? changes.takeIn(id) : changes.takeOut(id))}
                >
                  {t(number === null ? 'changes.takeIn' : 'changes.takeOut')}
                </Button>
              )}
            </Stack>
          );
        })}
        {lengths.map(({ event, id, number, length }) => (
          <Stack key={id} as="li" gap={2} columnGap={4} className={styles.lone}>
            <div className={styles.who}>
              <span className={styles.name}>{t('flight', { number })}</span>
              <Text as="span" soft size="sm">
                {`${event.format} · ${event.level} · `}
                {t('changes.length', { block: minutes(length.block), flight: minutes(length.flight) })}
              </Text>
            </div>
            {isReadOnly ? null : (
              <Button dense onClick={() => changes.refit(id)}>
                {t('changes.refit')}
              </Button>
            )}
          </Stack>
        ))}
      </Box>
    </Stack>
  );
}
