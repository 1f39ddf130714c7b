import type {
  CardAccountChoice,
  CardPayment,
  CardPayout,
} from '../../../../../shared/contract/money/payments/cards.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { formatAmount, formatDay, formatInstant } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { paidEntryNames } from './paidEntryNames.ts';

interface CardIssuesProps {
  readonly payments: readonly CardPayment[];
  readonly kept: CardAccountChoice['kept'];
  readonly payouts: readonly CardPayout[];
  /** Of entries, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly timeZone: string;
}

/** Only super administrators see these messages. */
function close(eventId: string): void {
  call('closeCardEvent', { params: { eventId } }).catch((thrown: unknown) =>
    showToast(errorMessage(thrown) ?? String(thrown), 'bad'),
  );
}

/** What a person must do about payments by card; nothing where there is nothing to do. */
export function CardIssues({ payments, kept, payouts, names, timeZone }: CardIssuesProps) {
  const { t } = useTranslation('payments');
  const issues = payments.flatMap((payment) => issuesOf(payment));
  const wrong = payouts.filter(({ state, difference }) => state === 'failed' || difference !== 0);
  if (issues.length + kept.length + wrong.length === 0) return null;
  return (
    <Stack as="section" gap={3} frame="panel" pad={4} aria-label={t('cards.issues')}>
      <Text as="h2" size="lg">
        {t('cards.issues')}
      </Text>
      <Stack as="ul" role="list" gap={2} breaks>
        {issues.map(({ what, payment, amount, until }) => (
          <li key={`${what} ${payment.id}`}>
            {t(`cards.issue.${what}`, {
              amount: formatAmount(amount, payment.currency),
              names: paidEntryNames(payment, names),
              reference: payment.intent ?? '',
              when: until === null ? '' : formatInstant(until, timeZone),
            })}
          </li>
        ))}
        {wrong.map(({ id, state, amount, difference, currency, arrivesOn }) => (
          <li key={id}>
            {t(state === 'failed' ? 'cards.payouts.failed' : 'cards.payouts.differs', {
              amount: formatAmount(amount, currency),
              difference: formatAmount(Math.abs(difference), currency),
              day: formatDay(arrivesOn),
              reference: id,
            })}
          </li>
        ))}
        {kept.map(({ id, about, receivedAt, intent, sessionId, reasons }) => (
          <Row key={id} as="li" gap={3} align="center" justify="between">
            <span>
              {t('cards.kept', {
                about,
                when: formatInstant(receivedAt, timeZone),
                reference: intent ?? sessionId ?? id,
                reasons: reasons.join(', '),
              })}
            </span>
            <Button dense onClick={() => close(id)}>
              {t('cards.lookedUp')}
            </Button>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}

interface Issue {
  readonly what: 'dispute' | 'disputeLost' | 'excess' | 'overdue';
  readonly payment: CardPayment;
  readonly amount: number;
  readonly until: string | null;
}

function issuesOf(payment: CardPayment): Issue[] {
  const { disputes, excess, isOverdue, amount } = payment;
  const of = (what: Issue['what'], sum: number, until: string | null = null) => ({
    what,
    payment,
    amount: sum,
    until,
  });
  return [
    ...disputes.flatMap(({ status, amount: sum, answerBy }) => {
      if (status === 'open') return [of('dispute', sum, answerBy)];
      return status === 'lost' ? [of('disputeLost', sum)] : [];
    }),
    ...(excess > 0 ? [of('excess', excess)] : []),
    ...(isOverdue ? [of('overdue', amount)] : []),
  ];
}
