import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import {
  MAX_EMAILED,
  MAX_EMAIL_LENGTH,
  MAX_SUBJECT_LENGTH,
} from '../../../../shared/contract/entering/notifications/emails.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { FormTextArea } from '../../../forms/FormTextArea.tsx';
import { FormTextField } from '../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './EntryActions.module.css';
import type { NamedRow } from './actionRow.ts';
import { entriesByFamily, familiesOfRows } from './families.ts';
import { useMailRun } from './useMailRun.tsx';

interface EmailValues {
  subject: string;
  text: string;
}

interface EmailDialogProps {
  readonly competition: Competition;
  readonly rows: readonly NamedRow[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** An organiser's own email to the families of the selected entries: written, previewed, then sent once. */
export function EmailDialog({ competition, rows, onClose, onDone }: EmailDialogProps) {
  const { t } = useTranslation(['entryActions', 'common']);
  const params = { competitionId: competition.id };
  const [message] = useState(() => crypto.randomUUID());
  const [preview, setPreview] = useState<(EmailValues & { readonly mail: PreviewedMail }) | null>(null);
  const { state, start, outcome } = useMailRun('email');
  const count = familiesOfRows(rows).length;
  const entry = rows.find(({ familyId }) => familyId !== null)?.id ?? '';
  const form = useContractForm<EmailValues>({
    defaultValues: { subject: '', text: '' },
    resolver: contractResolver('previewEmail', {
      toRequest: (values: EmailValues) => ({ ...values, entry }),
    }),
    errorMessage,
    onSubmit: async (values) => {
      const { data } = await call('previewEmail', { params, body: { ...values, entry } });
      setPreview({ ...values, mail: data });
    },
  });
  const send = async ({ subject, text }: EmailValues) =>
    start(entriesByFamily(rows, MAX_EMAILED), (entries) =>
      call('sendEmail', { params, body: { subject, text, message, entries } }),
    );
  const isOver = state === 'finished';
  return (
    <Dialog
      isOpen
      onClose={isOver ? onDone : onClose}
      title={t('email.title', { count })}
      initialFocus="input"
      closesOutside={isOver}
      actions={
        isOver ? (
          <Button tone="primary" onClick={onDone}>
            {t('done')}
          </Button>
        ) : undefined
      }
    >
      {isOver ? outcome : null}
      {preview && !isOver ? (
        <MailPreview
          mail={preview.mail}
          count={count}
          isSending={state === 'running'}
          onBack={() => setPreview(null)}
          onSend={() => void send(preview)}
        />
      ) : null}
      {preview ? null : (
        <Form
          form={form}
          label={t('email.title', { count })}
          submitLabel={t('email.preview')}
          actions={<Button onClick={onClose}>{t('common:actions.cancel')}</Button>}
        >
          <FormTextField<EmailValues>
            name="subject"
            label={t('email.subject')}
            hint={t('email.subjectHint', { competition: competition.name })}
            maxLength={MAX_SUBJECT_LENGTH}
            autoComplete="off"
          />
          <FormTextArea<EmailValues>
            name="text"
            label={t('email.text')}
            hint={t('email.textHint')}
            rows={8}
            maxLength={MAX_EMAIL_LENGTH}
          />
        </Form>
      )}
    </Dialog>
  );
}

interface PreviewedMail {
  readonly subject: string;
  readonly text: string;
}

interface MailPreviewProps {
  readonly mail: PreviewedMail;
  /** The families that get it. */
  readonly count: number;
  readonly isSending: boolean;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** The email as the first family gets it, before anything is sent. */
function MailPreview({ mail, count, isSending, onBack, onSend }: MailPreviewProps) {
  const { t } = useTranslation('entryActions');
  return (
    <>
      <Stack
        as="section"
        gap={2}
        minContent
        size="sm"
        frame="panel"
        pad={4}
        className={styles.mail}
        aria-label={t('email.previewOf')}
      >
        <strong>{mail.subject}</strong>
        <p>{mail.text}</p>
      </Stack>
      <Row gap={3} justify="end">
        <Button onClick={onBack}>{t('email.back')}</Button>
        <Button tone="primary" disabledReason={isSending ? t('running') : undefined} onClick={onSend}>
          {t('email.send', { count })}
        </Button>
      </Row>
    </>
  );
}
