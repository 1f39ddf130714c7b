import { useQuery } from '@tanstack/react-query';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { AttestForm } from '../eligibility/index.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import type { CoachRow } from './coachRow.ts';
import { useChangedEntries } from './useChangedEntries.ts';

interface AttestDialogProps {
  /** Null while the dialog is closed. */
  readonly row: CoachRow | null;
  readonly onClose: () => void;
}

/** Attests a level of a person in an entry. */
export function AttestDialog({ row, onClose }: AttestDialogProps) {
  const { t } = useTranslation('eligibility');
  return (
    <Dialog isOpen={row !== null} onClose={onClose} title={t('vouches.actionFor', { name: row?.name ?? '' })}>
      {row ? <AttestLevel row={row} onClose={onClose} /> : null}
    </Dialog>
  );
}

function AttestLevel({ row, onClose }: { readonly row: CoachRow; readonly onClose: () => void }) {
  const { t } = useTranslation('coachDashboard');
  const putIn = useChangedEntries();
  const { competitionId, id: entryId } = row.entry;
  const params = { competitionId, entryId };
  const record = useQuery({ ...requestQuery('getEntryRecord', { params }), staleTime: 0, gcTime: 0 });
  if (record.isError) return <ErrorState title={t('failed')} onRetry={() => void record.refetch()} />;
  if (!record.data) return <Spinner label={t('loading')} />;
  return (
    <AttestForm
      record={record.data}
      onDone={(attested) => {
        if (attested) putIn([attested]);
        onClose();
      }}
    />
  );
}
