import type { RegistrationFacts } from '../../../../shared/domain/core/registration/registration.ts';
import { formatLocale } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { STATUS_TONES, registrationStatusOf } from './registrationStatus.ts';

interface RegistrationPillProps {
  readonly competition: RegistrationFacts & { readonly timeZone: string };
  /** Milliseconds since 1970 (UTC). */
  readonly now: number;
}

export function RegistrationPill({ competition, now }: RegistrationPillProps) {
  const { t } = useTranslation(['competitionList', 'common']);
  const status = registrationStatusOf(competition, new Date(now));
  return (
    <Pill tone={STATUS_TONES[status]}>
      {status === 'opensLater' && competition.openFrom
        ? t('opensOn', { day: dayAndMonth(competition.openFrom, competition.timeZone) })
        : t(`common:registration.${status}`)}
    </Pill>
  );
}

function dayAndMonth(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat(formatLocale(), { day: 'numeric', month: 'short', timeZone }).format(
    new Date(instant),
  );
}
