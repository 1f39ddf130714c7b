import { Suspense } from 'react';
import type { BankQr as Settings } from '../../../../shared/contract/core/bankQr.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';

const BankQrFold = lazyPart(async () => {
  const [fold] = await Promise.all([import('./BankQrFold.tsx'), loadAreas('bankQr')]);
  return fold.BankQrFold;
});

export interface BankQrProps {
  readonly bankQr: Settings;
  /** In minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
}

/**
 * The code that a bank app scans. It comes with its texts after the page: most competitions have none, and
 * everything in it stands beside it in words.
 */
export function BankQr(props: BankQrProps) {
  return (
    <Suspense fallback={null}>
      <BankQrFold {...props} />
    </Suspense>
  );
}
