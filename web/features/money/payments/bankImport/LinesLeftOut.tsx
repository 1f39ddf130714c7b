import { useTranslation } from 'react-i18next';
import type { ReadStatement } from '../../../../../shared/domain/money/bank/statementRows.ts';
import styles from './Statement.module.css';

const SHOWN = 20;

/** Lists the lines that are not incoming payments, so that none is dropped unseen. */
export function LinesLeftOut({ read }: { readonly read: ReadStatement }) {
  const { t } = useTranslation('payments');
  const { outgoing, unread, rows } = read;
  return (
    <>
      {rows.length === 0 ? <p>{t('statement.empty')}</p> : null}
      {outgoing > 0 ? <p className={styles.quiet}>{t('statement.outgoing', { count: outgoing })}</p> : null}
      {unread.length > 0 ? (
        <details className={styles.quiet}>
          <summary>{t('statement.unread', { count: unread.length })}</summary>
          <ul>
            {unread.slice(0, SHOWN).map(({ line, cells, why }) => (
              <li key={line}>
                {t('statement.unreadLine', { line, cells: cells.filter(Boolean).join(' · ') })} (
                {t(`statement.why.${why}`)})
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
