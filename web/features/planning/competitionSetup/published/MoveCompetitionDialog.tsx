import { useQuery } from '@tanstack/react-query';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { OutsideForm } from '../../../../forms/OutsideForm.tsx';
import { formatDays } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';

interface MoveCompetitionDialogProps {
  readonly competition: Pick<Competition, 'id' | 'startDate' | 'endDate'>;
  /** The typed days. */
  readonly to: { readonly startDate: string; readonly endDate: string };
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Confirms a new first day, with the number of families that will be emailed. */
export function MoveCompetitionDialog({ competition, to, onClose, onConfirm }: MoveCompetitionDialogProps) {
  const { t } = useTranslation(['competitionSetup', 'common']);
  const params = { competitionId: competition.id };
  const { data, isError, refetch } = useQuery({
    ...requestQuery('previewMove', { params }),
    staleTime: 0,
    gcTime: 0,
  });
  const families = data?.families ?? 0;
  return (
    <OutsideForm>
      <Dialog
        isOpen
        onClose={onClose}
        title={t('move.title')}
        actions={
          <>
            <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
            <Button tone="primary" disabledReason={data ? undefined : t('move.counting')} onClick={onConfirm}>
              {families > 0 ? t('move.confirm', { count: families }) : t('move.confirmNobody')}
            </Button>
          </>
        }
      >
        <p>
          {t('move.days', {
            before: formatDays(competition.startDate, competition.endDate),
            after: formatDays(to.startDate, to.endDate),
          })}
        </p>
        {isError ? <ErrorState title={t('move.failed')} onRetry={() => void refetch()} /> : null}
        {!data && !isError ? <Spinner /> : null}
        {data ? <p>{families > 0 ? t('move.text', { count: families }) : t('move.nobody')}</p> : null}
      </Dialog>
    </OutsideForm>
  );
}
