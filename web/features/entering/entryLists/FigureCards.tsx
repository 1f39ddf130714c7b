import { useQuery } from '@tanstack/react-query';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { CompetitionFigures } from '../../../../shared/contract/entering/entries/entryLists.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useUser } from '../../../session/useSession.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Box } from '../../../ui/Box.tsx';
import styles from './FigureCards.module.css';
import { dueOf, figureText, figuresOfRole } from './figures.ts';

interface FigureCardsProps {
  readonly competitionId: string;
  /** The listed entries, which the first figure counts. */
  readonly kind: EntryKind;
}

/** The figures of a list's entries, above its table. */
export function FigureCards({ competitionId, kind }: FigureCardsProps) {
  const { t } = useTranslation('entryLists');
  const { role } = useUser();
  const figures = useQuery(requestQuery('competitionFigures', { params: { competitionId } }));
  if (figures.isError) {
    return <ErrorState title={t('figures.failed')} onRetry={() => void figures.refetch()} />;
  }
  return (
    <Stack as="dl" gap={3} className={styles.figures} aria-busy={figures.isPending}>
      {figuresOfRole(role).map((name) => (
        <Box key={name} frame="panel" pad={3} padInline={4} className={styles.figure}>
          <dt>{t(name === 'entries' ? `figures.entries.${kind}` : `figures.${name}`)}</dt>
          <dd className={styles.value}>
            {figures.data ? figureText(name, figures.data, kind) : <Skeleton width="4ch" />}
          </dd>
          {figures.data && name === 'paid' ? <Due figures={figures.data} kind={kind} /> : null}
        </Box>
      ))}
    </Stack>
  );
}

function Due({ figures, kind }: { readonly figures: CompetitionFigures; readonly kind: EntryKind }) {
  const { t } = useTranslation('entryLists');
  return (
    <Text as="dd" soft size="xs">
      {t('figures.due', { amount: formatAmount(dueOf(figures, kind), figures.currency, true) })}
    </Text>
  );
}
