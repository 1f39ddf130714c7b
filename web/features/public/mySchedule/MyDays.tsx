import { useTranslation } from 'react-i18next';
import type { MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { formatWeekday } from '../../../i18n/formats.ts';
import { useOwnResults } from '../../day/results/index.ts';
import { AppointmentRow } from './AppointmentRow.tsx';
import { dayPlans } from './dayPlan.ts';
import { DutyRow } from './DutyRow.tsx';
import styles from './MyDay.module.css';
import { useExpected } from './useExpected.ts';

/** Day by day what to be at; then what no flight has yet. */
export function MyDays({ schedule }: { readonly schedule: MySchedule }) {
  const { t } = useTranslation('mySchedule');
  const expectedOf = useExpected(schedule);
  const results = useOwnResults(schedule.competition.id);
  const surfaces = new Map(schedule.surfaces.map(({ id, name }) => [id, name]));
  return (
    <div className={styles.days}>
      {dayPlans(schedule).map(({ date, items }) => (
        <section key={date} className={styles.day}>
          <h2>{formatWeekday(date)}</h2>
          <ol className={styles.items} role="list">
            {items.map((item) =>
              item.kind === 'duty' ? (
                <DutyRow key={item.duty.panelId} duty={item.duty} surfaces={surfaces} />
              ) : (
                <AppointmentRow
                  key={item.appointment.programmeId}
                  appointment={item.appointment}
                  clashes={item.clashes}
                  expected={expectedOf(item.appointment)}
                  surfaces={surfaces}
                  result={results.get(item.appointment.programmeId) ?? null}
                  competitionId={schedule.competition.id}
                />
              ),
            )}
          </ol>
        </section>
      ))}
      {schedule.missing.length > 0 ? (
        <section className={styles.day}>
          <h2>{t('missing.title')}</h2>
          <ul className={styles.items} role="list">
            {schedule.missing.map(({ entryId, name, format, level }) => (
              <li key={`${entryId} ${format} ${level}`} className={styles.missing}>
                {name} · {eventLabel(format, level)}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
