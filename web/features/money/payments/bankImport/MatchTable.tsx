import { transferReferences } from '../../../../../shared/domain/entering/balance/familyTransfers.ts';
import type { LedgerEntry } from '../../../../../shared/contract/entering/payments/payments.ts';
import type { BankOutcome, MatchedRow } from '../../../../../shared/domain/money/bank/matchBankRows.ts';
import { formatAmount, formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Pill, type PillTone } from '../../../../ui/Pill.tsx';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx';
import { Box } from '../../../../ui/Box.tsx';
import styles from './Statement.module.css';
import { canImport } from './importableRows.ts';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import amounts from '../amountTable.module.css';

const TONES: Readonly<Record<BankOutcome, PillTone>> = {
  matched: 'good',
  amountDiffers: 'warn',
  nothingOpen: 'warn',
  unidentified: 'info',
  otherCurrency: 'neutral',
  impossibleDay: 'warn',
  known: 'neutral',
};

interface MatchTableProps {
  readonly matched: readonly MatchedRow[];
  readonly entries: readonly LedgerEntry[];
  readonly currency: string;
  readonly isTaken: (row: MatchedRow) => boolean;
  readonly onToggle: (id: string) => void;
}

/** Bank transactions with the entries they pay, for review before anything is recorded. */
export function MatchTable({ matched, entries, currency, isTaken, onToggle }: MatchTableProps) {
  const { t } = useTranslation('payments');
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (
    <Box frame="panel">
      <table className={joinClasses(amounts.table, styles.table)}>
        <caption>
          <VisuallyHidden>{t('statement.previewTitle')}</VisuallyHidden>
        </caption>
        <VisuallyHidden as="thead" on="phone">
          <tr>
            <th scope="col">{t('statement.takeShort')}</th>
            <th scope="col">{t('columns.day')}</th>
            <th scope="col">{t('statement.row')}</th>
            <th scope="col" data-amount>
              {t('columns.amount')}
            </th>
            <th scope="col">{t('statement.paysWhat')}</th>
          </tr>
        </VisuallyHidden>
        <tbody>
          {matched.map((match, index) => {
            const { id, row, outcome } = match;
            const name = row.payer ?? row.text ?? '';
            return (
              <tr key={id}>
                <td data-tick>
                  <input
                    type="checkbox"
                    aria-label={t('statement.take', { line: index + 1, payer: name })}
                    checked={canImport(match) && isTaken(match)}
                    disabled={!canImport(match)}
                    onChange={() => onToggle(id)}
                  />
                </td>
                <td data-day>{formatDay(row.receivedOn)}</td>
                <td data-words>
                  {row.payer}
                  <span className={styles.quiet}>{row.text}</span>
                </td>
                <td data-amount>{formatAmount(row.amount, row.currency)}</td>
                <td data-words>
                  <Pill tone={TONES[outcome]}>{t(`statement.outcomes.${outcome}`)}</Pill>
                  <FamilyLine match={match} />
                  <Shares match={match} byId={byId} />
                  <Reason match={match} byId={byId} currency={currency} />
                  <OwingSiblings match={match} byId={byId} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Box>
  );
}

interface OfMatch {
  readonly match: MatchedRow;
  readonly byId: ReadonlyMap<string, LedgerEntry>;
}

function Shares({ match: { shares, row }, byId }: OfMatch) {
  return shares.map(({ entryId, amount }) => (
    <span key={entryId} className={styles.share}>
      {byId.get(entryId)?.name} <strong>{formatAmount(amount, row.currency)}</strong>
    </span>
  ));
}

/** "HK$1,900 for 2 entries of family K7QM-2F9D", and what the family has paid too much. */
function FamilyLine({ match: { shares, row, family } }: Pick<OfMatch, 'match'>) {
  const { t } = useTranslation('payments');
  if (family === null || shares.length === 0) return null;
  const paid = shares.reduce((sum, { amount }) => sum + amount, 0);
  const amount = (units: number) => formatAmount(units, row.currency, true);
  return (
    <>
      <span className={styles.share}>
        {t('statement.ofFamily', { count: shares.length, amount: amount(paid), reference: family })}
      </span>
      {paid < row.amount ? (
        <span className={styles.quiet}>{t('statement.surplus', { amount: amount(row.amount - paid) })}</span>
      ) : null}
    </>
  );
}

/** The entry that the transaction names owes nothing, but others of its family do. */
const isForSiblings = ({ outcome, suggestions }: MatchedRow) =>
  outcome === 'nothingOpen' && suggestions.length > 0;

function OwingSiblings({ match, byId }: OfMatch) {
  const { t } = useTranslation('payments');
  if (!isForSiblings(match)) return null;
  const owing = match.suggestions.flatMap((id) => byId.get(id) ?? []);
  return (
    <>
      <span className={styles.quiet}>{t('statement.siblingsOwe')}</span>
      {owing.map(({ id, name, balance, currency }) => (
        <span key={id} className={styles.share}>
          {name} <strong>{formatAmount(balance, currency)}</strong>
        </span>
      ))}
    </>
  );
}

/** Why a transaction was not matched to one entry. */
function Reason({ match, byId, currency }: OfMatch & { readonly currency: string }) {
  const { t } = useTranslation('payments');
  const { outcome, shares } = match;
  if (outcome === 'matched' || outcome === 'known' || isForSiblings(match)) return null;
  const ofFamily = [...byId.values()].filter((entry) =>
    transferReferences(entry).includes(match.family ?? ''),
  );
  const paid = shares.flatMap(({ entryId }) => byId.get(entryId) ?? []);
  const owing = match.family === null ? paid : [...new Set([...paid, ...ofFamily])];
  const open = owing.reduce((sum, { balance }) => sum + Math.max(0, balance), 0);
  return (
    <span className={styles.quiet}>
      {t(`statement.reasons.${outcome}`, { open: formatAmount(open, currency), currency })}
    </span>
  );
}
