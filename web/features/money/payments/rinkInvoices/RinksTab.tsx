import { useMemo, useState } from 'react';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import { rinkBalances, type RinkBalance } from '../../../../../shared/domain/money/payments/rinkBalances.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { useUser } from '../../../../session/useSession.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { EmptyState } from '../../../../ui/EmptyState.tsx';
import { RowMenu } from '../../../../ui/RowMenu.tsx';
import { IssuedInvoices } from './IssuedInvoices.tsx';
import { RinkPayment } from './RinkPayment.tsx';
import { RinkSums } from '../report/RinkSums.tsx';

interface RinksTabProps {
  readonly competition: Competition;
  readonly entries: readonly LedgerEntry[];
}

/** Balances by home rink, with the invoice and the payment for all its entries. */
export function RinksTab({ competition, entries }: RinksTabProps) {
  const { t } = useTranslation('payments');
  const isManager = useUser().role === 'MANAGER';
  const rinks = useMemo(() => rinkBalances(entries), [entries]);
  const [paying, setPaying] = useState<RinkBalance<LedgerEntry> | null>(null);
  const close = () => setPaying(null);
  const invoiceOf = ({ key }: RinkBalance<LedgerEntry>) =>
    paths.rinkInvoice(key, isManager ? undefined : competition.id);
  if (rinks.length === 0) return <EmptyState title={t('rinks.none')} text={t('payments.noneText')} />;
  return (
    <>
      <RinkSums
        title={t('rinks.caption')}
        rinks={rinks}
        currency={competition.currency}
        sums={['charged', 'paid', 'open', 'overpaid']}
        linkOf={invoiceOf}
        actionsOf={(rink) =>
          rink.key === '' ? null : (
            <RowMenu
              label={t('rinks.actions', { rink: rink.name })}
              actions={[
                { id: 'invoice', label: t('rinks.invoice'), href: invoiceOf(rink) },
                {
                  id: 'record',
                  label: t('rinks.record'),
                  onAction: () => setPaying(rink),
                  disabledReason: rink.open > 0 ? undefined : t('rinks.nothingOpen'),
                },
              ]}
            />
          )
        }
      />
      <IssuedInvoices competition={competition} />
      <Dialog
        isOpen={paying !== null}
        onClose={close}
        title={t('rinks.recordOf', { rink: paying?.name ?? '' })}
      >
        {paying ? <RinkPayment competition={competition} rink={paying} onClose={close} /> : null}
      </Dialog>
    </>
  );
}
