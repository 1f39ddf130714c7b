import { useState } from 'react';
import { usePages } from '../../../../api/usePages.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import styles from './ImpactDialog.module.css';

interface EventNamesProps {
  readonly competitionId: string;
  readonly eventId: string;
  /** The event's label. */
  readonly event: string;
}

/** Names entered in an event, loaded on request. */
export function EventNames(props: EventNamesProps) {
  const { t } = useTranslation('formBuilder');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        tone="plain"
        dense
        aria-expanded={isOpen}
        aria-label={`${t(isOpen ? 'impact.hideNames' : 'impact.showNames')}: ${props.event}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t('impact.hideNames') : t('impact.showNames')}
      </Button>
      {isOpen ? <Names {...props} /> : null}
    </div>
  );
}

function Names({ competitionId, eventId, event }: EventNamesProps) {
  const { t } = useTranslation('formBuilder');
  const list = usePages('listEventEntries', { params: { competitionId, eventId } });
  if (list.isPending) return <Spinner />;
  if (list.isError && list.rows.length === 0) {
    return <ErrorState title={t('impact.failed')} onRetry={() => void list.refetch()} />;
  }
  return (
    <>
      <Stack
        role="list"
        as="ul"
        gap={1}
        minContent
        className={styles.names}
        aria-label={t('impact.names', { event })}
      >
        {list.rows.map(({ id, name, homeIsiRink, price, currency }) => (
          <li key={id} className={styles.name}>
            <span>{name}</span>
            <Text as="span" soft size="xs" figures>
              {t('impact.price', { price: formatAmount(price, currency, true) })}
            </Text>
            <Text as="span" soft size="xs" figures>
              {homeIsiRink}
            </Text>
          </li>
        ))}
      </Stack>
      {list.hasNextPage ? (
        <Button dense onClick={() => void list.fetchNextPage()}>
          {t('impact.more')}
        </Button>
      ) : null}
    </>
  );
}
