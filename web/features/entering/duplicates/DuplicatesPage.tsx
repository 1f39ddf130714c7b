import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { DuplicateDecision } from '../../../../shared/contract/entering/duplicates/duplicates.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { type Decide, DuplicateCard } from './DuplicateCard.tsx';
import styles from './Duplicates.module.css';

const DONE = { merged: 'mergedNow', different: 'differentNow', undone: 'undone' } as const;

/** `/admin/doubles`: people of a competition who may be entered twice. */
export function DuplicatesPage() {
  const { t } = useTranslation('duplicates');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <DuplicateList key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}

/** The suggested pairs, and below them what was decided. */
function DuplicateList({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('duplicates');
  const queries = useQueryClient();
  const params = { competitionId: competition.id };
  const query = requestQuery('listDoubles', { params });
  const duplicates = useQuery(query);
  const content = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<{ pair: string; text: string } | null>(null);
  const decidedAt = useRef<number | null>(null);
  // The button of a decision is gone with it: the keyboard goes on at the pair that took its place.
  useEffect(() => {
    const place = decidedAt.current;
    decidedAt.current = null;
    if (place === null || document.activeElement !== document.body) return;
    const headings = [...(content.current?.querySelectorAll<HTMLElement>('h2[tabindex]') ?? [])];
    (headings[Math.max(place, 0)] ?? headings.at(-1))?.focus();
  }, [duplicates.data]);
  if (duplicates.isPending) return <Spinner />;
  if (duplicates.isError) return <ErrorState title={t('failed')} onRetry={() => void duplicates.refetch()} />;
  const { pairs, decided } = duplicates.data;

  const decide: Decide = async (pair, as, keep = null) => {
    setRefusal(null);
    try {
      const { data } = await call('decideDouble', { params, body: { pair, as, keep } });
      decidedAt.current = pairs.findIndex(({ id }) => id === pair);
      queries.setQueryData(query.queryKey, data);
      showToast(t(DONE[as]));
    } catch (thrown) {
      setRefusal({ pair, text: errorMessage(thrown) ?? String(thrown) });
      void duplicates.refetch();
    }
  };
  const refusalOf = (pair: string) => (refusal?.pair === pair ? refusal.text : null);

  return (
    <div ref={content}>
      {pairs.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <>
          <Text soft size="sm" className={styles.hint}>
            {t('hint')}
          </Text>
          <Stack gap={5} className={styles.list}>
            {pairs.map((pair) => (
              <DuplicateCard
                key={pair.id}
                pair={pair}
                competition={competition}
                refusal={refusalOf(pair.id)}
                decide={decide}
              />
            ))}
          </Stack>
        </>
      )}
      {decided.length === 0 ? null : (
        <Decided decided={decided} isArchived={competition.state === 'archived'} decide={decide} />
      )}
      {refusal && decided.some(({ id }) => id === refusal.pair) ? (
        <p role="alert" className={styles.refusal}>
          {refusal.text}
        </p>
      ) : null}
    </div>
  );
}

interface DecidedProps {
  readonly decided: readonly DuplicateDecision[];
  readonly isArchived: boolean;
  readonly decide: Decide;
}

function Decided({ decided, isArchived, decide }: DecidedProps) {
  const { t } = useTranslation('duplicates');
  const titleId = useId();
  return (
    <Stack aria-labelledby={titleId} as="section" gap={3} minContent className={styles.decided}>
      <h2 id={titleId} tabIndex={-1}>
        {t('decided')}
      </h2>
      <Card>
        <ul role="list">
          {decided.map(({ id, decision, people }) => {
            const names = people.map(({ fullName }) => fullName).join(', ') || t('gone');
            const others = people.flatMap(({ fullName, spellings }) =>
              spellings.map((one) => one.fullName).filter((name) => name !== fullName),
            );
            return (
              <Row key={id} as="li" gap={3} align="center" wrap={false} className={styles.decision}>
                <Text as="span" weight="medium" breaks className={styles.name}>
                  {names}
                  <Text as="span" soft size="sm" weight="regular" className={styles.detail}>
                    {t(decision === 'merged' ? 'merged' : 'apart')}
                    {decision === 'merged' && others.length > 0
                      ? ` · ${t('alsoAs', { names: others.join(', ') })}`
                      : null}
                  </Text>
                </Text>
                <Button
                  tone="plain"
                  dense
                  aria-label={t('undoOf', { names })}
                  disabledReason={isArchived ? t('archived') : undefined}
                  onClick={() => void decide(id, 'undone')}
                >
                  {t('undo')}
                </Button>
              </Row>
            );
          })}
        </ul>
      </Card>
    </Stack>
  );
}
