import { useDeferredValue, useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { useHeadings } from '../headingRank.ts';
import type { RemainingPlaces } from '../remainingPlaces.ts';
import { CancelledEvents } from './CancelledEvents.tsx';
import styles from './EventsSection.module.css';
import { FormatEvents } from './FormatEvents.tsx';
import { PageSection } from './PageSection.tsx';
import { groupByKind, matchingFormats, type EventKindGroup } from './eventGroups.ts';

interface EventsSectionProps {
  readonly form: Pick<Form, 'formats' | 'cancelled'>;
  /** Null once registration is over. */
  readonly places: RemainingPlaces | null;
}

/** Few formats start expanded; more are expanded one by one, or by search. */
const FEW_FORMATS = 3;

/** Events with duration and places left, by kind of entry and format. */
export function EventsSection({ form: { formats, cancelled = [] }, places }: EventsSectionProps) {
  const { t } = useTranslation('competitionPage');
  const [typed, setTyped] = useState('');
  const sought = useDeferredValue(typed.trim());
  const isPrinting = usePrinting();
  const found = groupByKind(matchingFormats(formats, sought));
  const isFew = formats.length <= FEW_FORMATS;
  if (formats.length === 0) {
    return (
      <PageSection title={t('events.title')}>
        <p>{t('events.missing')}</p>
      </PageSection>
    );
  }
  return (
    <PageSection title={t('events.title')}>
      {isFew ? null : (
        <label className={styles.search}>
          <Icon name="search" small />
          <input
            type="search"
            aria-label={t('events.find')}
            placeholder={t('events.find')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
      )}
      {found.length === 0 ? <p role="status">{t('events.none', { typed: sought })}</p> : null}
      {found.map((group) => (
        <Kind
          key={`${group.kind} ${sought !== ''} ${isPrinting}`}
          group={group}
          isNamed={found.length > 1}
          isShown={isPrinting || sought !== '' || !isPhone()}
          isOpen={isFew || isPrinting || sought !== ''}
          places={places}
        />
      ))}
      <CancelledEvents events={cancelled} />
    </PageSection>
  );
}

/** On a phone the kinds begin closed: the list would be three windows long. */
const isPhone = () => matchMedia('(max-width: 600px)').matches;

interface KindProps {
  readonly group: EventKindGroup;
  readonly isNamed: boolean;
  /** Whether the kind's formats are shown at first. */
  readonly isShown: boolean;
  /** Whether each format shows its levels at first. */
  readonly isOpen: boolean;
  readonly places: RemainingPlaces | null;
}

function Kind({ group, isNamed, isShown, isOpen, places }: KindProps) {
  const { t } = useTranslation('competitionPage');
  const { part: Heading } = useHeadings();
  const formats = (
    <Stack gap={2} className={styles.formats}>
      {group.formats.map((format) => (
        <FormatEvents key={`${format.format} ${isOpen}`} format={format} isOpen={isOpen} places={places} />
      ))}
    </Stack>
  );
  if (!isNamed) return formats;
  return (
    <details className={styles.kind} open={isShown}>
      <summary>
        <Heading className={styles.kindName}>{t(`events.kinds.${group.kind}`)}</Heading>
        <Text as="span" soft size="sm">
          {t('events.formats', { count: group.formats.length })}
        </Text>
        <Icon name="down" small />
      </summary>
      {formats}
    </details>
  );
}

/** Whether the page is being printed: collapsed parts must then be shown. */
function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // The browser lays out the paper right after this event.
    const before = () => flushSync(() => setIsPrinting(true));
    const after = () => setIsPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
