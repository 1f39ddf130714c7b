import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Start } from './checkInList.ts';
import type { StarterStates } from './useStarterState.ts';
import { ReasonField } from './ReasonField.tsx';

interface ReasonValues {
  reason: string;
}

const resolver = contractResolver<ReasonValues>('scratch');

interface ScratchDialogProps {
  readonly start: Start;
  readonly states: StarterStates;
  readonly onClose: () => void;
}

/** Asks why somebody does not skate. */
export function ScratchDialog({ start, states, onClose }: ScratchDialogProps) {
  const { t } = useTranslation(['checkIn', 'common']);
  const form = useContractForm<ReasonValues>({
    defaultValues: { reason: '' },
    resolver,
    errorMessage,
    onSubmit: async ({ reason }) => {
      await states.scratch(start, reason);
      onClose();
    },
  });
  const title = t('scratchTitle', { name: start.starter.name });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <p>{t('scratchText')}</p>
      <Form
        form={form}
        label={title}
        submitLabel={t('scratchNow')}
        actions={<Button onClick={onClose}>{t('common:actions.cancel')}</Button>}
      >
        <ReasonField />
      </Form>
    </Dialog>
  );
}
