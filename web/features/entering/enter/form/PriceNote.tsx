import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LateFee } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { ChangeCost } from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import type { OpenedChange } from '../change/openedChange.ts';
import styles from './EntrySummary.module.css';
import { LateFeeNotice } from './LateFeeNotice.tsx';

/** In the file of ChangeFrame, which is there before it. */
const ChangeFigures = lazy(async () => ({
  default: (await import('../change/ChangeFigures.tsx')).ChangeFigures,
}));

interface PriceNoteProps {
  readonly changing: { readonly change: OpenedChange; readonly cost: ChangeCost } | null;
  readonly competition: Competition;
  readonly lateFees: readonly LateFee[];
  /** Whether nothing is charged, or nothing is chosen yet. */
  readonly isFree: boolean;
}

/** Below the price: how long it holds, or what a change costs compared with what was paid. */
export function PriceNote({ changing, competition, lateFees, isFree }: PriceNoteProps) {
  const { t } = useTranslation('entries');
  const { currency, timeZone } = competition;
  if (changing) {
    return (
      <Suspense>
        <ChangeFigures {...changing} competition={competition} />
      </Suspense>
    );
  }
  return (
    <>
      <LateFeeNotice lateFees={lateFees} currency={currency} timeZone={timeZone} />
      {isFree ? null : <p className={styles.note}>{t('priceNote')}</p>}
    </>
  );
}
