import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { MessageForm, type MessageValues } from './MessageForm.tsx';
import { MessagePreview, type PreviewedMessage } from './MessagePreview.tsx';
import { SentMessages } from './SentMessages.tsx';

/** `/admin/messages`: an organiser's message to all families, to those of an event, or to those on the ice today, and to their coaches and judges. */
export function MessagesPage() {
  const { t } = useTranslation('messages');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      width="form"
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
      archived={{ title: t('archived'), text: t('archivedText') }}
    >
      {(competition) => <Messages key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}

const NO_WORDS: MessageValues = {
  to: 'all',
  event: '',
  subject: '',
  text: '',
  toCoaches: false,
  toJudges: false,
};

/** A message is written, previewed, then sent once; those that were sent stand below. */
function Messages({ competition }: { readonly competition: Competition }) {
  const [values, setValues] = useState(NO_WORDS);
  const [preview, setPreview] = useState<PreviewedMessage | null>(null);
  return (
    <Stack gap={6}>
      {preview ? (
        <MessagePreview
          competitionId={competition.id}
          message={preview}
          onBack={() => setPreview(null)}
          onSent={() => {
            setValues(NO_WORDS);
            setPreview(null);
          }}
        />
      ) : (
        <MessageForm
          competition={competition}
          values={values}
          onPreview={(written, previewed) => {
            setValues(written);
            setPreview(previewed);
          }}
        />
      )}
      <SentMessages competition={competition} />
    </Stack>
  );
}
