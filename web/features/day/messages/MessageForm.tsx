import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import {
  MAX_EMAIL_LENGTH,
  MAX_SUBJECT_LENGTH,
} from '../../../../shared/contract/entering/notifications/emails.ts';
import { MESSAGE_RECIPIENTS } from '../../../../shared/contract/day/messages.ts';
import { skatingDay } from '../../../../shared/domain/day/running/dayOfPlan.ts';
import { daysOf } from '../../../../shared/domain/entering/onIce/iceDays.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormSelect } from '../../../forms/FormSelect.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { PreviewedMessage } from './MessagePreview.tsx';
import styles from './Messages.module.css';

export interface MessageValues {
  readonly to: (typeof MESSAGE_RECIPIENTS)[number];
  readonly event: string;
  readonly subject: string;
  readonly text: string;
  readonly toCoaches: boolean;
  readonly toJudges: boolean;
}

/** The request's body; only a message to one event names it. */
const bodyOf = ({ event, ...values }: MessageValues) => ({
  ...values,
  event: values.to === 'event' ? event : null,
});

const resolver = contractResolver<MessageValues>('previewMessage', { toRequest: bodyOf });

interface MessageFormProps {
  readonly competition: Competition;
  readonly values: MessageValues;
  readonly onPreview: (values: MessageValues, message: PreviewedMessage) => void;
}

/** Whom the message is for, and its words. */
export function MessageForm({ competition, values, onPreview }: MessageFormProps) {
  const { t } = useTranslation('messages');
  const form = useContractForm<MessageValues>({
    defaultValues: values,
    resolver,
    errorMessage,
    onSubmit: async (written) => {
      const body = bodyOf(written);
      const { data } = await call('previewMessage', { params: { competitionId: competition.id }, body });
      onPreview(written, { id: crypto.randomUUID(), body, ...data });
    },
  });
  const { timeZone } = competition;
  const isDay = daysOf(competition).includes(skatingDay(currentTime(), timeZone));
  return (
    <Form form={form} label={t('form.label')} submitLabel={t('form.preview')}>
      <Stack as="fieldset" gap={2} className={styles.to}>
        <legend>{t('form.to')}</legend>
        {MESSAGE_RECIPIENTS.filter((to) => to !== 'today' || isDay).map((to) => (
          <CheckboxCard
            key={to}
            isOneOf
            value={to}
            title={t(`form.${to}`)}
            {...form.methods.register('to')}
          />
        ))}
      </Stack>
      <EventField formId={competition.formId} />
      <Stack as="fieldset" gap={2} className={styles.to}>
        <legend>{t('form.also')}</legend>
        {(['toCoaches', 'toJudges'] as const).map((name) => (
          <CheckboxCard key={name} title={t(`form.${name}`)} {...form.methods.register(name)} />
        ))}
      </Stack>
      <FormTextField<MessageValues>
        name="subject"
        label={t('form.subject')}
        hint={t('form.subjectHint', { competition: competition.name })}
        maxLength={MAX_SUBJECT_LENGTH}
        autoComplete="off"
      />
      <FormTextArea<MessageValues>
        name="text"
        label={t('form.text')}
        hint={t('form.textHint')}
        rows={8}
        maxLength={MAX_EMAIL_LENGTH}
      />
    </Form>
  );
}

/** Only for a message to one event. */
function EventField({ formId }: { readonly formId: string }) {
  const { t } = useTranslation('messages');
  const to = useWatch<MessageValues, 'to'>({ name: 'to' });
  const form = useQuery({ ...requestQuery('getForm', { params: { formId } }), enabled: to === 'event' });
  if (to !== 'event') return null;
  const events = (form.data?.formats ?? []).flatMap(({ format, events: own }) =>
    own.map(({ id, level }) => ({ value: id, label: `${format}, ${level}` })),
  );
  return (
    <FormSelect<MessageValues>
      name="event"
      label={t('form.eventOf')}
      options={[{ value: '', label: t('form.choose') }, ...events]}
    />
  );
}
