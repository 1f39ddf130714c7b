import { Link } from 'react-router-dom';
import { sumDue } from '../../../../shared/domain/entering/balance/amountToPay.ts';
import { currentTime } from '../../../clock.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { needsAttention } from './entryIssues.ts';
import { type FamilyDue, familyDues } from './pay/familyDue.ts';
import { leftToPay, payingEntries } from './pay/payingEntries.ts';
import { useFamilyBalance } from './pay/useFamilyBalance.ts';
import { usePayTitle } from './pay/usePayTitle.ts';
import { useMyEntries } from './useMyEntries.ts';

/** What a family has to do, in a line each that leads to Home: the landing page opens with what it can enter. */
export function DueLines() {
  const { t } = useTranslation('myEntries');
  const { rows } = useMyEntries();
  const dues = familyDues(rows);
  const now = currentTime();
  const open = rows.filter((entry) => needsAttention(entry, now));
  if (dues.length + open.length === 0) return null;
  return (
    <Stack as="section" gap={2} frame="panel" pad={4} aria-label={t('available.due')}>
      {dues.map((due) => (
        <DueLine key={due.competitionId} due={due} />
      ))}
      {open.length === 0 ? null : (
        <p>
          <Link to={paths.admin}>{t('available.attention', { count: open.length })}</Link>
        </p>
      )}
    </Stack>
  );
}

function DueLine({ due: { competition, competitionId, entries, currency } }: { readonly due: FamilyDue }) {
  const { t } = useTranslation('pay');
  const family = useFamilyBalance(competitionId).data;
  const amount = (of: FamilyDue['entries']) => formatAmount(sumDue(of), currency, true);
  const left = family ? leftToPay(family) : entries;
  const paying = payingEntries(family);
  const title = usePayTitle(competition, amount(left));
  return (
    <p>
      <Link to={paths.admin}>
        {left.length === 0 && paying.length > 0 ? t('card.underWay', { amount: amount(paying) }) : title}
      </Link>{' '}
      <Text as="span" soft size="sm">
        {competition.name}
      </Text>
    </p>
  );
}
