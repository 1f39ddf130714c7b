import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Fold, Folds } from '../../../ui/Fold.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './PushCard.module.css';

interface PushCardProps {
  readonly text: string;
  readonly isOn: boolean;
  /** Above what a page is about: one line, until it is opened. */
  readonly isFolded?: boolean;
  readonly children: ReactNode;
}

/** Notifications on this device, as a part of a page. */
export function PushCard({ text, isOn, isFolded = false, children }: PushCardProps) {
  const { t } = useTranslation('tellMe');
  const id = useId();
  const content = (
    <Stack gap={3} top>
      <Text soft size="sm">
        {text}
      </Text>
      {children}
    </Stack>
  );
  if (isFolded) {
    return (
      <section aria-label={t('title')}>
        <Folds>
          <Fold title={t('title')} aside={t(isOn ? 'state.on' : 'state.off')}>
            {content}
          </Fold>
        </Folds>
      </section>
    );
  }
  return (
    <Stack as="section" gap={2} top frame="panel" pad={4} className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{t('title')}</h2>
      {content}
    </Stack>
  );
}
