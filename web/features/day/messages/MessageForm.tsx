import { useEffect } from 'react';
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
import { currentTime } from '../../../clock.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { saveDraft } from '../../../session/drafts.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { AudienceEvent, AudienceFlight, useFlightChoices } from './AudienceFields.tsx';
import { messageDraft } from './messageDraft.ts';
import type { PreviewedMessage } from './MessagePreview.tsx';
import styles from './Messages.module.css';

export interface MessageValues {
  readonly to: (typeof MESSAGE_RECIPIENTS)[number];
  readonly event: string;
  readonly flight: string;
  readonly subject: string;
  readonly text: string;
  readonly toCoaches: boolean;
  readonly toJudges: boolean;
}

/** The request's body; only a message to one event or flight names it. */
const bodyOf = ({ event, flight, ...values }: MessageValues) => ({
  ...values,
  event: values.to === 'event' ? event : null,
  flight: values.to === 'flight' ? flight : null,
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
  const { watch } = form.methods;
  const draft = messageDraft(competition.id);
  useEffect(() => {
    const typing = watch((typed) => saveDraft(draft, typed));
    return () => typing.unsubscribe();
  }, [draft, watch]);
  const { timeZone } = competition;
  const isDay = daysOf(competition).includes(skatingDay(currentTime(), timeZone));
  const flights = useFlightChoices(competition.id);
  const offered = { all: true, event: true, today: isDay, flight: flights.length > 0 };
  return (
    <Form form={form} label={t('form.label')} submitLabel={t('form.preview')}>
      <Stack as="fieldset" gap={2} className={styles.to}>
        <legend>{t('form.to')}</legend>
        {MESSAGE_RECIPIENTS.filter((to) => offered[to]).map((to) => (
          <CheckboxCard
            key={to}
            isOneOf
            value={to}
            title={t(`form.${to}`)}
            {...form.methods.register('to')}
          />
        ))}
      </Stack>
      <AudienceEvent competition={competition} />
      <AudienceFlight flights={flights} />
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
