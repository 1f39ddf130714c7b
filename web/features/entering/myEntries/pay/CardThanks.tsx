import { Link, useSearchParams } from 'react-router-dom';
import { CARD_RETURN } from '../../../../../shared/domain/core/money/cardReturn.ts';
import { formatAmount } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { useFamilyBalance } from './useFamilyBalance.ts';

interface CardThanksProps {
  readonly competitionId: string;
  /** On whose page it stands. */
  readonly entryId: string;
}

/** Back from the card provider's page, once it is paid: how much, for whom, and each one's receipt. */
export function CardThanks(props: CardThanksProps) {
  const [params] = useSearchParams();
  return params.has(CARD_RETURN) ? <Thanks {...props} /> : null;
}

function Thanks({ competitionId, entryId }: CardThanksProps) {
  const { t } = useTranslation('pay');
  const family = useFamilyBalance(competitionId).data;
  const payment = family?.cardPayment;
  if (!family || payment?.state !== 'paid') return null;
  return (
    <div role="status">
      <DashboardCard
        title={
          <Row as="span" gap={2} align="center">
            <Icon name="check" />
            {t('cards.thanks', { amount: formatAmount(payment.amount, family.currency, true) })}
          </Row>
        }
      >
        <Stack as="ul" role="list" gap={2}>
          {family.entries
            .filter(({ id }) => payment.entryIds.includes(id))
            .map(({ id, name }) => (
              <Row key={id} as="li" gap={1} columnGap={4} justify="between">
                {id === entryId ? <span>{name}</span> : <Link to={paths.entry(id)}>{name}</Link>}
                <Link to={paths.receipt(id)} aria-label={t('cards.receiptOf', { name })}>
                  {t('cards.receipt')}
                </Link>
              </Row>
            ))}
        </Stack>
      </DashboardCard>
    </div>
  );
}
