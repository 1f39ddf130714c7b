import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { LedgerEntry } from '../../../shared/contract/payments.ts';
import { rinkBalances, type RinkBalance } from '../../../shared/domain/payments/rinkBalances.ts';
import { paths } from '../../paths.ts';
import { useUser } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { RinkPayment } from './RinkPayment.tsx';
import { RinkSums } from './RinkSums.tsx';

interface RinksTabProps {
  readonly competition: Competition;
  readonly entries: readonly LedgerEntry[];
}

/** What each home rink's skaters owe: an invoice for all of them, and one payment that fills it. */
export function RinksTab({ competition, entries }: RinksTabProps) {
  const { t } = useTranslation('money');
  const isManager = useUser().role === 'MANAGER';
  const rinks = useMemo(() => rinkBalances(entries), [entries]);
  const [paying, setPaying] = useState<RinkBalance<LedgerEntry> | null>(null);
  const close = () => setPaying(null);
  if (rinks.length === 0) return <EmptyState title={t('rinks.none')} text={t('payments.noneText')} />;
  return (
    <>
      <RinkSums
        title={t('rinks.caption')}
        rinks={rinks}
        currency={competition.currency}
        actionsOf={(rink) =>
          rink.key === '' ? null : (
            <>
              <LinkButton
                dense
                to={paths.rinkInvoice(rink.key, isManager ? undefined : competition.id)}
                aria-label={t('rinks.invoiceOf', { rink: rink.name })}
              >
                {t('rinks.invoice')}
              </LinkButton>{' '}
              {rink.open > 0 ? (
                <Button
                  dense
                  aria-label={t('rinks.recordOf', { rink: rink.name })}
                  onClick={() => setPaying(rink)}
                >
                  {t('rinks.record')}
                </Button>
              ) : null}
            </>
          )
        }
      />
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
