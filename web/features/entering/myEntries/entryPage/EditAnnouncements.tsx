import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { AnnouncementsForm } from './AnnouncementsForm.tsx';

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
