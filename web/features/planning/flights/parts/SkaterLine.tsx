import { Link } from 'react-router-dom';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { type MenuAction, RowMenu } from '../../../../ui/RowMenu.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import type { FlightsModel } from '../useFlightsModel.ts';
import { useFlightWords } from '../useFlightWords.ts';
import type { EventView, FlightView } from '../view/flightsView.ts';
import { hostsFor } from '../view/hosts.ts';
import type { ProgrammeRow } from '../view/programmeRows.ts';
import styles from './SkaterLine.module.css';
import { useHostDetail } from './useHostDetail.ts';

interface SkaterLineProps {
  readonly model: FlightsModel;
  readonly event: EventView;
  readonly view: FlightView;
  readonly row: ProgrammeRow;
  /** In the start order, 0 the first. */
  readonly place: number;
}

/** One programme of a flight, with everything that can be done with it. */
export function SkaterLine({ model, event, view, row, place }: SkaterLineProps) {
  const { t } = useTranslation('flights');
  const { ageOf } = useFlightWords();
  const hostDetail = useHostDetail(model, event);
  const { changes, competitionId, openers, isReadOnly } = model;
  const { flight } = view;
  const name = row.name || t('skater.unknown');
  const stop = event.isFrozen ? t('freeze.reason') : undefined;
  const last = flight.programmes.length - 1;
  const detail = [
    ageOf(row),
    row.sexes.join(', '),
    row.rink,
    row.coach && t('skater.coach', { name: row.coach }),
  ].filter(Boolean);
  const takeOut: MenuAction = {
    id: 'takeOut',
    label: t('skater.takeOut'),
    onAction: () => changes.takeOut(row.id),
  };
  const actions: MenuAction[] = [
    {
      id: 'earlier',
      label: t('skater.earlier'),
      disabledReason: stop ?? (place === 0 ? t('skater.isFirst') : undefined),
      onAction: () => changes.move(row.id, flight.id, place - 1),
    },
    {
      id: 'later',
      label: t('skater.later'),
      disabledReason: stop ?? (place === last ? t('skater.isLast') : undefined),
      onAction: () => changes.move(row.id, flight.id, place + 1),
    },
    ...hostsFor(model.book, event, view, [row.id]).map((host): MenuAction => ({
      id: `move ${host.view.flight.id}`,
      label: t('skater.moveTo', { number: host.view.number }),
      detail: hostDetail(host),
      disabledReason: stop,
      onAction: () => changes.move(row.id, host.view.flight.id, host.view.flight.programmes.length),
    })),
    {
      id: 'own',
      label: t('skater.own'),
      disabledReason: stop ?? (last === 0 ? t('skater.isAlone') : undefined),
      onAction: () => changes.separate(row.id),
    },
  ];
  return (
    <>
      <Text as="span" soft figures className={styles.number} aria-hidden="true">
        {place + 1}
      </Text>
      <Stack as="span" align="start" minContent className={styles.words}>
        {row.entryId === null ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <Link className={styles.name} to={paths.entryRecord(competitionId, row.entryId)}>
            {name}
          </Link>
        )}
        <Text as="span" soft size="xs" breaks>
          {detail.join(' · ')}
        </Text>
        {row.isWithdrawn ? <Pill tone="bad">{t('skater.withdrawn')}</Pill> : null}
        {place === 0 && openers.has(row.id) ? <Pill tone="warn">{t('skater.firstTwice')}</Pill> : null}
      </Stack>
      {isReadOnly ? null : (
        <RowMenu label={t('skater.actions', { name })} actions={row.isWithdrawn ? [takeOut] : actions} />
      )}
    </>
  );
}
