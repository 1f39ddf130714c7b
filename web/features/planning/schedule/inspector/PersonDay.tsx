import { useTranslation } from 'react-i18next';
import { secondsOfTime } from '../../../../../shared/domain/core/times.ts';
import { formatWeekday } from '../../../../i18n/formats.ts';
import { endOf, keyOfBlock } from '../blocks/blocks.ts';
import { useWorkspace } from '../workspace.ts';
import { boardClock, useFlightTimes, useWords } from '../useWords.ts';
import styles from './Inspector.module.css';
import { flightsOfPerson } from './people.ts';

/** "Where is Mia Chan?": a person's flights by day, with the rest between them. */
export function PersonDay({ personId }: { readonly personId: string }) {
  const { t } = useTranslation('schedule');
  const { problem, plan, names, select } = useWorkspace();
  const words = useWords();
  const { blockOf } = useFlightTimes();
  const flightIds = flightsOfPerson(problem, plan.flights, personId);
  const blocks = flightIds
    .map(blockOf)
    .filter((block) => block !== undefined)
    .sort(
      (one, other) =>
        one.date.localeCompare(other.date) || secondsOfTime(one.start) - secondsOfTime(other.start),
    );
  const without = flightIds.filter((id) => !blockOf(id));
  const days = [...Map.groupBy(blocks, ({ date }) => date)];
  return (
    <>
      {flightIds.length === 0 ? <p className={styles.soft}>{t('person.nowhere')}</p> : null}
      {days.map(([date, own]) => (
        <section key={date} className={styles.part} aria-label={formatWeekday(date)}>
          <h3>{formatWeekday(date)}</h3>
          <ul role="list" className={styles.findings}>
            {own.map((block, index) => {
              const before = own[index - 1];
              const rest = before ? Math.round((secondsOfTime(block.start) - endOf(before)) / 60) : null;
              return (
                <li key={keyOfBlock(block)}>
                  <button
                    type="button"
                    className={styles.finding}
                    onClick={() => select({ kind: 'block', key: keyOfBlock(block) }, true)}
                  >
                    <span>
                      <strong className={styles.figures}>{boardClock(block.start)}</strong>{' '}
                      {words.block(block)}
                    </span>
                    <span className={styles.soft}>
                      {[
                        names.surface(block.surfaceId),
                        ...(rest === null ? [] : [t('person.rest', { minutes: rest })]),
                      ].join(' · ')}
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      {without.length > 0 ? (
        <section className={styles.part} aria-label={t('unplaced.title', { count: without.length })}>
          <h3>{t('unplaced.title', { count: without.length })}</h3>
          <ul className={styles.sentences}>
            {without.map((id) => (
              <li key={id}>{words.flight(id)}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
