import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { EntryPill, PaymentPill } from '../../entries/index.ts';
import { formatDays } from '../../../../i18n/formats.ts';
import { Card } from '../../../../ui/Card.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import type { OpenedChange } from './openedChange.ts';
import styles from './ChangeHead.module.css';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import title from '../form/entryTitle.module.css';

interface ChangeHeadProps {
  readonly change: OpenedChange;
  readonly competition: Competition;
}

export function ChangeHead({ change: { entry }, competition }: ChangeHeadProps) {
  const { t } = useTranslation('entryChanges');
  const { name, startDate, endDate, accent } = competition;
  return (
    <Card as="section" flush accent={accent}>
      <Stack gap={2} minContent soft size="sm" breaks className={styles.words}>
        <h1 className={joinClasses(title.title, styles.title)}>
          {t('title')}
          <span className={joinClasses(title.name, styles.name)}>{entry.name}</span>
        </h1>
        <p>
          {name} · {formatDays(startDate, endDate)}
        </p>
        <Row as="p" gap={1} columnGap={3} align="center" className={styles.standing}>
          <EntryPill {...entry} />
          {entry.state === 'withdrawn' ? null : (
            <PaymentPill state={entry.paymentState} balance={entry.balance} />
          )}
          <span>{entry.paymentReference}</span>
        </Row>
      </Stack>
    </Card>
  );
}
