import { useEffect, useId, useRef } from 'react';
import { formatRecent } from '../../../../i18n/distance.ts';
import { formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { usePresent } from '../../../../ui/now.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import type { OpenedChange } from './openedChange.ts';
import { savedChanges } from './savedChanges.ts';
import styles from './ConcurrentChangeNotice.module.css';
import { useFieldText } from './useFieldText.ts';

interface ConcurrentChangeNoticeProps {
  readonly change: OpenedChange;
  readonly timeZone: string;
  /** Goes on to save this form over the other change. */
  readonly onMine: () => void;
}

/**
 * Shown when the entry was saved elsewhere while this form was open: who changed what, and the choice between
 * the two. Nothing is saved before that choice.
 */
export function ConcurrentChangeNotice({ change, timeZone, onMine }: ConcurrentChangeNoticeProps) {
  const { t } = useTranslation('entryChanges');
  const fieldText = useFieldText();
  const element = useRef<HTMLElement>(null);
  const titleId = useId();
  const { meanwhile, lastDeed: lastChange, entry } = change;
  useEffect(() => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [entry.version, meanwhile?.requestedAt]);
  const when = usePresent((now) => (lastChange === null ? '' : formatRecent(lastChange.at, timeZone, now)));
  if (!meanwhile) return null;
  const { added, removed, fields } = savedChanges(meanwhile.began, change);
  const lines = [
    ...(removed.length > 0 ? [t('meanwhile.removed', { events: formatList(removed) })] : []),
    ...(added.length > 0 ? [t('meanwhile.added', { events: formatList(added) })] : []),
    ...fields.map(fieldText),
  ];
  return (
    <section ref={element} tabIndex={-1} className={styles.notice} aria-labelledby={titleId}>
      <Icon name="alert" />
      <Stack gap={2} minContent breaks>
        <strong id={titleId}>{t(`meanwhile.title.${lastChange?.by ?? 'unknown'}`, { when })}</strong>
        {lines.length === 0 ? <p>{t('meanwhile.nothingHere')}</p> : null}
        {lines.length > 0 ? (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : null}
        <p>{t('meanwhile.text')}</p>
        <Row gap={3} className={styles.buttons}>
          <Button tone="primary" onClick={meanwhile.startAnew}>
            {t('meanwhile.theirs')}
          </Button>
          <Button onClick={onMine}>{t('meanwhile.mine')}</Button>
        </Row>
      </Stack>
    </section>
  );
}
