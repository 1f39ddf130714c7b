import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { ChangeCost } from '../../../../../shared/domain/entering/entries/changes/changeCost.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { RefundPolicy } from '../../entries/index.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import type { OpenedChange } from './openedChange.ts';
import styles from './ChangeFigures.module.css';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';

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
    <Stack gap={2} minContent>
      {isSame && balance === 0 ? null : (
        <Stack as="dl" minContent aria-label={t('figures.caption')}>
          {[...rows, outcome].map(({ name, amount }) => (
            <Row
              key={name}
              gap={4}
              justify="between"
              wrap={false}
              className={styles.row}
              data-outcome={name === outcome.name || undefined}
            >
              <dt>{name}</dt>
              <dd>{formatAmount(amount, currency)}</dd>
            </Row>
          ))}
        </Stack>
      )}
      {cost.totalPrice === totalPrice ? (
        <Text soft size="sm">
          {t('figures.same')}
        </Text>
      ) : null}
      {paid > 0 ? (
        <Text soft size="sm">
          <RefundPolicy {...competition} hasLateFee={change.entry.lateFee !== null} />
        </Text>
      ) : null}
    </Stack>
  );
}
