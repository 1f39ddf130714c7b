import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

interface ConsentStateProps {
  readonly waiver: NonNullable<Entry['consents']>[number]['waiver'];
  /** The version that counts. */
  readonly version: string;
  readonly timeZone: string;
}

/** How one person's waiver stands, in a few words. */
export function ConsentState({ waiver, version, timeZone }: ConsentStateProps) {
  const { t } = useTranslation('consent');
  if (!waiver) return t('state.none');
  const when = formatInstant(waiver.at, timeZone);
  if (waiver.version !== version) return t('state.old', { when });
  return t(`state.${waiver.how}`, { name: waiver.signedBy, when });
}
