import type { ResultList } from '../../../../shared/contract/day/results/publicResults.ts';
import { eventId } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Box } from '../../../ui/Box.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PinnedSkaters } from './SkaterPlaces.tsx';
import { MyResultLine } from './MyResultLine.tsx';
import { withoutOwn } from './ownRows.ts';
import styles from './ResultsPage.module.css';
import { useOwnResults, type OwnResultsOf } from './useOwnResults.ts';
import type { ResultsQuery } from './useResultsQuery.ts';

interface OwnResultsProps {
  readonly of: OwnResultsOf;
  /** '' for all. */
  readonly event: string;
  readonly followed: ResultList['skaters'];
  readonly names: ReadonlyMap<string, string>;
  readonly onOpen: ResultsQuery['open'];
}

/** The account's own skaters above the followed ones: what only it may read is in no public answer. */
export function OwnResults({ of, event, followed, names, onOpen }: OwnResultsProps) {
  const { t } = useTranslation('results');
  const results = useOwnResults(of);
  const own = results
    .map((result) => ({ ...result, eventId: eventId(result.format, result.level) }))
    .filter((result) => result.role === 'family' && (event === '' || result.eventId === event));
  return (
    <PinnedSkaters skaters={withoutOwn(followed, results)} event={event} names={names} onOpen={onOpen}>
      {own.length === 0 ? null : (
        <Box role="list" as="ul" frame="panel">
          {own.map((result) => (
            <Stack key={result.programmeId} as="li" gap={1} minContent className={styles.skater}>
              <Row as="p" gap={1} columnGap={3} align="baseline">
                <strong>{result.name}</strong>
                {event === '' ? (
                  <button
                    type="button"
                    className={styles.textLink}
                    onClick={() => onOpen({ event: result.eventId })}
                  >
                    {names.get(result.eventId)}
                  </button>
                ) : null}
                <Text as="span" soft size="sm">
                  {t('inFlight', { number: result.part.number })}
                </Text>
              </Row>
              <MyResultLine competitionId={of.competitionId} result={result} />
            </Stack>
          ))}
        </Box>
      )}
    </PinnedSkaters>
  );
}
