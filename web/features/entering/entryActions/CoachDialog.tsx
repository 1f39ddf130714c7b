import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { MAX_COACHED } from '../../../../shared/contract/people/coaches/entryCoaches.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import type { NamedRow } from './actionRow.ts';

interface CoachDialogProps {
  readonly competition: Competition;
  readonly rows: readonly NamedRow[];
  readonly onClose: () => void;
  /** Clears the selection too. */
  readonly onDone: () => void;
}

/** Rinks of a selection whose coaches are offered; more would be a list of everybody. */
const MAX_RINKS = 4;

/** Sets the coach of one entry or several: one of their rinks' coaches, or of those whom entries name. */
export function CoachDialog({ competition, rows, onClose, onDone }: CoachDialogProps) {
  const { t } = useTranslation(['entryActions', 'common']);
  const params = { competitionId: competition.id };
  const [coachId, setCoachId] = useState<string>('');
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const rinks = [...new Set(rows.map(({ homeIsiRink }) => homeIsiRink))].slice(0, MAX_RINKS);
  const listed = useQueries({
    queries: rinks.map((rink) => requestQuery('listCoachNames', { query: { rink } })),
  });
  const named = useQuery(requestQuery('listCompetitionCoaches', { params }));
  const coaches = new Map(
    [...listed.flatMap(({ data }) => data ?? []), ...(named.data ?? [])].map(({ id, name }) => [id, name]),
  );
  const set = async (chosen: string | null) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      let changed = 0;
      for (let start = 0; start < rows.length; start += MAX_COACHED) {
        const entries = rows.slice(start, start + MAX_COACHED).map(({ id }) => id);
        const { data } = await call('setEntryCoach', { params, body: { coachId: chosen, entries } });
        changed += data.filter((one) => one.changed).length;
      }
      showToast(t(chosen === null ? 'coach.removed' : 'coach.done', { count: changed }));
      onDone();
    } catch (thrown) {
      setProblem(errorMessage(thrown) ?? t('failed'));
    } finally {
      setIsBusy(false);
    }
  };
  const [row] = rows;
  const title =
    rows.length === 1 ? t('coach.titleOf', { name: row?.name }) : t('coach.title', { count: rows.length });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          {rows.some(({ entryCoach }) => entryCoach) ? (
            <Button onClick={() => void set(null)}>{t('coach.remove')}</Button>
          ) : null}
          <Button
            tone="primary"
            disabledReason={coachId === '' ? t('coach.choose') : undefined}
            onClick={() => void set(coachId)}
          >
            {t('coach.submit')}
          </Button>
        </>
      }
    >
      <ComboBox
        label={t('coach.label')}
        hint={t('coach.hint')}
        error={problem || undefined}
        value={coachId}
        onChange={(value) => setCoachId(value ?? '')}
        options={[...coaches].map(([value, label]) => ({ value, label }))}
      />
    </Dialog>
  );
}
