import { useState } from 'react';
import type { PartnerInvitation } from '../../../../../shared/contract/entering/entries/partners.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { Form, FormSection } from '../../../../forms/Form.tsx';
import { useVersionedForm } from '../../../../forms/useVersionedForm.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { MembershipFields } from '../person/MembershipFields.tsx';
import { personRequest, personValues, type PersonValues } from './partnerValues.ts';
import { PersonConflict } from '../person/PersonConflict.tsx';
import { PersonFields } from '../person/PersonFields.tsx';

interface InvitedPersonFormProps {
  readonly token: string;
  readonly invitation: PartnerInvitation;
  readonly onSaved: (invitation: PartnerInvitation) => void;
  readonly onCancel: () => void;
  /** Reads the entry again after the family has changed it. */
  readonly onOutdated: () => Promise<PartnerInvitation>;
}

/** The partner's own data, corrected through the link of the invitation. */
export function InvitedPersonForm(props: InvitedPersonFormProps) {
  const { token, invitation, onSaved, onCancel, onOutdated } = props;
  const { t } = useTranslation('partner');
  const { competition } = invitation;
  const [resolver] = useState(() =>
    contractResolver<PersonValues>('updateInvitedPartner', {
      toRequest: (values) => ({ ...personRequest(values), version: 1 }),
    }),
  );
  const { form, ...met } = useVersionedForm<PersonValues, PartnerInvitation>({
    stored: invitation,
    valuesOf: ({ partner }) => personValues(partner),
    resolver,
    errorMessage,
    fieldAliases: { token: 'fullName', partner: 'fullName' },
    // The link belongs to no account.
    me: '',
    save: async (values, { version }) => {
      const body = { ...personRequest(values), version };
      return (await call('updateInvitedPartner', { params: { token }, body })).data;
    },
    readNewest: onOutdated,
    onSaved,
  });
  return (
    <Form
      form={form}
      label={t('person.title')}
      submitLabel={t('person.save')}
      actions={<Button onClick={onCancel}>{t('person.cancel')}</Button>}
    >
      <PersonConflict {...met} />
      <FormSection title={t('person.title')} text={t('person.text')}>
        <PersonFields within="" startDate={competition.startDate} />
        <MembershipFields within="" endDate={competition.endDate} />
      </FormSection>
    </Form>
  );
}
