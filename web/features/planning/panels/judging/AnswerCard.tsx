import { useState } from 'react';
import type { MyJudging } from '../../../../../shared/contract/planning/judging.ts';
import { formatDays } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { DayTimes } from './DayTimes.tsx';
import styles from './Judging.module.css';
import type { JudgingCalls } from './useJudgingCalls.ts';

interface AnswerCardProps {
  readonly mine: MyJudging;
  readonly calls: JudgingCalls;
}

/** The organiser's question: accept with the times that suit, or decline. */
export function AnswerCard({ mine, calls }: AnswerCardProps) {
  const { t } = useTranslation('judging');
  const [available, setAvailable] = useState(mine.available);
  const { name, startDate, endDate } = mine.competition;
  const { version } = mine;
  const isDeclined = mine.state === 'declined';
  return (
    <Card as="section" gap={4}>
      <h2>{t('ask.title')}</h2>
      <p>{t('ask.text', { name, days: formatDays(startDate, endDate) })}</p>
      {isDeclined ? <p className={styles.warn}>{t('ask.declined')}</p> : null}
      <DayTimes days={mine.days} available={available} onChange={setAvailable} />
      <Row gap={2} columnGap={3} align="center">
        {isDeclined ? null : (
          <Button
            onClick={() =>
              void calls.answer({ state: 'declined', available: null, version }, t('ask.answered'))
            }
          >
            {t('ask.decline')}
          </Button>
        )}
        <Button
          tone="primary"
          onClick={() => void calls.answer({ state: 'accepted', available, version }, t('ask.accepted'))}
        >
          {t(isDeclined ? 'ask.change' : 'ask.accept')}
        </Button>
      </Row>
    </Card>
  );
}
