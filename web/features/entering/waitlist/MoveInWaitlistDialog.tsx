import { useQueryClient } from '@tanstack/react-query';
import type { Waitlist, WaitlistEntry } from '../../../../shared/contract/entering/entries/waitlist.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { requestQuery } from '../../../api/queries.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormNumber } from '../../../forms/FormNumber.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toastStore.ts';

interface MoveInWaitlistDialogProps {
  readonly competitionId: string;
  readonly list: Waitlist;
  readonly row: WaitlistEntry;
  /** The waitlist's name. */
  readonly name: string;
  readonly onClose: () => void;
}

interface MoveValues {
  list: string;
  entryId: string;
  place: number | null;
  reason: string;
}

const resolver = contractResolver<MoveValues>('moveWaiting');

/** Asks for the new position and the reason, which the entry's history keeps. */
export function MoveInWaitlistDialog(props: MoveInWaitlistDialogProps) {
  const { t } = useTranslation('waitlist');
  return (
    <Dialog isOpen onClose={props.onClose} title={t('dialog.title', { name: props.row.name })}>
      <p>{t('dialog.text', { list: props.name, place: props.row.place, count: props.list.rows.length })}</p>
      <MoveForm {...props} />
    </Dialog>
  );
}

function MoveForm({ competitionId, list, row, onClose }: MoveInWaitlistDialogProps) {
  const { t } = useTranslation(['waitlist', 'common']);
  const queries = useQueryClient();
  const params = { competitionId };
  const form = useContractForm<MoveValues>({
    defaultValues: { list: list.list, entryId: row.entryId, place: null, reason: '' },
    resolver,
    errorMessage,
    onSubmit: async (values) => {
      const body = { ...values, place: values.place ?? row.place };
      const { data } = await call('moveWaiting', { params, body });
      queries.setQueryData(requestQuery('listWaiting', { params }).queryKey, data);
      await whenRefetched();
      showToast(t('dialog.done', { name: row.name }));
      onClose();
    },
  });
  return (
    <Form
      form={form}
      label={t('dialog.title', { name: row.name })}
      submitLabel={t('move')}
      actions={<Button onClick={onClose}>{t('common:actions.cancel')}</Button>}
    >
      <FormNumber<MoveValues>
        name="place"
        label={t('dialog.place')}
        hint={t('dialog.placeHint', { count: list.rows.length })}
      />
      <FormTextField<MoveValues>
        name="reason"
        label={t('dialog.reason')}
        hint={t('dialog.reasonHint')}
        autoComplete="off"
        maxLength={500}
      />
    </Form>
  );
}
