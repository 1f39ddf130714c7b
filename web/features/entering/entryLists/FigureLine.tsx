import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatAmount, formatNumber } from '../../../i18n/formats.ts';
import { Skeleton } from '../../../ui/Waiting.tsx';
import styles from './FigureCards.module.css';
import { dueOf, listedEntries } from './figures.ts';

interface FigureLineProps {
  readonly competitionId: string;
  readonly kind: EntryKind;
}

/** The figures of a list on a phone: "964 skaters · HK$338,439 due". */
export function FigureLine({ competitionId, kind }: FigureLineProps) {
  const { t } = useTranslation('entryLists');
  const figures = useQuery(requestQuery('competitionFigures', { params: { competitionId } }));
  if (figures.isError) return null;
  if (!figures.data) {
    return (
      <p className={styles.line} aria-busy>
        <Skeleton width="60%" />
      </p>
    );
  }
  const { total, withdrawn } = listedEntries(figures.data, kind);
  const count = total - withdrawn;
  const entries = t(`figures.counted.${kind}`, { count, formatted: formatNumber(count) });
  // A head coach gets no sums.
  const hasSums = figures.data.charged !== null;
  const amount = formatAmount(dueOf(figures.data, kind), figures.data.currency, true);
  return <p className={styles.line}>{hasSums ? `${entries} · ${t('figures.due', { amount })}` : entries}</p>;
}
