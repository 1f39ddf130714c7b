import type { Coach } from '../../../../shared/contract/people/coaches/coaches.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx';
import { Form } from '../../../forms/Form.tsx';
import { type DiscardGuard, useReportDirty } from '../../../forms/useDiscardGuard.ts';
import { useVersionedForm } from '../../../forms/useVersionedForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useUser } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { CoachFields } from './CoachFields.tsx';
import { coachBody, type CoachRecordValues, coachValues } from './coachValues.ts';
import { useCoachWords } from './useCoachWords.ts';

interface EditCoachProps {
  readonly guard: DiscardGuard;
  readonly coach: Coach;
}

const resolver = contractResolver<CoachRecordValues>('createCoach', { toRequest: coachBody });

/** The form for one coach; saving confirms a record that a family made. */
export function EditCoach({ coach, guard }: EditCoachProps) {
  const { t } = useTranslation(['coaches', 'common']);
  const { id: me } = useUser();
  const words = useCoachWords();
  const params = { coachId: coach.id };
  const { form, conflict, choose, dismiss } = useVersionedForm<CoachRecordValues, Coach>({
    stored: coach,
    valuesOf: coachValues,
    resolver,
    errorMessage,
    me,
    save: async (values, { version }) =>
      (await call('updateCoach', { params, body: { ...coachBody(values), version } })).data,
    readNewest: async () => (await call('getCoach', { params })).data,
    readHistory: async () => (await call('listCoachHistory', { params })).data,
    onSaved: ({ name }) => {
      showToast(t(coach.state === 'awaiting' ? 'confirmed' : 'saved', { name }));
      guard.done();
    },
  });
  useReportDirty(guard, form.methods.formState.isDirty);
  return (
    <Form
      form={form}
      label={t('editTitle', { name: coach.name })}
      submitLabel={t(coach.state === 'awaiting' ? 'saveAndConfirm' : 'save')}
      actions={<Button onClick={guard.close}>{t('common:actions.cancel')}</Button>}
    >
      {conflict ? (
        <ConflictNotice conflict={conflict} onChoose={choose} onDismiss={dismiss} {...words} />
      ) : null}
      <CoachFields />
    </Form>
  );
}
