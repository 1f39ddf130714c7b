import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import type { WaitingList, WaitingRow } from '../../../shared/contract/entries/waiting.ts';
import { queryOf } from '../../api/queries.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { listName } from './listName.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { OneList } from './OneList.tsx';
import styles from './WaitingLists.module.css';

/** Every list of a competition in which somebody waits. */
export function WaitingLists({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('waitlist');
  const params = { competitionId: competition.id };
  const lists = useQuery(queryOf('listWaiting', { params }));
  const [moving, setMoving] = useState<{ list: WaitingList; row: WaitingRow } | null>(null);
  if (lists.isPending) return <Spinner />;
  if (lists.isError) return <ErrorState title={t('failed')} onRetry={() => void lists.refetch()} />;
  if (lists.data.length === 0) return <EmptyState title={t('nobody')} text={t('nobodyText')} />;
  const isArchived = competition.state === 'archived';
  return (
    <>
      {isArchived ? null : (
        <p className={styles.raise}>
          {t('raiseHint')} <Link to={paths.editForm(competition.id)}>{t('raise')}</Link>
        </p>
      )}
      <div className={styles.lists}>
        {lists.data.map((list) => (
          <OneList
            key={list.list}
            list={list}
            name={listName(t, list)}
            competition={competition}
            onMove={isArchived ? null : (row) => setMoving({ list, row })}
          />
        ))}
      </div>
      {moving ? (
        <MoveDialog
          competitionId={competition.id}
          list={moving.list}
          row={moving.row}
          name={listName(t, moving.list)}
          onClose={() => setMoving(null)}
        />
      ) : null}
    </>
  );
}
