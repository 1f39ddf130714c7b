import type { RegistrationFacts } from '../../../../shared/domain/core/registration/registration.ts';
import { formatLocale } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { STATUS_TONES, registrationStatusOf } from './registrationStatus.ts';

interface RegistrationPillProps {
  readonly competition: RegistrationFacts & {
    readonly timeZone: string;
    readonly hasSchedule?: boolean | null | undefined;
  };
  /** Milliseconds since 1970 (UTC). */
  readonly now: number;
  /** Once entries have closed, families read that the schedule is published; staff, that entries are closed. */
  readonly isForFamilies?: boolean;
}

export function RegistrationPill({ competition, now, isForFamilies = false }: RegistrationPillProps) {
  const { t } = useTranslation(['competitionList', 'common']);
  const status = registrationStatusOf(competition, new Date(now));
  if (isForFamilies && status === 'closed' && competition.hasSchedule)
    return <Pill tone="info">{t('scheduled')}</Pill>;
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
