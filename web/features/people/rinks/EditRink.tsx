import { useQueryClient } from '@tanstack/react-query';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { ConflictNotice } from '../../../forms/ConflictNotice.tsx';
import { Form } from '../../../forms/Form.tsx';
import { useVersionedForm } from '../../../forms/useVersionedForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useUser } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { RinkFields } from './RinkFields.tsx';
import { rinkRequest, type RinkValues, rinkValues } from './rinkValues.ts';
import { type DiscardGuard, useReportDirty } from '../../../forms/useDiscardGuard.ts';
import { useRinkWords } from './useRinkWords.ts';

interface EditRinkProps {
  readonly guard: DiscardGuard;
  readonly rink: RinkRecord;
}

const resolver = contractResolver<RinkValues>('createRink', { toRequest: rinkRequest });

/** The form for one rink. A save fails if the rink was changed elsewhere in the meantime. */
export function EditRink({ rink, guard }: EditRinkProps) {
  const { t } = useTranslation(['rinks', 'common']);
  const { id: me } = useUser();
  const words = useRinkWords();
  const queries = useQueryClient();
  const params = { rinkId: rink.id };
  const { form, conflict, choose, dismiss } = useVersionedForm<RinkValues, RinkRecord>({
    stored: rink,
    valuesOf: rinkValues,
    resolver,
    errorMessage,
    me,
    save: async (values, { active, version }) => {
      const body = { ...rinkRequest(values), active, version };
      return (await call('updateRink', { params, body })).data;
    },
    readNewest: async () => {
      await refetchChanged('updateRink');
      const records = await queries.fetchQuery(requestQuery('listRinkRecords'));
      const newest = records.find(({ id }) => id === rink.id);
      if (!newest) throw new Error(t('missing'));
      return newest;
    },
    readHistory: async () => (await call('listRinkHistory', { params })).data,
    onSaved: ({ name }) => {
      showToast(t('saved', { name }));
      guard.done();
    },
  });
  useReportDirty(guard, form.methods.formState.isDirty);
  return (
    <Form
      form={form}
      label={t('editTitle', { name: rink.name })}
      submitLabel={t('save')}
      actions={<Button onClick={guard.close}>{t('common:actions.cancel')}</Button>}
    >
      {conflict ? (
        <ConflictNotice conflict={conflict} onChoose={choose} onDismiss={dismiss} {...words} />
      ) : null}
      <RinkFields />
    </Form>
  );
}
