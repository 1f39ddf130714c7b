import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { cancelledEventsOf } from '../../../../shared/domain/entering/entries/changes/leftEvents.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatDays, formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { isOrganiser } from '../../../session/access.ts';
import { useUser } from '../../../session/useSession.ts';
import type { Crumb } from '../../../ui/Breadcrumbs.tsx';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { WaiverPanel } from '../consent/index.ts';
import { EntryPill, PaymentPill, Fact, useAnswerText, clock } from '../entries/index.ts';
import { JustEntered } from '../entryHandover/index.ts';
import { Contacts } from './Contacts.tsx';
import { EligibilityPanel } from './EligibilityPanel.tsx';
import { EntryHistory } from './EntryHistory.tsx';
import styles from './EntryRecord.module.css';
import { EntryRecordActions } from './EntryRecordActions.tsx';
import { MailsPanel } from './MailsPanel.tsx';
import { MoneyPanel } from './MoneyPanel.tsx';
import { PeoplePanel } from './PeoplePanel.tsx';

interface EntryRecordViewProps {
  readonly record: EntryRecord;
  readonly competition: Competition;
  readonly crumbs: readonly Crumb[];
}

export function EntryRecordView({ record, competition, crumbs }: EntryRecordViewProps) {
  const { t } = useTranslation(['entryRecord', 'entryStates']);
  const isReader = !isOrganiser(useUser().role);
  const { name, startDate, endDate, accent } = competition;
  return (
    <Page
      title={record.name}
      subtitle={
        <Row as="span" gap={1} columnGap={2} align="center">
          {t(`kinds.${record.kind}`)} · {name}, {formatDays(startDate, endDate)}
          <Row as="span" gap={1} columnGap={2} align="center">
            <EntryPill {...record} />
            <PaymentPill state={record.paymentState} balance={record.balance} />
            {record.labels.map((label) => (
              <Pill key={label} tone="neutral">
                {label}
              </Pill>
            ))}
          </Row>
        </Row>
      }
      crumbs={crumbs}
    >
      <Stack gap={5} minContent data-accent={accent}>
        <JustEntered record={record} />
        {isReader ? null : <EntryRecordActions record={record} competition={competition} />}
        <Stack gap={5} className={styles.columns}>
          <div className={styles.money}>
            <MoneyPanel record={record} competition={competition} />
          </div>
          <Stack gap={5} className={styles.main}>
            <EventsPanel record={record} />
            <EligibilityPanel record={record} competition={competition} />
            <PeoplePanel record={record} />
            <WaiverPanel record={record} competition={competition} />
            <Answers record={record} />
          </Stack>
          <Stack gap={5}>
            <Contacts record={record} competition={competition} />
            {isReader ? null : <MailsPanel entryId={record.id} competition={competition} />}
          </Stack>
        </Stack>
        <EntryHistory record={record} competition={competition} />
      </Stack>
    </Page>
  );
}

function Answers({ record }: { readonly record: EntryRecord }) {
  const { t } = useTranslation('entryRecord');
  const answerText = useAnswerText();
  if (record.answers.length === 0) return null;
  return (
    <DashboardCard title={t('answers.title')}>
      <dl>
        {record.answers.map(({ question, asked, answer }) => (
          <Fact key={question} term={asked}>
            {answerText(answer)}
          </Fact>
        ))}
      </dl>
    </DashboardCard>
  );
}

/** The entry's events with place or waitlist position, duration and price. */
function EventsPanel({ record }: { readonly record: EntryRecord }) {
  const { t } = useTranslation(['entryRecord', 'entryStates']);
  const { currency } = record;
  const cancelled = cancelledEventsOf(record);
  const events = record.events.filter(({ id }) => cancelled.every((one) => one.id !== id));
  return (
    <DashboardCard title={t('events.title')} aside={t('events.count', { count: events.length })}>
      <Stack role="list" as="ul" minContent>
        {events.map((event) => (
          <li key={event.id} className={styles.event}>
            <Text as="span" weight="medium" breaks>
              {eventLabel(event.format, event.level)}
            </Text>
            <span className={styles.price}>{formatAmount(event.price, currency)}</span>
            <Row as="span" gap={1} columnGap={3} align="center" soft size="sm">
              {t('entryStates:seconds', { clock: clock(event.seconds) })}
              {event.state === 'waiting' && record.state !== 'withdrawn' ? (
                <Pill tone="info">
                  {event.waitingPlace === null
                    ? t('entryStates:state.waiting')
                    : t('events.place', { place: event.waitingPlace })}
                </Pill>
              ) : null}
            </Row>
          </li>
        ))}
        {cancelled.map(({ id, format, level, reason, refund }) => (
          <li key={id} className={styles.event}>
            <Text as="span" weight="medium" breaks>
              <s>{eventLabel(format, level)}</s>
            </Text>
            <span className={styles.price}>{refund > 0 ? formatAmount(-refund, currency) : null}</span>
            <Row as="span" gap={1} columnGap={3} align="center" soft size="sm">
              <Pill tone="bad">{t('events.cancelled')}</Pill> {reason}
            </Row>
          </li>
        ))}
      </Stack>
    </DashboardCard>
  );
}
