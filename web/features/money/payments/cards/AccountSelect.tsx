import type { CardAccountChoice } from '../../../../../shared/contract/money/payments/cards.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { useUser } from '../../../../session/useSession.ts';
import { Select } from '../../../../ui/Select.tsx';
import { showToast } from '../../../../ui/toastStore.ts';

interface AccountSelectProps {
  readonly competition: Competition;
  readonly cards: CardAccountChoice;
}

/** Of a select, whose values are texts. */
const NONE = '';

/** Whose account the families' cards pay. The federation chooses it: the keys are its own. */
export function AccountSelect({ competition, cards }: AccountSelectProps) {
  const { t } = useTranslation('payments');
  const isFederation = useUser().role === 'SUPER_ADMIN';
  const { accounts, account } = cards;
  const paid = accounts.find(({ name }) => name === account);
  if (!isFederation) return <p>{paid ? t('cards.paysTo', { payee: paid.payee }) : t('cards.off')}</p>;
  const choose = (value: string) => {
    const body = { account: value === NONE ? null : value };
    call('chooseCardAccount', { params: { competitionId: competition.id }, body }).then(
      () => showToast(t('cards.chosen')),
      (thrown: unknown) => showToast(errorMessage(thrown) ?? String(thrown), 'bad'),
    );
  };
  return (
    <Select
      label={t('cards.account')}
      hint={t('cards.accountHint')}
      value={paid?.name ?? NONE}
      options={[
        { value: NONE, label: t('cards.none') },
        ...accounts.map(({ name, payee, isLive }) => ({
          value: name,
          label: isLive ? payee : t('cards.test', { payee }),
        })),
      ]}
      onChange={choose}
    />
  );
}
