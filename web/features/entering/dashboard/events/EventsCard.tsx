import { useState } from 'react';
import { formatNumber } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { EVENTS_ID, useEventChoice } from './eventChoice.ts';
import { FormatOfEvents } from './EventFormat.tsx';
import { type DashboardEvent, EVENT_ORDERS, EVENT_SHOWS, eventGroups, fullBarLength } from './eventGroups.ts';
import styles from './EventsCard.module.css';

/** Up to this number all events are shown; longer forms start with their formats. */
const AT_A_GLANCE = 15;

/** Further formats are shown on request. */
const SHOWN = 10;

export function EventsCard({ events }: { readonly events: readonly DashboardEvent[] }) {
  const { t } = useTranslation('dashboard');
  const { order, show, setOrder, setShow } = useEventChoice();
  const [isWhole, setWhole] = useState(false);
  const [opened, setOpened] = useState<boolean | null>(null);
  const groups = eventGroups(events, { order, show });
  const count = groups.reduce((sum, group) => sum + group.events.length, 0);
  const isOpen = opened ?? (show !== 'all' || count <= AT_A_GLANCE);
  const hidden = isWhole ? 0 : groups.length - SHOWN;
  const ofEvents = fullBarLength(events);
  const ofFormats = fullBarLength(groups);
  return (
    <div id={EVENTS_ID} tabIndex={-1} className={styles.place}>
      <DashboardCard
        title={t('events.title')}
        aside={
          <Text as="span" soft size="sm">
            {t('events.count', { count, formatted: formatNumber(count) })}
          </Text>
        }
      >
        <Row gap={3} align="end" className={styles.choices}>
          <Select
            label={t('events.show')}
            value={show}
            onChange={(value) => setShow(EVENT_SHOWS.find((one) => one === value) ?? 'all')}
            options={EVENT_SHOWS.map((value) => ({ value, label: t(`events.shows.${value}`) }))}
          />
          <Select
            label={t('events.order')}
            value={order}
            onChange={(value) => setOrder(EVENT_ORDERS.find((one) => one === value) ?? 'form')}
            options={EVENT_ORDERS.map((value) => ({ value, label: t(`events.orders.${value}`) }))}
          />
          <Button tone="plain" onClick={() => setOpened(!isOpen)}>
            {t(isOpen ? 'events.closeAll' : 'events.openAll')}
          </Button>
        </Row>
        {count === 0 && show !== 'all' ? (
          <Text soft size="sm">
            {t(`events.none.${show}`)}{' '}
            <Button tone="plain" dense onClick={() => setShow('all')}>
              {t('events.showAll')}
            </Button>
          </Text>
        ) : null}
        <Stack minContent>
          {groups.slice(0, isWhole ? undefined : SHOWN).map((group) => (
            <FormatOfEvents
              key={`${group.format} ${show} ${isOpen}`}
              group={group}
              isOpen={isOpen}
              ofFormats={ofFormats}
              ofEvents={ofEvents}
            />
          ))}
          {hidden > 0 ? (
            <span className={styles.more}>
              <Button tone="quiet" dense onClick={() => setWhole(true)}>
                {t('events.allFormats', { count: groups.length })}
              </Button>
            </span>
          ) : null}
        </Stack>
      </DashboardCard>
    </div>
  );
}
