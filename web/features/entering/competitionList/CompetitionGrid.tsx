import type { ReactNode } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Skeleton } from '../../../ui/Waiting.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './CompetitionGrid.module.css';

/** Cards side by side, as many as fit. */
export function CompetitionGrid({ children }: { readonly children: ReactNode }) {
  return (
    <Stack gap={5} className={styles.grid}>
      {children}
    </Stack>
  );
}

const SHAPES = [1, 2, 3];

export function CompetitionGridSkeleton() {
  const { t } = useTranslation('competitionList');
  return (
    <Stack gap={5} className={styles.grid} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {SHAPES.map((shape) => (
        <Skeleton key={shape} height="330px" />
      ))}
    </Stack>
  );
}
