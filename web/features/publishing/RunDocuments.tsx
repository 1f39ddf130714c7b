import { useTranslation } from 'react-i18next';
import type { PublicBlock } from '../../../shared/contract/schedule/publicSchedule.ts';
import { DOCUMENTS_OF_RUNS, type PaperSize } from '../../../shared/contract/schedule/scheduleDocuments.ts';
import { runsOf } from '../../../shared/domain/schedule/papers/checkInLists.ts';
import { spanText } from '../../../shared/domain/schedule/papers/paperTexts.ts';
import { addressOf } from '../../api/client.ts';
import styles from './Publishing.module.css';

interface RunDocumentsProps {
  readonly competitionId: string;
  readonly paper: PaperSize;
  /** Of one day and surface; empty until both are chosen. */
  readonly blocks: readonly PublicBlock[];
}

/** The sheets of judges and referees, run by run: a day's are too many for one file. */
export function RunDocuments({ competitionId, paper, blocks }: RunDocumentsProps) {
  const { t } = useTranslation('publishing');
  const [first] = blocks;
  return (
    <ul role="list" className={styles.readers}>
      {DOCUMENTS_OF_RUNS.map((document) => (
        <li key={document}>
          <b>{t(`documents.kinds.${document}`)}</b>
          <span className={styles.detail}>
            {t(first ? `documents.texts.${document}` : 'documents.chooseDay')}
          </span>
          <span className={styles.buttons}>
            {runsOf(blocks).map((run, index) => (
              <a
                key={run[0]?.start}
                href={addressOf(
                  'getScheduleDocument',
                  { competitionId },
                  {
                    document,
                    paper,
                    date: first?.date ?? '',
                    surface: first?.surfaceId ?? '',
                    run: String(index + 1),
                  },
                )}
                type="application/pdf"
                target="_blank"
                rel="noreferrer"
              >
                {t('documents.run', { number: index + 1, span: spanText(run) })}
              </a>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
