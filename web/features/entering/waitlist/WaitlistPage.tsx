import { useQuery } from '@tanstack/react-query';
import type { Translator } from '../../../i18n/Translator.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { Waitlist, WaitlistEntry } from '../../../../shared/contract/entering/entries/waitlist.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { parseWaitlistName } from '../../../../shared/domain/entering/capacity/waitlists.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { OrganiserPage } from '../competitionChoice/index.ts';
import { MoveInWaitlistDialog } from './MoveInWaitlistDialog.tsx';
import { WaitlistTable } from './WaitlistTable.tsx';
import styles from './Waitlists.module.css';

/** `/admin/waiting`: the waitlists, for those who may change their order. */
export function WaitlistPage() {
  const { t } = useTranslation('waitlist');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <Waitlists key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}

/** The waitlists of a competition that have entries. */
function Waitlists({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('waitlist');
  const params = { competitionId: competition.id };
  const lists = useQuery(requestQuery('listWaiting', { params }));
  const [moving, setMoving] = useState<{ list: Waitlist; row: WaitlistEntry } | null>(null);
  if (lists.isPending) return <Spinner />;
  if (lists.isError) return <ErrorState title={t('failed')} onRetry={() => void lists.refetch()} />;
  if (lists.data.length === 0) return <EmptyState title={t('nobody')} text={t('nobodyText')} />;
  const isArchived = competition.state === 'archived';
  const promote = async () => {
    try {
      const { data } = await call('promoteWaiting', { params });
      const isStuck = data.some(({ stuck }) => stuck !== null);
      showToast(t(isStuck ? 'stuck.still' : 'stuck.solved'), isStuck ? 'bad' : 'good');
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
    }
  };
  return (
    <>
      {isArchived ? null : (
        <p className={styles.raise}>
          {t('raiseHint')} <Link to={paths.editForm(competition.id)}>{t('raise')}</Link>
        </p>
      )}
      <Stack gap={5} className={styles.lists}>
        {lists.data.map((list) => (
          <WaitlistTable
            key={list.list}
            list={list}
            name={waitlistName(t, list)}
            competition={competition}
            onPromote={isArchived ? null : () => void promote()}
            onMove={isArchived ? null : (row) => setMoving({ list, row })}
          />
        ))}
      </Stack>
      {moving ? (
        <MoveInWaitlistDialog
          competitionId={competition.id}
          list={moving.list}
          row={moving.row}
          name={waitlistName(t, moving.list)}
          onClose={() => setMoving(null)}
        />
      ) : null}
    </>
  );
}

/** A waitlist's name: the event, format or competition whose places it waits for. */
function waitlistName(t: Translator<'waitlist'>, { list, format, level }: Waitlist): string {
  const { of } = parseWaitlistName(list);
  if (of === 'competition') return t('ofCompetition');
  if (format === null) return t('removed');
  return of === 'format' || level === null ? t('ofFormat', { format }) : eventLabel(format, level);
}
