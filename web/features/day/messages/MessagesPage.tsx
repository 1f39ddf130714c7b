import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { readDraft, saveDraft } from '../../../session/drafts.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { useAudienceName } from './useAudienceName.ts';
import { MessageForm, type MessageValues } from './MessageForm.tsx';
import { MessagePreview, type PreviewedMessage } from './MessagePreview.tsx';
import { messageDraft } from './messageDraft.ts';
import { SentMessages } from './SentMessages.tsx';

/** `/admin/messages`: an organiser's message to all families, or to those of an event, of a flight or of today, and to their coaches and judges. */
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
  flight: '',
  subject: '',
  text: '',
  toCoaches: false,
  toJudges: false,
};

/** A message is written, previewed, then sent once; those that were sent stand below. */
function Messages({ competition }: { readonly competition: Competition }) {
  const draft = messageDraft(competition.id);
  const [values, setValues] = useState<MessageValues>(() => ({
    ...NO_WORDS,
    ...readDraft<MessageValues>(draft),
  }));
  const audienceOf = useAudienceName(competition);
  const [preview, setPreview] = useState<PreviewedMessage | null>(null);
  return (
    <Stack gap={6}>
      {preview ? (
        <MessagePreview
          competitionId={competition.id}
          audience={audienceOf(preview.body)}
          message={preview}
          onBack={() => setPreview(null)}
          onSent={() => {
            saveDraft(draft, {});
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
