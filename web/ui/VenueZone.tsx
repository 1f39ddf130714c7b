import { currentTime } from '../clock.ts';
import { zoneElsewhere } from '../i18n/formats.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Text } from './Text.tsx';

interface VenueZoneProps {
  readonly timeZone: string;
  /** On a competition's colours. */
  readonly plain?: boolean;
}

/** Whose clock the times follow, for readers whose own shows another time; nothing for those at the venue's. */
export function VenueZone({ timeZone, plain = false }: VenueZoneProps) {
  const { t } = useTranslation('ui');
  const zone = zoneElsewhere(timeZone, currentTime());
  if (zone === null) return null;
  return (
    <Text size="sm" soft={!plain}>
      {t('zone', { zone })}
    </Text>
  );
}
