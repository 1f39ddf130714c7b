import type { ReactNode } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Fee } from '../../../../../shared/domain/entering/fees/fee.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { FeeLines } from '../../entries/index.ts';

interface OrderSummaryProps {
  readonly competition: Pick<Competition, 'currency' | 'timeZone'>;
  /** The number of events, or the event of a team. */
  readonly detail: string;
  readonly fee: Fee;
  readonly note: ReactNode;
  /** The chosen events. */
  readonly children?: ReactNode;
}

/** What is chosen and its price, line by line; the bar of the form shows the total. */
export function OrderSummary({ competition, detail, fee, note, children }: OrderSummaryProps) {
  const { t } = useTranslation('entries');
  return (
    <Stack as="section" gap={3} minContent>
      <Text as="h2" size="xl">
        {t('yourEntry')}
      </Text>
      <Text soft size="sm">
        {detail}
      </Text>
      {children}
      {fee.lines.length > 0 ? <FeeLines fee={fee} {...competition} /> : null}
      {note}
    </Stack>
  );
}
