import { useEffect, useId, useRef } from 'react';
import type { FieldValue } from '../../shared/domain/core/history/namedLists.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Stack } from '../ui/Stack.tsx';
import { Text } from '../ui/Text.tsx';
import { type ConflictAnswer, type Conflict, isResolved, type OtherEditor } from './conflict.ts';
import styles from './ConflictNotice.module.css';
import { useWatch } from 'react-hook-form';
import { valueAt } from '../../shared/domain/core/history/mergeChanges.ts';

export interface ConflictNoticeProps {
  readonly conflict: Conflict;
  readonly onChoose: (path: readonly string[], choice: ConflictAnswer) => void;
  readonly onDismiss: () => void;
  /** The label of the field at a path of changesBetween. */
  readonly label: (path: readonly string[]) => string;
  /** The value as the form shows it; empty for none. */
  readonly show: (path: readonly string[], value: FieldValue) => string;
}

/**
 * Names the other editor and their changes, and asks about each field that both changed. Place it within
 * the form. It takes the focus if the person waits for a save; otherwise it is only read out.
 */
export function ConflictNotice({ conflict, onChoose, onDismiss, label, show }: ConflictNoticeProps) {
  const { t } = useTranslation('conflict');
  const titleId = useId();
  const element = useRef<HTMLElement>(null);
  const { by, taken, clashes, isAwaited, round } = conflict;
  useEffect(() => {
    if (!isAwaited) return;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [isAwaited, round]);
  const title = titleOf(by);
  const field = (path: readonly string[]) => label(path);
  return (
    <section ref={element} tabIndex={-1} className={styles.notice} aria-labelledby={titleId}>
      <Icon name="alert" />
      <Stack gap={4} minContent className={styles.content}>
        <div {...(isAwaited ? {} : { role: 'alert' })}>
          <strong id={titleId}>{t(title.key, title)}</strong>
          <p>{clashes.length > 0 ? t('ask', { count: clashes.length }) : t('kept')}</p>
        </div>
        {clashes.map((clash) => (
          <ConflictChoice
            key={clash.path.join('\n')}
            clash={clash}
            label={field(clash.path)}
            show={(value) => show(clash.path, value)}
            onChoose={(choice) => onChoose(clash.path, choice)}
          />
        ))}
        {taken.length > 0 ? (
          <div>
            <p>{t('taken')}</p>
            <ul className={styles.taken}>
              {taken.map(({ path, to }, index) => (
                <li key={index}>
                  {t('takenValue', { field: field(path), value: show(path, to) || t('nothing') })}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {isAwaited && isResolved(conflict) ? (
          <p role="status">{t(clashes.length > 0 ? 'settled' : 'again')}</p>
        ) : null}
      </Stack>
      {isResolved(conflict) ? (
        <Button
          tone="plain"
          dense
          aria-label={t('dismiss')}
          icon={<Icon name="close" />}
          onClick={onDismiss}
        />
      ) : null}
    </section>
  );
}

function titleOf(by: OtherEditor) {
  if (by.isMe) return { key: 'title.me' } as const;
  return by.name === null
    ? ({ key: 'title.unknown' } as const)
    : ({ key: 'title.known', name: by.name } as const);
}

interface ConflictChoiceProps {
  readonly clash: Conflict['clashes'][number];
  readonly label: string;
  readonly show: (value: FieldValue) => string;
  readonly onChoose: (choice: ConflictAnswer) => void;
}
/** A field that both changed: both values, and the choice between them. */
function ConflictChoice({ clash, label, show, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('conflict');
  const { path, theirs, by, choice, mine } = clash;
  // Until the other value is chosen, mine is the form's current value, so typing can go on.
  const typed = valueAt(useWatch(), path);
  const name = by.isMe ? t('theirs.me') : by.name === null ? t('theirs.unknown') : by.name;
  return (
    <fieldset className={styles.clash}>
      <legend className={styles.field}>{label}</legend>
      <Stack gap={2} align="start" minContent className={styles.side}>
        <Text as="span" soft size="xs">
          {name}
        </Text>
        <span className={styles.value}>{show(theirs) || t('nothing')}</span>
        <Button dense aria-pressed={choice === 'theirs'} onClick={() => onChoose('theirs')}>
          {t('takeTheirs')}
        </Button>
      </Stack>
      <Stack gap={2} align="start" minContent className={styles.side}>
        <Text as="span" soft size="xs">
          {t('mine')}
        </Text>
        <span className={styles.value}>{show(choice === 'theirs' ? mine : typed) || t('nothing')}</span>
        <Button dense aria-pressed={choice === 'mine'} onClick={() => onChoose('mine')}>
          {t('keepMine')}
        </Button>
      </Stack>
    </fieldset>
  );
}
