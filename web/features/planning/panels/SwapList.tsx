import { useId } from 'react';
import type { CompetitionPanels } from '../../../../shared/contract/planning/panels.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill, type PillTone } from '../../../ui/Pill.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './Panels.module.css';
import type { PanelWords } from './usePanelWords.ts';

const TONES = {
  proposed: 'info',
  accepted: 'good',
  declined: 'neutral',
  cancelled: 'neutral',
} as const satisfies Record<string, PillTone>;

interface SwapListProps {
  readonly stored: CompetitionPanels;
  readonly words: PanelWords;
}

/** Which seats judges offered each other, the newest first. */
export function SwapList({ stored, words }: SwapListProps) {
  const { t } = useTranslation('panels');
  const heading = useId();
  if (stored.swaps.length === 0) return null;
  const seatOf = (panelId: string, seat: number) => {
    const panel = stored.panels.find(({ id }) => id === panelId);
    return panel
      ? t('seats.of', { seat: words.seat(panel, seat), panel: words.place(panel) })
      : t('swaps.gone');
  };
  return (
    <Stack aria-labelledby={heading} as="section" gap={3}>
      <h2 id={heading}>{t('swaps.title')}</h2>
      <Stack role="list" as="ul" minContent frame="panel" className={styles.gapList}>
        {stored.swaps.map(({ id, from, to, panelId, seat, state }) => (
          <Row key={id} as="li" gap={3} align="center" justify="between" wrap={false} className={styles.gap}>
            <Stack as="span" gap={1} minContent breaks className={styles.words}>
              {t('swaps.line', { from: words.judge(from), to: words.judge(to), seat: seatOf(panelId, seat) })}
            </Stack>
            <Pill tone={TONES[state]}>{t(`swaps.states.${state}`)}</Pill>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
