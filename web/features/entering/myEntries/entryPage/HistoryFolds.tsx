import { useQuery } from '@tanstack/react-query';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { MyHistory } from '../../../../../shared/contract/entering/entries/myHistory.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { formatInstant } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Fold } from '../../../../ui/Fold.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from './HistoryFolds.module.css';

type Change = MyHistory['changes'][number];

/** Changes that a family or an organiser makes; of others the name says who did it. */
const BY_SOMEBODY: readonly Change['what'][] = ['changed', 'corrected', 'withdrawn', 'restored'];

/** The entry's history and its emails; empty until they are loaded. */
export function HistoryFolds({ entry: { id, competition } }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const { data } = useQuery(requestQuery('getEntryHistory', { params: { entryId: id } }));
  if (!data) return null;
  const when = (instant: string) => formatInstant(instant, competition.timeZone);
  return (
    <>
      <Fold title={t('history.title')} aside={data.changes.length}>
        <ol role="list" className={styles.list}>
          {data.changes.map(({ id: key, what, at, by, reason }) => (
            <Stack key={key} as="li" minContent breaks className={styles.item}>
              <span>
                {t(`history.what.${what}`)}
                {by && BY_SOMEBODY.includes(what) ? ` ${t(`history.by.${by}`)}` : null}
              </span>
              <time dateTime={at} className={styles.when}>
                {when(at)}
              </time>
              {reason ? <q className={styles.reason}>{reason}</q> : null}
            </Stack>
          ))}
        </ol>
      </Fold>
      {data.mails.length === 0 ? null : (
        <Fold title={t('mails.title')} aside={data.mails.length}>
          <ol role="list" className={styles.list}>
            {data.mails.map(({ key, what, sentAt }) => (
              <Stack key={key} as="li" minContent breaks className={styles.item}>
                <span>{t(`mails.what.${what}`)}</span>
                <time dateTime={sentAt} className={styles.when}>
                  {when(sentAt)}
                </time>
              </Stack>
            ))}
          </ol>
        </Fold>
      )}
    </>
  );
}
