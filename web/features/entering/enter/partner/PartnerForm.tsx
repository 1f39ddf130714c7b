import { useEffect, useState } from 'react';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { Form, FormSection } from '../../../../forms/Form.tsx';
import { useVersionedForm } from '../../../../forms/useVersionedForm.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { saveDraft, readDraft } from '../../../../session/drafts.ts';
import { useSession } from '../../../../session/useSession.ts';
import { showToast } from '../../../../ui/toastStore.ts';
import type { PartnerValues } from '../form/coupleEntry.ts';
import { PartnerChoice } from '../person/PartnerChoice.tsx';
import { PartnerFields } from '../person/PartnerFields.tsx';
import { partnerRequest, partnerValues, type MyPartnerOfEntry } from './partnerValues.ts';
import { PersonConflict } from '../person/PersonConflict.tsx';
import { useFamily } from '../person/useFamily.ts';
import { useSavedDraft } from '../form/useSavedDraft.ts';

interface PartnerFormProps {
  readonly entry: Entry;
  readonly partner: MyPartnerOfEntry;
  readonly onSaved: (entry: Entry) => void;
  /** Reads the entry again after another change. */
  readonly onOutdated: () => Promise<Entry>;
}

/** Corrects the partner or names another one. The draft survives a reload and a log-in. */
export function PartnerForm({ entry, partner, onSaved, onOutdated }: PartnerFormProps) {
  const { t } = useTranslation('partner');
  const { user } = useSession();
  const family = useFamily(user);
  const { id, competition } = entry;
  const draft = `partner.${id}`;
  const [resolver] = useState(() =>
    contractResolver<PartnerValues>('updatePartner', { toRequest: (values) => partnerRequest(values, 1) }),
  );
  const [typed] = useState(() => readDraft<PartnerValues>(draft));
  const { form, ...met } = useVersionedForm<PartnerValues, Entry>({
    stored: entry,
    valuesOf: (stored) => partnerValues(stored.partner ?? partner),
    resolver,
    errorMessage,
    fieldAliases: { partner: 'fullName', competitionId: 'fullName' },
    me: user?.id ?? '',
    save: async (values, { version }) => {
      const body = partnerRequest(values, version);
      return (await call('updatePartner', { params: { entryId: id }, body })).data;
    },
    readNewest: onOutdated,
    onSaved: (saved) => {
      onSaved(saved);
      if (saved.partner) form.methods.reset(partnerValues(saved.partner));
      saveDraft(draft, {});
      const isAsked = saved.partner?.invitedAt !== partner.invitedAt && saved.partner?.email;
      showToast(isAsked ? t('own.savedInvited', { email: isAsked }) : t('own.saved'));
    },
  });
  const { setValue, watch } = form.methods;
  useEffect(() => {
    for (const [name, value] of Object.entries(typed)) {
      setValue(name as keyof PartnerValues, value, { shouldDirty: true });
    }
  }, [typed, setValue]);
  useSavedDraft(draft, watch);

  return (
    <Form form={form} label={t('own.form')} submitLabel={t('own.save')}>
      <PersonConflict {...met} />
      <FormSection title={t('own.form')} text={t('own.formText')}>
        <PartnerChoice within="" family={family.skaters} />
        <PartnerFields within="" competition={competition} emailHint={t('own.emailHint')} />
      </FormSection>
    </Form>
  );
}
