import type { CardAccountChoice } from '../../../../../shared/contract/money/payments/cards.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import { usePages } from '../../../../api/usePages.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { AccountSelect } from './AccountSelect.tsx';
import { CardIssues } from './CardIssues.tsx';
import { CardPayments } from './CardPayments.tsx';
import { Payouts } from './Payouts.tsx';

interface CardsTabProps {
  readonly competition: Competition;
  readonly entries: readonly LedgerEntry[];
  readonly cards: CardAccountChoice;
}

/** Whose account cards pay, what needs a person, every payment by card, and what reached the bank. */
export function CardsTab({ competition, entries, cards }: CardsTabProps) {
  const { t } = useTranslation('payments');
  const { rows, ...list } = usePages('listCardPayments', { params: { competitionId: competition.id } });
  if (list.isError) return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <Spinner />;
  const names = new Map(entries.map(({ id, name }) => [id, name]));
  return (
    <Stack gap={6}>
      <AccountSelect competition={competition} cards={cards} />
      <CardIssues
        payments={rows}
        kept={cards.kept}
        payouts={cards.payouts}
        names={names}
        timeZone={competition.timeZone}
      />
      <CardPayments payments={rows} names={names} timeZone={competition.timeZone} />
      {list.hasNextPage ? (
        <Button onClick={() => void list.fetchNextPage()}>{t('issued.more')}</Button>
      ) : null}
      {cards.payouts.length > 0 ? <Payouts payouts={cards.payouts} /> : null}
    </Stack>
  );
}
