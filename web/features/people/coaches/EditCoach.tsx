import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Coach } from '../../../../shared/contract/people/coaches/coaches.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { EditRecordDialog, NewRecordDialog } from '../../../forms/RecordDialog.tsx';
import { CoachFields } from './CoachFields.tsx';
import { coachBody, type CoachRecordValues, coachValues, NO_COACH } from './coachValues.ts';
import { useCoachWords } from './useCoachWords.ts';

const resolver = contractResolver<CoachRecordValues>('createCoach', { toRequest: coachBody });

interface EditCoachProps {
  readonly coach: Coach;
  readonly onClose: () => void;
}

/** The form for one coach; saving confirms a record that a family made. */
export function EditCoach({ coach, onClose }: EditCoachProps) {
  const { t } = useTranslation('coaches');
  const words = useCoachWords();
  const params = { coachId: coach.id };
  const isAwaiting = coach.state === 'awaiting';
  return (
    <EditRecordDialog<CoachRecordValues, Coach>
      title={t('editTitle', { name: coach.name })}
      submitLabel={t(isAwaiting ? 'saveAndConfirm' : 'save')}
      onClose={onClose}
      stored={coach}
      valuesOf={coachValues}
      resolver={resolver}
      save={async (values, { version }) =>
        (await call('updateCoach', { params, body: { ...coachBody(values), version } })).data
      }
      readNewest={async () => (await call('getCoach', { params })).data}
      readHistory={async () => (await call('listCoachHistory', { params })).data}
      words={words}
      savedText={({ name }) => t(isAwaiting ? 'confirmed' : 'saved', { name })}
    >
      <CoachFields />
    </EditRecordDialog>
  );
}

export function AddCoach({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('coaches');
  return (
    <NewRecordDialog<CoachRecordValues>
      title={t('addTitle')}
      submitLabel={t('add')}
      onClose={onClose}
      defaultValues={NO_COACH}
      resolver={resolver}
      create={async (values) => {
        const { data: coach } = await call('createCoach', { body: coachBody(values) });
        return t('added', { name: coach.name });
      }}
    >
      <CoachFields />
    </NewRecordDialog>
  );
}
