import { useEveryPage } from '../../../api/useEveryPage.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';

interface RefundsDueProps {
  readonly competitionId: string;
  /** Of the competition, where a page shows several. */
  readonly name?: string | undefined;
}

/** What families are owed, after an event was cancelled. */
export function RefundsDue({ competitionId, name }: RefundsDueProps) {
  const { t } = useTranslation('rests');
  const params = { competitionId };
  const lists = [
    useEveryPage('listLedger', { params, query: { kind: 'individual' }, quiet: true }),
    useEveryPage('listLedger', { params, query: { kind: 'team' }, quiet: true }),
    useEveryPage('listLedger', { params, query: { kind: 'dance' }, quiet: true }),
  ];
  const entries = lists.flatMap(({ rows }) => rows);
  const refundDue = entries.reduce((sum, { paid, totalPrice }) => sum + Math.max(0, paid - totalPrice), 0);
  const [first] = entries;
  if (!first || refundDue === 0 || lists.some(({ isPending }) => isPending)) return null;
  return (
    <Row gap={3} align="center" justify="between" round="panel" background="warn" pad={4} role="status">
      <p>
        {name === undefined ? null : `${name}: `}
        <strong>{t('refundsDue', { amount: formatAmount(refundDue, first.currency) })}</strong>{' '}
        {t('refundsDueText')}
      </p>
      <LinkButton to={paths.money(competitionId, { standing: 'overpaid' })}>{t('openMoney')}</LinkButton>
    </Row>
  );
}
