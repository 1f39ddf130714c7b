import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './FlightsScreen.module.css';
import { ChangeList } from './parts/ChangeList.tsx';
import { FlightCard } from './parts/FlightCard.tsx';
import { LoneList } from './parts/LoneList.tsx';
import { NewFlightDrop } from './parts/NewFlightDrop.tsx';
import { SplitFlight } from './parts/SplitFlight.tsx';
import type { FlightsModel } from './useFlightsModel.ts';
import type { FlightsPlace } from './useFlightsPlace.ts';
import { useFlightWords } from './useFlightWords.ts';
import type { EventView, FlightView } from './view/flightsView.ts';

interface EventFlightsProps {
  readonly model: FlightsModel;
  readonly event: EventView;
  readonly place: FlightsPlace;
  readonly onCancelEvent: () => void;
}

/** One event: its flights as cards, to merge, split, move, draw and freeze. */
export function FlightsOfEvent({ model, event, place, onCancelEvent }: EventFlightsProps) {
  const { t } = useTranslation(['flights', 'cancelEvent']);
  const words = useFlightWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [split, setSplit] = useState<FlightView | null>(null);
  const { changes, actions, view, isReadOnly } = model;
  const { flights, rules, isFrozen } = event;
  // The list that held the focus is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const index = view.events.indexOf(event);
  const previous = view.events[index - 1];
  const next = view.events[index + 1];
  const isFixed = isReadOnly || isFrozen;
  const facing = [
    words.crowd(event.crowd, event.programmes),
    t('flights', { count: flights.length, formatted: formatNumber(flights.length) }),
    t('event.rules', { wanted: rules.flight.wanted, most: rules.flight.most }),
    rules.splitBySex && event.crowd === 'skaters' ? t('event.apart') : '',
  ].filter(Boolean);
  return (
    <>
      <Row as="nav" gap={2} align="center" aria-label={t('title')}>
        <LinkButton to={place.toAll()}>{t('event.all')}</LinkButton>
        {previous ? <LinkButton to={place.toEvent(previous.id)}>{t('event.previous')}</LinkButton> : null}
        {next ? <LinkButton to={place.toEvent(next.id)}>{t('event.next')}</LinkButton> : null}
      </Row>
      <Row as="header" gap={3} columnGap={6} align="start" justify="between" className={styles.event}>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {`${event.format} · ${event.level}`} {isFrozen ? <Pill tone="info">{t('frozen')}</Pill> : null}
          </h2>
          <Text soft size="sm">
            {facing.join(' · ')}
          </Text>
          {isFrozen ? (
            <Text soft size="sm">
              {t('freeze.hint')}
            </Text>
          ) : null}
        </div>
        {isReadOnly ? null : (
          <Row gap={2} align="center">
            <Button
              tone={flights.length === 0 ? 'primary' : 'quiet'}
              disabledReason={isFrozen ? t('freeze.reason') : undefined}
              onClick={() => changes.build([event])}
            >
              {t(flights.length === 0 ? 'build.oneFirst' : 'build.one')}
            </Button>
            {flights.length > 0 ? (
              <Button onClick={() => changes.freeze(event)}>
                {t(isFrozen ? 'freeze.unfreeze' : 'freeze.freeze')}
              </Button>
            ) : null}
            <Button onClick={() => window.print()}>{t('print.button')}</Button>
            <Button onClick={onCancelEvent}>{t('cancelEvent:open')}</Button>
            {actions.canUndo ? <Button onClick={actions.undo}>{t('undo')}</Button> : null}
          </Row>
        )}
      </Row>
      <ChangeList model={model} events={[event]} />
      <LoneList model={model} events={[event]} place={place} />
      {isFixed || flights.length === 0 ? null : (
        <Row as="p" gap={2} align="center" wrap={false} soft size="sm" className={styles.hint}>
          <Icon name="grip" small />
          {t('event.hint')}
        </Row>
      )}
      <Stack gap={4} className={styles.cards}>
        {flights.map((flight) => (
          <FlightCard
            key={flight.flight.id}
            model={model}
            event={event}
            view={flight}
            marked={place.marked}
            onSplit={setSplit}
          />
        ))}
        {isFixed || flights.length === 0 ? null : <NewFlightDrop onDrop={changes.separate} />}
      </Stack>
      {split ? (
        <SplitFlight key={split.flight.id} model={model} view={split} onClose={() => setSplit(null)} />
      ) : null}
    </>
  );
}
