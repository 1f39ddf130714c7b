import { useTranslation } from 'react-i18next';
import type { OnIce } from '../../../../../shared/domain/entering/onIce/judgingOf.ts';
import { formatList } from '../../../../i18n/formats.ts';
import { clock } from '../../entries/index.ts';

/** The values of events on the ice in one line; what differs from event to event is listed. */
export function useOnIceText() {
  const { t } = useTranslation('formBuilder');
  return (values: readonly OnIce[]): string => {
    const each = (text: (one: OnIce) => string) => {
      const texts = [...new Set(values.map(text))];
      return texts.length > 3 ? t('onIce.varies') : formatList(texts);
    };
    return [
      t('onIce.line.warmUp', { time: each(({ warmUpSeconds }) => clock(warmUpSeconds)) }),
      t('onIce.line.between', { seconds: each(({ betweenSeconds }) => String(betweenSeconds)) }),
      each(({ atOnce }) => t(`onIce.atOnceOf.${atOnce}`)),
      t('onIce.line.flight', { sizes: each(({ flight }) => t('onIce.line.sizes', flight)) }),
      each(({ certificate }) => t(`onIce.certificates.${certificate}`)),
    ].join(' · ');
  };
}
