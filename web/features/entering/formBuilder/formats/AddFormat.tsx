import { useState } from 'react';
import { ENTRY_KINDS, type EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { OutsideForm } from '../../../../forms/OutsideForm.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { newFormat } from './formatEdits.ts';
import type { FormatDraft } from './formatsDraft.ts';

interface AddFormatProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdd: (format: FormatDraft) => void;
}

/** Adds a custom format: name and kind of entry. */
export function AddFormat({ isOpen, onClose, onAdd }: AddFormatProps) {
  const { t } = useTranslation(['formBuilder', 'common']);
  const [name, setName] = useState('');
  const [entry, setEntry] = useState<EntryKind>('individual');
  const add = () => {
    if (name.trim() === '') return;
    onAdd(newFormat(name.trim(), entry));
    setName('');
    onClose();
  };
  return (
    <OutsideForm>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={t('own.title')}
        actions={
          <>
            <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
            <Button
              tone="primary"
              disabledReason={name.trim() === '' ? t('own.nameFirst') : undefined}
              onClick={add}
            >
              {t('own.add')}
            </Button>
          </>
        }
      >
        <TextField
          label={t('formatName')}
          hint={t('own.hint')}
          autoComplete="off"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') add();
          }}
        />
        <Select
          label={t('entry')}
          value={entry}
          options={ENTRY_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          onChange={(kind) => setEntry(ENTRY_KINDS.find((one) => one === kind) ?? entry)}
        />
      </Dialog>
    </OutsideForm>
  );
}
