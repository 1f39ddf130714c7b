import type { ReactNode } from 'react';
import type { MyAccount } from '../../../../shared/contract/people/accounts/accountRecord.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';

interface AddressPillProps {
  /** Why the address gets no mail, if it gets none. */
  readonly reason: MyAccount['suppressed'][number]['reason'] | undefined;
  readonly isConfirmed: boolean;
  /** What is said of an address that gets mail. */
  readonly children: ReactNode;
}

/** The state of one of the account's addresses. */
export function AddressPill({ reason, isConfirmed, children }: AddressPillProps) {
  const { t } = useTranslation('myAccount');
  if (reason !== undefined) return <Pill tone="bad">{t('suppressed.state')}</Pill>;
  return <Pill tone={isConfirmed ? 'good' : 'warn'}>{children}</Pill>;
}
