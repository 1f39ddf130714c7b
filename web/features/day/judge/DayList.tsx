import { formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { CheckList } from './CheckList.tsx';
import { FlightCard } from './FlightCard.tsx';
import { orderFlights, type FlightOrder, type MySheet } from './flightOrder.ts';
import styles from './Judge.module.css';
import type { JudgingDay } from './store/judgingServer.ts';
import type { JudgingSnapshot } from './store/JudgingStore.ts';
import type { Judging } from './store/openJudging.ts';
import { OpenCodeLink, SyncLine } from './SyncLine.tsx';

interface DayListProps {
  readonly competitionId: string;
  readonly judging: Judging;
  readonly snapshot: JudgingSnapshot;
  readonly day: JudgingDay;
}

/** Own flights of a day: what is on, what follows, what is handed in. */
export function DayList({ competitionId, judging, snapshot, day }: DayListProps) {
  const { t } = useTranslation('judge');
  const order = orderFlights(competitionId, day.flights, snapshot.sheets);
  const all = [...order.toConfirm, ...order.now, ...order.left, ...order.next, ...order.done];
  const ready = all.filter(({ key }) => snapshot.sheets.has(key)).length;
  return (
    <Stack gap={6} className={styles.page}>
      <Stack as="header" gap={1} minContent>
        <h1>{t('title')}</h1>
        <Text soft size="sm">
          {day.competition.name}
        </Text>
      </Stack>
      <SyncLine snapshot={snapshot} onSend={judging.tryNow} />
      {[...Map.groupBy(day.passed ?? [], ({ name }) => name)].map(([name, { length }]) => (
        <Stack key={name} gap={2} background="warn" round="control" pad={3} size="sm" align="start">
          <strong>{t('passed.title', { name })}</strong>
          <p>{t('passed.flights', { count: length, name })}</p>
          <OpenCodeLink />
        </Stack>
      ))}
      {day.days.length > 1 ? (
        <Row role="group" aria-label={t('days')} gap={2}>
          {day.days.map((date) => (
            <button
              key={date}
              type="button"
              className={styles.day}
              aria-pressed={date === day.date}
              onClick={() => void judging.store.refresh(date)}
            >
              {formatWeekday(date)}
            </button>
          ))}
        </Row>
      ) : null}
      {all.length === 0 ? <EmptyState title={t('none.title')} text={t('none.text')} /> : null}
      <Section name="toConfirm" own={order.toConfirm} competitionId={competitionId} />
      <Section name="now" own={order.now} competitionId={competitionId} />
      <Section name="left" own={order.left} competitionId={competitionId} />
      <Section name="next" own={order.next} competitionId={competitionId} />
      <Section name="done" own={order.done} competitionId={competitionId} />
      <CheckList ready={ready} all={all.length} />
    </Stack>
  );
}

interface SectionProps {
  readonly name: keyof FlightOrder;
  readonly own: readonly MySheet[];
  readonly competitionId: string;
}

function Section({ name, own, competitionId }: SectionProps) {
  const { t } = useTranslation('judge');
  if (own.length === 0) return null;
  return (
    <Stack aria-label={t(`lists.${name}`)} as="section" gap={3} className={styles.section}>
      <h2>{t(`lists.${name}`)}</h2>
      <Stack role="list" as="ul" gap={3}>
        {own.map((sheet) => (
          <FlightCard key={sheet.key} sheet={sheet} competitionId={competitionId} isNow={name === 'now'} />
        ))}
      </Stack>
    </Stack>
  );
}
