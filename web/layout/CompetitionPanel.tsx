import type { ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import styles from './CompetitionPanel.module.css';
import { Text } from '../ui/Text.tsx';
import { Box } from '../ui/Box.tsx';

export interface CompetitionPanelProps {
  /** Undefined before a competition is chosen. */
  readonly name?: string | undefined;
  /** The competition's accent key. */
  readonly accent?: string | undefined;
  readonly detail?: ReactNode;
  /** The control that chooses another competition, for roles that have it. */
  readonly choice?: ReactNode;
}

/** The competition that the account works in, in its colour. */
export function CompetitionPanel({ name, accent, detail, choice }: CompetitionPanelProps) {
  const { t } = useTranslation('layout');
  return (
    <Box pad={3} snug className={styles.panel} data-accent={accent}>
      {choice ?? (
        <>
          <Text as="span" soft size="xs">
            {t('competition')}
          </Text>
          <Text as="strong" weight="strong" breaks className={styles.name}>
            {name}
          </Text>
        </>
      )}
      {detail ? (
        <Text as="span" soft size="xs">
          {detail}
        </Text>
      ) : null}
    </Box>
  );
}
