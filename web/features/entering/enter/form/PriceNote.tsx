import { lazy, Suspense } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LateFee } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { ChangeCost } from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import { formatAmount, formatInstant } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { usePresent } from '../../../../ui/now.ts';
import { Text } from '../../../../ui/Text.tsx';
import type { OpenedChange } from '../change/openedChange.ts';

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
      {isFree ? null : (
        <Text soft size="sm">
          {t('priceNote')}
        </Text>
      )}
    </>
  );
}

interface LateFeeNoticeProps {
  readonly lateFees: readonly LateFee[];
  readonly currency: string;
  readonly timeZone: string;
}

/** Announces the next late fee, until which today's price holds. */
function LateFeeNotice({ lateFees, currency, timeZone }: LateFeeNoticeProps) {
  const { t } = useTranslation('entries');
  const begins = usePresent(
    (now) => lateFees.find(({ from }) => Date.parse(from) > now.getTime())?.from ?? null,
  );
  const next = lateFees.find(({ from }) => from === begins);
  if (!next) return null;
  const when = formatInstant(next.from, timeZone);
  return (
    <Text soft size="sm">
      {next.kind === 'percent'
        ? t('lateFee.percent', { percent: next.value, when })
        : t('lateFee.amount', { amount: formatAmount(next.value, currency, true), when })}
    </Text>
  );
}
