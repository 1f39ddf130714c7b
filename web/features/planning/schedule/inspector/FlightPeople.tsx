import { useTranslation } from 'react-i18next';
import type { Flight } from '../../../../../shared/contract/core/planningFiles.ts';
import { programmesOf } from '../../../../../shared/domain/planning/planFacts.ts';
import { useWorkspace } from '../workspace.ts';
import styles from './Inspector.module.css';

/** Who skates, in start order, with rink and coach, and who judges. */
export function FlightPeople({ flight }: { readonly flight: Flight }) {
  const { t } = useTranslation('schedule');
  const { problem, plan, names } = useWorkspace();
  const programmes = programmesOf(flight, new Map(problem.programmes.map((one) => [one.id, one])));
  const panel = plan.panels.find(({ flightIds }) => flightIds.includes(flight.id));
  const nameOf = (coachId: string | null) => (coachId === null ? t('openSeat') : names.coach(coachId));
  return (
    <>
      <section className={styles.part} aria-labelledby="skaters">
        <h3 id="skaters">{t('startOrder')}</h3>
        <ol className={styles.people}>
          {programmes.map(({ id, rinkId, coachId }) => (
            <li key={id}>
              <strong>{names.programme(id)}</strong>
              <span className={styles.soft}>
                {[
                  ...(rinkId === null ? [] : [names.rink(rinkId)]),
                  ...(coachId === null ? [] : [names.coach(coachId)]),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ol>
      </section>
      {panel ? (
        <section className={styles.part} aria-labelledby="panel">
          <h3 id="panel">{t('panel')}</h3>
          <dl className={styles.panel}>
            {panel.judges.map((judge, index) => (
              <div key={String(index)}>
                <dt>{t('judge', { number: index + 1 })}</dt>
                <dd>{nameOf(judge)}</dd>
              </div>
            ))}
            <div>
              <dt>{t('referee')}</dt>
              <dd>{nameOf(panel.referee)}</dd>
            </div>
          </dl>
        </section>
      ) : null}
    </>
  );
}
