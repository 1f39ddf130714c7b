import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { requestQuery } from '../../../api/queries.ts';
import { EditRecordDialog, NewRecordDialog } from '../../../forms/RecordDialog.tsx';
import { RinkFields } from './RinkFields.tsx';
import { NO_RINK, rinkRequest, type RinkValues, rinkValues } from './rinkValues.ts';
import { useRinkWords } from './useRinkWords.ts';

const resolver = contractResolver<RinkValues>('createRink', { toRequest: rinkRequest });

interface EditRinkProps {
  readonly rink: RinkRecord;
  readonly onClose: () => void;
}

/** The form for one rink. */
export function EditRink({ rink, onClose }: EditRinkProps) {
  const { t } = useTranslation('rinks');
  const words = useRinkWords();
  const queries = useQueryClient();
  const params = { rinkId: rink.id };
  return (
    <EditRecordDialog<RinkValues, RinkRecord>
      title={t('editTitle', { name: rink.name })}
      submitLabel={t('save')}
      onClose={onClose}
      stored={rink}
      valuesOf={rinkValues}
      resolver={resolver}
      save={async (values, { active, version }) => {
        const body = { ...rinkRequest(values), active, version };
        return (await call('updateRink', { params, body })).data;
      }}
      readNewest={async () => {
        await refetchChanged('updateRink');
        const records = await queries.fetchQuery(requestQuery('listRinkRecords'));
        const newest = records.find(({ id }) => id === rink.id);
        if (!newest) throw new Error(t('missing'));
        return newest;
      }}
      readHistory={async () => (await call('listRinkHistory', { params })).data}
      words={words}
      savedText={({ name }) => t('saved', { name })}
    >
      <RinkFields />
    </EditRecordDialog>
  );
}

export function AddRink({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('rinks');
  return (
    <NewRecordDialog<RinkValues>
      title={t('addTitle')}
      submitLabel={t('add')}
      onClose={onClose}
      defaultValues={NO_RINK}
      resolver={resolver}
      create={async (values) => {
        const { data: rink } = await call('createRink', { body: rinkRequest(values) });
        return t('added', { name: rink.name });
      }}
    >
      <RinkFields />
    </NewRecordDialog>
  );
}
