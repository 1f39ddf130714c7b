import { useState } from 'react';
import {
  MAX_MUSIC_TITLE,
  MAX_SAY_AS,
} from '../../../../../shared/contract/entering/duplicates/announcements.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { whenRefetched } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { contractResolver } from '../../../../api/contractResolver.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { Form } from '../../../../forms/Form.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { useContractForm } from '../../../../forms/useContractForm.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { showToast } from '../../../../ui/toastStore.ts';

/** The button that opens the form of the entry's music and of how its names are said. */
export function EditAnnouncements({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('announcements.change')}</Button>
      <Dialog isOpen={isOpen} onClose={close} title={t('announcements.title')} placement="side">
        <AnnouncementsForm entry={entry} onDone={close} />
      </Dialog>
    </>
  );
}

/** '' where nothing is given, in the order of the events and of the announced names. */
interface AnnouncementValues {
  music: { title: string }[];
  sayAs: { sayAs: string }[];
}

interface AnnouncementsFormProps {
  readonly entry: Entry;
  readonly onDone: () => void;
}

/** One line for the music of each event, and one for how each name is said. */
function AnnouncementsForm({ entry, onDone }: AnnouncementsFormProps) {
  const { t } = useTranslation(['entryPage', 'common']);
  const { id, events, announced = [] } = entry;
  const toRequest = (values: AnnouncementValues) => ({
    music: events.map((event, index) => ({ event: event.id, title: orNull(values.music[index]?.title) })),
    sayAs: announced.map(({ name }, index) => ({ name, sayAs: orNull(values.sayAs[index]?.sayAs) })),
  });
  const [resolver] = useState(() =>
    contractResolver<AnnouncementValues>('updateAnnouncements', { toRequest }),
  );
  const form = useContractForm<AnnouncementValues>({
    defaultValues: {
      music: events.map(({ musicTitle = '' }) => ({ title: musicTitle })),
      sayAs: announced.map(({ sayAs }) => ({ sayAs })),
    },
    resolver,
    errorMessage,
    onSubmit: async (values) => {
      await call('updateAnnouncements', { params: { entryId: id }, body: toRequest(values) });
      await whenRefetched();
      showToast(t('announcements.saved'));
      onDone();
    },
  });
  return (
    <Form
      form={form}
      label={t('announcements.title')}
      submitLabel={t('announcements.save')}
      actions={<Button onClick={onDone}>{t('common:actions.cancel')}</Button>}
    >
      {events.map((event, index) => (
        <FormTextField<AnnouncementValues>
          key={event.id}
          name={`music.${index}.title`}
          label={t('announcements.music', { event: eventLabel(event.format, event.level) })}
          optional
          autoComplete="off"
          maxLength={MAX_MUSIC_TITLE}
        />
      ))}
      {announced.map(({ name }, index) => (
        <FormTextField<AnnouncementValues>
          key={`${String(index)} ${name}`}
          name={`sayAs.${index}.sayAs`}
          label={t('announcements.said', { name })}
          hint={t('announcements.saidHint')}
          optional
          autoComplete="off"
          maxLength={MAX_SAY_AS}
        />
      ))}
    </Form>
  );
}

const orNull = (typed = '') => (typed.trim() === '' ? null : typed);
