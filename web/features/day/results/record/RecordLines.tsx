import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecordedResult } from '../../../../../shared/contract/day/results/skatingRecord.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { formatDays, formatMonth, formatTenths } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Why } from '../laterWhyThisPlace.ts';
import { WhyButton } from '../WhyButton.tsx';
import { MedalPlace } from '../MedalPlace.tsx';
import styles from './RecordLines.module.css';
import type { Progress } from './personalBests.ts';
import { type RecordLine, recordLines } from './recordLines.ts';

const MEDALS = ['gold', 'silver', 'bronze'] as const;

/** Each skater's way through the competitions: year by year, the levels skated and the medals won. */
export function RecordLines({ results }: { readonly results: readonly RecordedResult[] }) {
  return (
    <Stack gap={4} className={styles.lines}>
      {recordLines(results).map((line) => (
        <SkatersLine key={line.name} line={line} />
      ))}
    </Stack>
  );
}

function SkatersLine({ line: { name, medals, points, progress, years } }: { readonly line: RecordLine }) {
  const { t } = useTranslation('skatingRecord');
  return (
    <Stack as="section" gap={3} top frame="panel" pad={4} aria-label={name}>
      <Row as="header" gap={2} columnGap={4} align="center" justify="between">
        <h2 className={styles.name}>{name}</h2>
        <Row gap={2} columnGap={4} align="center">
          {MEDALS.map((medal, index) => {
            const count = medals[index] ?? 0;
            return count === 0 ? null : (
              <span key={medal} className={styles.medal} data-medal={medal}>
                {t(`medals.${medal}`, { count })}
              </span>
            );
          })}
          <Text as="span" soft size="sm" figures>
            {t('pointsInAll', { count: points })}
          </Text>
        </Row>
      </Row>
      <ol role="list" className={styles.years}>
        {years.map(({ year, competitions }) => (
          <li key={year} className={styles.year}>
            <Text as="h3" soft size="sm" weight="medium" figures className={styles.heading}>
              {year}
            </Text>
            <ol role="list" className={styles.competitions}>
              {competitions.map(({ competition, results }) => (
                <li key={competition.id} className={styles.competition}>
                  <Text soft size="sm" breaks>
                    {competition.name}, {formatDays(competition.startDate, competition.endDate)}
                  </Text>
                  <ul role="list" className={styles.results}>
                    {results.map((result) => (
                      <Result
                        key={result.programmeId}
                        result={result}
                        progress={progress.get(result.programmeId)}
                      />
                    ))}
                  </ul>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

interface ResultProps {
  readonly result: RecordedResult;
  readonly progress: Progress | undefined;
}

/** With the way to the event's public result, and why the place is this one. */
function Result({ result, progress }: ResultProps) {
  const { t } = useTranslation('skatingRecord');
  const [isOpen, setIsOpen] = useState(false);
  const { place, state, name, competition, skated, eventId, total } = result;
  const event = eventLabel(result.format, result.level);
  return (
    <li className={styles.result} data-open={isOpen || undefined}>
      {place === null ? <span className={styles.none} aria-hidden="true" /> : <MedalPlace place={place} />}
      <Stack gap={1} minContent>
        <Link
          to={paths.publicResults(competition.id, eventId)}
          className={styles.event}
          aria-label={t('resultOf', { event, name, competition: competition.name })}
        >
          {event}
        </Link>
        {total === null || !progress ? null : <Total tenths={total} progress={progress} />}
        {place === 2 && skated === 1 ? (
          <Text soft size="sm">
            {t('standard')}
          </Text>
        ) : null}
        {place === null ? (
          <Text soft size="sm">
            {t(`states.${state}`)}
          </Text>
        ) : (
          <Row className={styles.why}>
            <WhyButton of={result} isOpen={isOpen} onToggle={() => setIsOpen((before) => !before)} />
          </Row>
        )}
        {isOpen ? (
          <Suspense fallback={<Spinner />}>
            <Why competitionId={competition.id} result={result} />
          </Suspense>
        ) : null}
      </Stack>
    </li>
  );
}

/** A total, and whether it is the skater's best of this programme. */
function Total({ tenths, progress }: { readonly tenths: number; readonly progress: Progress }) {
  const { t } = useTranslation('skatingRecord');
  const total = formatTenths(tenths);
  return (
    <Text soft={progress.kind !== 'best'} size="sm" figures>
      {progress.kind !== 'best'
        ? t(progress.kind === 'first' ? 'firstTotal' : 'total', { total })
        : progress.gain === 0
          ? t('best', { total })
          : t('bestSince', {
              total,
              gain: formatTenths(progress.gain),
              since: formatMonth(progress.since),
            })}
    </Text>
  );
}
