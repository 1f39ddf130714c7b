import { useSearchParams } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { REMINDER_SUBJECTS } from '../../../../shared/domain/entering/reminders/remindable.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { ReminderForm, reminderBody, type ReminderValues } from './ReminderForm.tsx';
import { ReminderPreview } from './ReminderPreview.tsx';
import { ReminderRun } from './ReminderRun.tsx';
import { useReminder } from './useReminder.ts';

const resolver = contractResolver<ReminderValues>('previewReminder', { toRequest: reminderBody });

/** A reminder in three steps: text, preview, sending. */
export function ReminderFlow({ competition }: { readonly competition: Competition }) {
  const reminding = useReminder(competition.id);
  const [search] = useSearchParams();
  const about = REMINDER_SUBJECTS.find((subject) => subject === search.get('about')) ?? 'unpaid';
  const form = useContractForm<ReminderValues>({
    defaultValues: { about, kind: 'all', words: '' },
    resolver,
    errorMessage,
    onSubmit: (values) => reminding.show(reminderBody(values)),
  });
  if (reminding.run) return <ReminderRun reminding={reminding} run={reminding.run} />;
  if (!reminding.preview) return <ReminderForm form={form} />;
  return <ReminderPreview reminder={reminding} preview={reminding.preview} timeZone={competition.timeZone} />;
}
