import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FamilyBalance } from '../../../../../shared/contract/entering/payments/familyBalance.ts';
import { cardAmountProblem } from '../../../../../shared/domain/core/money/cardAmounts.ts';
import { CARD_RETURN } from '../../../../../shared/domain/core/money/cardReturn.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { cardWords } from './cardWords.ts';

interface CardPayProps {
  readonly family: FamilyBalance;
  /** The sum to pay, in minor units. */
  readonly amount: number;
  /** The one entry to pay for; null for all that owe. */
  readonly entryId: string | null;
}

/** The way to the card provider's page, and what became of the payment that was started last. Nothing without a provider. */
export function CardPay({ family, amount, entryId }: CardPayProps) {
  const { t } = useTranslation('pay');
  const { cards, cardPayment, currency, competitionId } = family;
  const [params] = useSearchParams();
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    // Back from the provider's page the browser may show this one as it was left.
    const comeBack = () => setIsLeaving(false);
    globalThis.addEventListener('pageshow', comeBack);
    return () => globalThis.removeEventListener('pageshow', comeBack);
  }, []);
  if (cards === null) return null;
  const state = cardPayment?.state;
  const shown = cardWords(state, params.get(CARD_RETURN));
  const pay = () => {
    setIsLeaving(true);
    call('startCardPayment', { params: { competitionId }, body: { entryId, due: amount } }).then(
      ({ data: { address } }) => globalThis.location.assign(address),
      (thrown: unknown) => {
        setIsLeaving(false);
        showToast(errorMessage(thrown) ?? t('cards.changed'), 'bad');
      },
    );
  };
  const canPay = state !== 'waiting' && cardAmountProblem(amount, currency) === null;
  return (
    <Stack gap={2} minContent role="status">
      {shown && cardPayment ? (
        <p>{t(`cards.${shown}`, { amount: formatAmount(cardPayment.amount, currency, true) })}</p>
      ) : null}
      {canPay ? (
        <Row gap={2} columnGap={4} align="center">
          <Button tone="primary" onClick={pay} disabledReason={isLeaving ? t('cards.opening') : undefined}>
            {t(state === 'open' && cardPayment?.amount === amount ? 'cards.goOn' : 'cards.pay')}
          </Button>
          <Text as="span" soft size="sm">
            {t('cards.to', { payee: cards.payee })}
          </Text>
        </Row>
      ) : null}
    </Stack>
  );
}
