import { useQuery } from '@tanstack/react-query';
import { DOCUMENTS_OF_RUNS, type PaperSize } from '../../../../shared/contract/core/documentWords.ts';
import { secondsOfTime, timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { addressOf } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './Publishing.module.css';

interface RunDocumentsProps {
  readonly competitionId: string;
  readonly paper: PaperSize;
  /** Null until both are chosen. */
  readonly track: { readonly date: string; readonly surface: string } | null;
}

/** The sheets of judges and referees, by the runs of check-in: a day's are too many for one file. */
export function RunDocuments({ competitionId, paper, track }: RunDocumentsProps) {
  const { t } = useTranslation('publishing');
  return (
    <Stack role="list" as="ul" gap={3} minContent className={styles.readers}>
      {DOCUMENTS_OF_RUNS.map((document) => (
        <li key={document}>
          <b>{t(`documents.kinds.${document}`)}</b>
          <span className={styles.detail}>
            {t(track ? `documents.texts.${document}` : 'documents.chooseDay')}
          </span>
          {track ? <RunLinks {...{ competitionId, document, paper, ...track }} /> : null}
        </li>
      ))}
    </Stack>
  );
}

interface RunLinksProps {
  readonly competitionId: string;
  readonly document: (typeof DOCUMENTS_OF_RUNS)[number];
  readonly paper: PaperSize;
  readonly date: string;
  readonly surface: string;
}

function RunLinks({ competitionId, document, paper, date, surface }: RunLinksProps) {
  const { t } = useTranslation('publishing');
  const params = { competitionId };
  const runs = useQuery(requestQuery('listRuns', { params, query: { date } }));
  if (runs.isError && !runs.data)
    return <ErrorState title={t('documents.failed')} onRetry={() => void runs.refetch()} />;
  if (!runs.data) return <Spinner />;
  return (
    <Row as="span" gap={3}>
      {runs.data.runs
        .filter(({ surfaceId }) => surfaceId === surface)
        .map(({ id, number, flights }) => (
          <a
            key={id}
            href={addressOf('getScheduleDocument', params, {
              document,
              paper,
              date,
              surface,
              run: String(number),
            })}
            type="application/pdf"
            target="_blank"
            rel="noreferrer"
          >
            {t('documents.run', { number, span: spanText(flights) })}
          </a>
        ))}
    </Row>
  );
}

/** From the first start to the last end, by the reader's clock. */
function spanText(flights: readonly { readonly start: string; readonly seconds: number }[]): string {
  const from = Math.min(...flights.map(({ start }) => secondsOfTime(start)));
  const until = Math.max(...flights.map(({ start, seconds }) => secondsOfTime(start) + seconds));
  return `${formatTime(timeOfSeconds(from))}–${formatTime(timeOfSeconds(until))}`;
}
