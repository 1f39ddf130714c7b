import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readSheetCode, type SheetReference } from '../../../../shared/domain/day/sheets/sheetCode.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import styles from './Scoring.module.css';

/** Opens the sheet whose code a scanner types, or somebody pastes. */
export function SheetCodeField({ onFound }: { readonly onFound: (sheet: SheetReference) => void }) {
  const { t } = useTranslation('scoring');
  const [text, setText] = useState('');
  const [isUnknown, setIsUnknown] = useState(false);
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        event.preventDefault();
        const sheet = readSheetCode(text);
        setIsUnknown(!sheet);
        if (sheet) onFound(sheet);
      }}
    >
      <TextField
        label={t('find.label')}
        hint={t('find.hint')}
        error={isUnknown ? t('find.unknown') : undefined}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit">{t('find.action')}</Button>
    </form>
  );
}
