import type { ProgrammeMusic } from '../../../../shared/contract/entering/music/music.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Text } from '../../../ui/Text.tsx';

interface MusicFeeProps extends Pick<ProgrammeMusic, 'fee'> {
  readonly currency: string;
}

/** What a late file was charged, or that this was waived; nothing for a file in time. */
export function MusicFee({ fee, currency }: MusicFeeProps) {
  const { t } = useTranslation('music');
  if (fee === undefined) return null;
  return (
    <Text as="p" soft size="sm">
      {fee === 0 ? t('feeWaived') : t('feeCharged', { fee: formatAmount(fee, currency) })}
    </Text>
  );
}
