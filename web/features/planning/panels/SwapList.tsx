import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompetitionPanels } from '../../../../shared/contract/planning/panels.ts';
import { Pill, type PillTone } from '../../../ui/Pill.tsx';
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
  const nameOf = (id: string) => stored.judges.find((judge) => judge.id === id)?.name ?? '';
  const seatOf = (panelId: string, seat: number) => {
    const panel = stored.panels.find(({ id }) => id === panelId);
    return panel
      ? t('seats.of', { seat: words.seat(panel, seat), panel: words.place(panel) })
      : t('swaps.gone');
  };
  return (
    <section aria-labelledby={heading} className={styles.day}>
      <h2 id={heading}>{t('swaps.title')}</h2>
      <ul role="list" className={styles.gapList}>
        {stored.swaps.map(({ id, from, to, panelId, seat, state }) => (
          <li key={id} className={styles.gap}>
            <span className={styles.words}>
              {t('swaps.line', { from: nameOf(from), to: nameOf(to), seat: seatOf(panelId, seat) })}
            </span>
            <Pill tone={TONES[state]}>{t(`swaps.states.${state}`)}</Pill>
          </li>
        ))}
      </ul>
    </section>
  );
}
