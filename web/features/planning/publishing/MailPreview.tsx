import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TouchedReader } from '../../../../shared/contract/planning/scheduleDifference.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Publishing.module.css';

interface MailPreviewProps {
  readonly competitionId: string;
  /** The recipient of the mail. */
  readonly reader: TouchedReader;
  /** As it is typed. */
  readonly comment: string;
}

/** Shows the mail of one who is touched, as it would leave with the next version. */
export function MailPreview(props: MailPreviewProps) {
  const { t } = useTranslation('publishing');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('preview.open')}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t('preview.title', { name: props.reader.name || t('moves.unnamed') })}
        actions={<Button onClick={close}>{t('preview.close')}</Button>}
      >
        {isOpen ? <MailText {...props} /> : null}
      </Dialog>
    </>
  );
}

function MailText({ competitionId, reader: { to, id }, comment }: MailPreviewProps) {
  const { t } = useTranslation('publishing');
  const note = comment.trim();
  const query = note === '' ? { to, id } : { to, id, comment: note };
  const mail = useQuery(requestQuery('previewScheduleMail', { params: { competitionId }, query }));
  if (mail.isError) return <ErrorState title={t('preview.failed')} onRetry={() => void mail.refetch()} />;
  if (!mail.data) return <Spinner />;
  return (
    <Stack gap={4} minContent>
      <p>
        <b>{mail.data.subject}</b>
      </p>
      <p className={styles.mail}>{mail.data.text}</p>
    </Stack>
  );
}
