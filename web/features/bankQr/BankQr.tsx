import { lazy, Suspense } from 'react';
import type { BankQr as Settings } from '../../../shared/contract/payments/bankQr.ts';

const BankQrFold = lazy(async () => ({ default: (await import('./BankQrFold.tsx')).BankQrFold }));

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
