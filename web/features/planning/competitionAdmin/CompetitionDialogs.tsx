import { useQuery } from '@tanstack/react-query';
import { DEFAULT_CURRENCY } from '../../../../shared/domain/core/money/currency.ts';
import { requestQuery } from '../../../api/queries.ts';
import { CompetitionHistory } from '../competitionSetup/index.ts';
import { CloneCompetition } from './CloneCompetition.tsx';
import { DiscardDraft } from './DiscardDraft.tsx';
import type { OpenDialog } from './useRowActions.ts';

interface CompetitionDialogsProps {
  readonly dialog: OpenDialog | null;
  readonly onClose: () => void;
}

/** The dialogs of a row's menu. */
export function CompetitionDialogs({ dialog, onClose }: CompetitionDialogsProps) {
  const rinks = useQuery({ ...requestQuery('listRinks'), enabled: dialog?.name === 'history' });
  if (!dialog) return null;
  if (dialog.name === 'discard') return <DiscardDraft draft={dialog.row} onClose={onClose} />;
  if (dialog.name === 'clone') return <CloneCompetition competition={dialog.row} onClose={onClose} />;
  const { id, name, timeZone, currency } = dialog.row;
  const competition = { id, name, timeZone: timeZone ?? 'UTC', currency: currency ?? DEFAULT_CURRENCY };
  return <CompetitionHistory competition={competition} rinks={rinks.data ?? []} onClose={onClose} />;
}
