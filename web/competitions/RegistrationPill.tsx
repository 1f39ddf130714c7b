import { useTranslation } from 'react-i18next';
import type { Competition } from '../../shared/contract/competitions.ts';
import { formatLocale } from '../i18n/formats.ts';
import { Pill } from '../ui/Pill.tsx';
import { STANDING_TONES, standingOf } from './standing.ts';

/** Where a competition's registration stands, in a word. */
export function RegistrationPill({ competition, now }: { competition: Competition; now: number }) {
  const { t } = useTranslation(['competitions', 'common']);
  const standing = standingOf(competition, new Date(now));
  return (
    <Pill tone={STANDING_TONES[standing]}>
      {standing === 'opensLater' && competition.openFrom
        ? t('opensOn', { day: dayAndMonth(competition.openFrom, competition.timeZone) })
        : t(`common:registration.${standing}`)}
    </Pill>
  );
}

function dayAndMonth(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat(formatLocale(), { day: 'numeric', month: 'short', timeZone }).format(
    new Date(instant),
  );
}
