import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../shared/contract/entry.ts';
import { isApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form, FormSection } from '../../form/Form.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { keepDraft, readDraft } from '../../session/drafts.ts';
import { useSession } from '../../session/useSession.ts';
import { showToast } from '../../ui/toastStore.ts';
import type { PartnerValues } from './danceEntry.ts';
import { PartnerFields } from './PartnerFields.tsx';
import { partnerBody, partnerValues, type OwnPartnerOfEntry } from './partnerValues.ts';
import { useFamily } from './useFamily.ts';
import { useKeptDraft } from './useKeptDraft.ts';

interface PartnerFormProps {
  readonly entry: Entry;
  readonly partner: OwnPartnerOfEntry;
  readonly onSaved: (entry: Entry) => Promise<void>;
  /** Somebody has changed the entry meanwhile: reads how it is now. */
  readonly onOutdated: () => Promise<void>;
}

/** Who the partner is: mended, or somebody else. What is typed survives a reload and a log-in. */
export function PartnerForm({ entry, partner, onSaved, onOutdated }: PartnerFormProps) {
  const { t } = useTranslation('partner');
  const { user } = useSession();
  const family = useFamily(user);
  const { id, version, competition } = entry;
  const draft = `partner.${id}`;
  const [resolver] = useState(() =>
    contractResolver<PartnerValues>('updatePartner', { toBody: (values) => partnerBody(values, 1) }),
  );
  const [defaultValues] = useState(() => ({ ...partnerValues(partner), ...readDraft<PartnerValues>(draft) }));
  const form = useContractForm<PartnerValues>({
    defaultValues,
    resolver,
    refusalText: (thrown) => (isApiError(thrown, 'VersionConflict') ? t('own.newer') : refusalText(thrown)),
    shownAt: { partner: 'fullName', competitionId: 'fullName' },
    onSubmit: async (values) => {
      const body = partnerBody(values, version);
      const { data } = await call('updatePartner', { params: { entryId: id }, body }).catch(
        async (thrown: unknown) => {
          if (isApiError(thrown, 'VersionConflict')) await onOutdated();
          throw thrown;
        },
      );
      await onSaved(data);
      if (data.partner) form.methods.reset(partnerValues(data.partner));
      keepDraft(draft, {});
      const isAsked = data.partner?.invitedAt !== partner.invitedAt && data.partner?.email;
      showToast(isAsked ? t('own.savedInvited', { email: isAsked }) : t('own.saved'));
    },
  });
  useKeptDraft(draft, form.methods.watch);

  return (
    <Form form={form} label={t('own.form')} submitLabel={t('own.save')}>
      <FormSection title={t('own.form')} text={t('own.formText')}>
        <PartnerFields
          within=""
          competition={competition}
          family={family.skaters}
          emailHint={t('own.emailHint')}
        />
      </FormSection>
    </Form>
  );
}
