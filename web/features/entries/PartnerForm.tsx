import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../shared/contract/entry.ts';
import { isApiError } from '../../api/ApiError.ts';
import { call } from '../../api/client.ts';
import { contractResolver } from '../../api/contractResolver.ts';
import { refusalText } from '../../api/refusalText.ts';
import { Form, FormSection } from '../../form/Form.tsx';
import { FormTextField } from '../../form/FormTextField.tsx';
import { useContractForm } from '../../form/useContractForm.ts';
import { keepDraft, readDraft } from '../../session/drafts.ts';
import { useSession } from '../../session/useSession.ts';
import { showToast } from '../../ui/toastStore.ts';
import { EMPTY_PARTNER, partnerOfSkater, type PartnerValues } from './danceEntry.ts';
import { FamilyChoice } from './FamilyChoice.tsx';
import { MembershipFields } from './MembershipFields.tsx';
import { partnerBody, partnerValues, type OwnPartnerOfEntry } from './partnerValues.ts';
import { PersonFields } from './PersonFields.tsx';
import { useFamily } from './useFamily.ts';

interface PartnerFormProps {
  readonly entry: Entry;
  readonly partner: OwnPartnerOfEntry;
  readonly onSaved: (entry: Entry) => Promise<void>;
  /** Somebody has changed the entry meanwhile: reads how it is now. */
  readonly onOutdated: () => Promise<void>;
}

/** Who the partner is: mended, or somebody else. What is typed survives a reload and a log-in. */
export function PartnerForm({ entry, partner, onSaved, onOutdated }: PartnerFormProps) {
  const { t } = useTranslation(['partner', 'groupEntries']);
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
  const { watch } = form.methods;
  useEffect(() => {
    const subscription = watch((values) => keepDraft(draft, values));
    return () => subscription.unsubscribe();
  }, [draft, watch]);

  return (
    <Form form={form} label={t('own.form')} submitLabel={t('own.save')}>
      <FormSection title={t('own.form')} text={t('own.formText')}>
        {family.skaters.length > 0 ? (
          <FamilyChoice
            label={t('groupEntries:dance.family')}
            skaters={family.skaters}
            within=""
            valuesOf={(skater) => ({ ...(skater ? partnerOfSkater(skater) : EMPTY_PARTNER) })}
          />
        ) : null}
        <PersonFields within="" startDate={competition.startDate} />
        <MembershipFields within="" endDate={competition.endDate} />
        <FormTextField<PartnerValues>
          name="email"
          type="email"
          inputMode="email"
          label={t('groupEntries:dance.email')}
          hint={t('own.emailHint')}
          optional
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormSection>
    </Form>
  );
}
