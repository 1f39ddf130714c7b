import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { ChangeCost } from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import { RefundPolicy } from '../../entries/index.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import type { OpenedChange } from './openedChange.ts';
import styles from './ChangeFigures.module.css';

interface ChangeFiguresProps {
  readonly change: OpenedChange;
  readonly cost: ChangeCost;
  readonly competition: Pick<Competition, 'refunds' | 'timeZone'>;
}

/** The price before and after a change, and what is then to pay or to refund. */
export function ChangeFigures({ change, cost, competition }: ChangeFiguresProps) {
  const { t } = useTranslation('entryChanges');
  const { currency, totalPrice, paid } = change.entry;
  const balance = cost.totalPrice - paid;
  const isSame = cost.totalPrice === totalPrice && cost.retained === 0;
  const rows = [
    ...(isSame
      ? []
      : [
          { name: t('figures.before'), amount: totalPrice },
          { name: t('figures.after'), amount: cost.totalPrice },
        ]),
    ...(cost.retained > 0 ? [{ name: t('figures.kept'), amount: cost.retained }] : []),
    ...(paid > 0 ? [{ name: t('figures.paid'), amount: paid }] : []),
  ];
  const outcome = { name: t(balance < 0 ? 'figures.refund' : 'figures.due'), amount: Math.abs(balance) };
  return (
    <div className={styles.figures}>
      {isSame && balance === 0 ? null : (
        <dl className={styles.rows} aria-label={t('figures.caption')}>
          {[...rows, outcome].map(({ name, amount }) => (
            <div key={name} className={styles.row} data-outcome={name === outcome.name || undefined}>
              <dt>{name}</dt>
              <dd>{formatAmount(amount, currency)}</dd>
            </div>
          ))}
        </dl>
      )}
      {cost.totalPrice === totalPrice ? <p className={styles.note}>{t('figures.same')}</p> : null}
      {paid > 0 ? (
        <p className={styles.note}>
          <RefundPolicy {...competition} hasLateFee={change.entry.lateFee !== null} />
        </p>
      ) : null}
    </div>
  );
}
