import { useId } from 'react';
import { isUndrawn } from '../../../../../shared/domain/planning/draft/undrawnFlights.ts';
import { formatInstant } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { type MenuAction, RowMenu } from '../../../../ui/RowMenu.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Box } from '../../../../ui/Box.tsx';
import { hostsFor } from '../view/hosts.ts';
import { ruleFact } from '../view/ruleFacts.ts';
import type { EventView, FlightView } from '../view/flightsView.ts';
import type { FlightsModel } from '../useFlightsModel.ts';
import { useFlightWords } from '../useFlightWords.ts';
import { FlightSkaters } from './FlightSkaters.tsx';
import styles from './FlightCard.module.css';
import { useHostDetail } from './useHostDetail.ts';

interface FlightCardProps {
  readonly model: FlightsModel;
  readonly event: EventView;
  readonly view: FlightView;
  /** The programme that a search led to. */
  readonly marked: string | null;
  readonly onSplit: (view: FlightView) => void;
}

/** A flight: its length, place and rules, and its people in start order. */
export function FlightCard({ model, event, view, marked, onSplit }: FlightCardProps) {
  const { t } = useTranslation('flights');
  const words = useFlightWords();
  const heading = useId();
  const { facts, book, changes, findRow, isReadOnly } = model;
  const { flight, number, seconds, broken, lone, walkOns, withdrawn } = view;
  const rows = flight.programmes.map(findRow);
  const place = model.places.get(flight.id);
  const hostDetail = useHostDetail(model, event);
  const facing = [
    words.crowd(event.crowd, rows.length + walkOns.length - withdrawn.length),
    words.ages(rows),
    words.minutes(seconds),
  ].filter(Boolean);
  const stop = event.isFrozen ? t('freeze.reason') : undefined;
  const actions: MenuAction[] = [
    {
      id: 'draw',
      label: t(flight.drawn ? 'draw.again' : 'draw.first'),
      disabledReason: stop,
      onAction: () => changes.drawOne(flight.id),
    },
    {
      id: 'split',
      label: t('split.open'),
      disabledReason: stop ?? (flight.programmes.length < 2 ? t('split.tooFew') : undefined),
      onAction: () => onSplit(view),
    },
    ...hostsFor(book, event, view, flight.programmes).map((host): MenuAction => ({
      id: `merge ${host.view.flight.id}`,
      label: t('merge.with', { number: host.view.number }),
      detail: hostDetail(host),
      disabledReason: stop,
      onAction: () => changes.merge(flight.id, host.view.flight.id),
    })),
  ];
  return (
    <Box
      as="section"
      frame="card"
      pad={4}
      className={styles.card}
      aria-labelledby={heading}
      data-lone={lone ? true : undefined}
    >
      <Row as="header" gap={3} align="start" justify="between" wrap={false} className={styles.head}>
        <div>
          <Text id={heading} as="h3" size="lg" tabIndex={-1}>
            {t('flight', { number })}
          </Text>
          <Text soft size="sm" figures>
            {facing.join(' · ')}
          </Text>
          {place ? (
            <Text soft size="sm" figures>
              {words.place(place, model.surfaceName(place.surfaceId))}
            </Text>
          ) : model.hasBoard ? (
            <Text soft size="sm" figures>
              {t('notPlaced')}
            </Text>
          ) : null}
        </div>
        {isReadOnly ? null : <RowMenu label={t('card.actions', { number })} actions={actions} />}
      </Row>
      {lone || broken.length > 0 ? (
        <Stack role="list" as="ul" gap={1} minContent>
          {lone ? (
            <li>
              <Pill tone={lone.joinable.length > 0 ? 'warn' : 'neutral'}>
                {t(lone.joinable.length > 0 ? 'filter.lone' : 'card.against')}
              </Pill>
            </li>
          ) : null}
          {broken.map(({ rule }) => (
            <Text key={rule} as="li" size="sm" weight="medium" className={styles.rule}>
              {words.ruleText(ruleFact(book, event.id, flight.programmes, rule))}
            </Text>
          ))}
        </Stack>
      ) : null}
      <FlightSkaters model={model} event={event} view={view} rows={rows} marked={marked} />
      {walkOns.length > 0 ? (
        <Text size="sm" breaks>
          {t('card.walkOns', {
            count: walkOns.length,
            names: walkOns.map((id) => findRow(id).name).join(', '),
          })}
        </Text>
      ) : null}
      <Text soft size="xs" breaks className={styles.drawn}>
        {drawnText()}
      </Text>
    </Box>
  );

  function drawnText(): string {
    if (!flight.drawn) return isUndrawn(flight) ? t('card.undrawn') : '';
    const { seed, at, reason, by } = flight.drawn;
    const when = formatInstant(at, facts.competition.timeZone);
    const how =
      seed === null ? t('card.byHand', { at: when }) : t('card.drawn', { at: when, seed: String(seed) });
    return [
      how,
      ...(by === undefined ? [] : [t('card.by', { name: by })]),
      ...(reason === null ? [] : [t('card.reason', { reason })]),
    ].join(' · ');
  }
}
