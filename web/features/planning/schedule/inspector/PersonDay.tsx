import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import { formatTime, formatWeekday } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { endOf, keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { useWorkspace } from '../workspace.ts';
import { useFlightTimes, useWords } from '../useWords.ts';
import styles from './Inspector.module.css';
import { flightsOfPerson } from './people.ts';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';

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
      {flightIds.length === 0 ? (
        <Text soft size="sm">
          {t('person.nowhere')}
        </Text>
      ) : null}
      {days.map(([date, own]) => (
        <Stack
          key={date}
          as="section"
          gap={2}
          minContent
          className={styles.part}
          aria-label={formatWeekday(date)}
        >
          <h3>{formatWeekday(date)}</h3>
          <Stack role="list" as="ul" gap={2} minContent>
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
                      <Text as="strong" figures>
                        {formatTime(block.start)}
                      </Text>{' '}
                      {words.block(block)}
                    </span>
                    <Text as="span" soft size="sm">
                      {[
                        names.surface(block.surfaceId),
                        ...(rest === null ? [] : [t('person.rest', { minutes: rest })]),
                      ].join(' · ')}
                    </Text>
                  </button>
                </li>
              );
            })}
          </Stack>
        </Stack>
      ))}
      {without.length > 0 ? (
        <Stack
          as="section"
          gap={2}
          minContent
          className={styles.part}
          aria-label={t('unplaced.title', { count: without.length })}
        >
          <h3>{t('unplaced.title', { count: without.length })}</h3>
          <Stack as="ul" gap={1} minContent size="sm" className={styles.sentences}>
            {without.map((id) => (
              <li key={id}>{words.flight(id)}</li>
            ))}
          </Stack>
        </Stack>
      ) : null}
    </>
  );
}
