import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { dayIn } from '../../../../shared/domain/core/registration/timeZone.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { currentTime } from '../../../clock.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormDate } from '../../../forms/FormDate.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { type CloneValues, followingName, proposedClone } from './cloneValues.ts';
import { ShiftedDates } from './ShiftedDates.tsx';

interface CloneCompetitionProps {
  readonly competition: Competition;
  readonly onClose: () => void;
}

const resolver = contractResolver<CloneValues>('cloneCompetition');

/** Asks for the first day of the new season, previews the shifted dates and opens the draft. */
export function CloneCompetition({ competition, onClose }: CloneCompetitionProps) {
  const { t } = useTranslation('competitionAdmin');
  return (
    <Dialog isOpen onClose={onClose} title={t('clone.title', { name: competition.name })}>
      <p>{t('clone.text')}</p>
      <CloneForm competition={competition} onClose={onClose} />
    </Dialog>
  );
}

function CloneForm({ competition, onClose }: CloneCompetitionProps) {
  const { t } = useTranslation(['competitionAdmin', 'common']);
  const navigate = useNavigate();
  const form = useContractForm<CloneValues>({
    defaultValues: proposedClone(competition, dayIn(currentTime(), competition.timeZone)),
    resolver,
    errorMessage,
    onSubmit: async (body) => {
      const { data } = await call('cloneCompetition', { params: { competitionId: competition.id }, body });
      await whenRefetched();
      showToast(t('clone.done', { name: data.name }));
      await navigate(paths.setUp(data.id));
    },
  });
  const { control, subscribe, getValues, setValue } = form.methods;
  const startDate = useWatch({ control, name: 'startDate' });
  useEffect(() => {
    let before = { ...getValues() };
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const now = { ...values };
        const isWhole = /^(19|20)\d\d-/.test(now.startDate);
        const name = isWhole && now.startDate !== before.startDate ? nameAfter(before, now) : now.name;
        if (isWhole) before = { ...now, name };
        if (name !== now.name) setValue('name', name);
      },
    });
    function nameAfter(old: CloneValues, now: CloneValues): string {
      return followingName(competition, { ...now, startDate: old.startDate }, now.startDate);
    }
  }, [competition, subscribe, getValues, setValue]);
  return (
    <Form
      form={form}
      label={t('clone.title', { name: competition.name })}
      submitLabel={t('clone.confirm')}
      actions={<Button onClick={onClose}>{t('common:actions.cancel')}</Button>}
    >
      <FormDate<CloneValues> name="startDate" label={t('clone.startDate')} hint={t('clone.startDateHint')} />
      <FormTextField<CloneValues> name="name" label={t('clone.name')} autoComplete="off" />
      <ShiftedDates competition={competition} startDate={startDate} />
    </Form>
  );
}
