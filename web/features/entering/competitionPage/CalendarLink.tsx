import { addressOf } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import button from '../../../ui/Button.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { joinClasses } from '../../../ui/joinClasses.ts';

interface CalendarLinkProps {
  readonly competitionId: string;
  readonly className?: string | undefined;
}

/** Downloads the competition's days and deadlines as an iCalendar file. */
export function CalendarLink({ competitionId, className }: CalendarLinkProps) {
  const { t } = useTranslation('competitionPage');
  return (
    <a
      className={joinClasses(button.button, className)}
      data-tone="quiet"
      href={addressOf('getCompetitionCalendar', { competitionId })}
      type="text/calendar"
    >
      <Icon name="calendar" small />
      {t('calendar')}
    </a>
  );
}
