import { useState } from 'react';
import type { CompetitionPanels } from '../../../../shared/contract/planning/panels.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { addressOf, call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { currentTime } from '../../../clock.ts';
import { formatInstant, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { brokenSeatCount, openSeatCount } from './openSeats.ts';
import styles from './Panels.module.css';

/** How many seats are open, and how it stands with the report to the district. */
export function PanelSummary({ stored }: { readonly stored: CompetitionPanels }) {
  const { t } = useTranslation('panels');
  const { competition, panels, report } = stored;
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState('');
  const all = panels.reduce((sum, { seats }) => sum + seats.length, 0);
  const open = openSeatCount(panels);
  const broken = brokenSeatCount(panels);
  const today = dayIn(currentTime(), competition.timeZone);
  const state = today <= report.dueOn ? 'due' : report.isMadeAfterDue ? 'dueNow' : 'overdue';
  const params = { competitionId: competition.id };
  const make = async () => {
    setRefusal('');
    try {
      await call('reportPanels', { params, body: { generation: stored.generation, number: report.number } });
      showToast(t('report.done'));
      setIsAsking(false);
    } catch (thrown) {
      setRefusal(errorMessage(thrown) ?? String(thrown));
    }
  };
  return (
    <Stack gap={4} className={styles.summary}>
      <Card className={styles.fact}>
        <Text as="h2" size="xl">
          {open > 0
            ? t('counts.open', { count: open })
            : broken > 0
              ? t('counts.toReplace', { count: broken })
              : t('counts.full')}
        </Text>
        <p className={styles.soft}>{t('counts.of', { filled: all - open, all, panels: panels.length })}</p>
        {broken > 0 && open > 0 ? (
          <p>
            <Pill tone="warn">{t('counts.broken', { count: broken })}</Pill>
          </p>
        ) : null}
      </Card>
      <Card className={styles.fact}>
        <Text as="h2" size="xl">
          {t('report.title')}
        </Text>
        <Row as="p" gap={2} columnGap={3} align="center">
          {report.number === 0 ? (
            <Pill tone={state === 'overdue' ? 'bad' : 'info'}>
              {t(`report.${state}`, { day: formatWeekday(report.dueOn) })}
            </Pill>
          ) : (
            <Pill tone="good">
              {t('report.made', {
                number: report.number,
                when: formatInstant(report.madeAt ?? '', competition.timeZone),
              })}
            </Pill>
          )}
          {report.isOutdated ? <Pill tone="warn">{t('report.outdated')}</Pill> : null}
        </Row>
        {report.number === 0 && state === 'dueNow' ? (
          <p className={styles.soft}>{t('report.madeAfterDue', { day: formatWeekday(report.dueOn) })}</p>
        ) : null}
        <Row gap={2} columnGap={3} align="center">
          <Button
            dense
            disabledReason={
              competition.state === 'archived' ? t('archived') : panels.length === 0 ? t('none') : undefined
            }
            onClick={() => setIsAsking(true)}
          >
            {t(report.number === 0 ? 'report.make' : 'report.again')}
          </Button>
          {report.number > 0 ? (
            <a
              href={addressOf('getPanelReport', params)}
              type="application/pdf"
              target="_blank"
              rel="noreferrer"
              className={styles.link}
            >
              {t('report.download')}
            </a>
          ) : null}
        </Row>
      </Card>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('report.confirm')}
        actions={
          <>
            <Button onClick={() => setIsAsking(false)}>{t('cancel')}</Button>
            <Button tone="primary" onClick={() => void make()}>
              {t('report.make')}
            </Button>
          </>
        }
      >
        <p>{t('report.confirmText')}</p>
        {open > 0 ? <p className={styles.warn}>{t('report.confirmOpen', { count: open })}</p> : null}
        {refusal ? (
          <Text role="alert" tone="bad">
            {refusal}
          </Text>
        ) : null}
      </Dialog>
    </Stack>
  );
}
