import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../../shared/domain/core/history/mergeChanges.ts';
import type { FieldValue } from '../../shared/domain/core/history/namedLists.ts';
import { Button } from '../ui/Button.tsx';
import type { ConflictAnswer, Conflict } from './conflict.ts';
import styles from './ConflictNotice.module.css';

interface ConflictChoiceProps {
  readonly clash: Conflict['clashes'][number];
  readonly label: string;
  readonly show: (value: FieldValue) => string;
  readonly onChoose: (choice: ConflictAnswer) => void;
}

/** A field that both changed: both values, and the choice between them. */
export function ConflictChoice({ clash, label, show, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('conflict');
  const { path, theirs, by, choice, mine } = clash;
  // Until the other value is chosen, mine is the form's current value, so typing can go on.
  const typed = valueAt(useWatch(), path);
  const name = by.isMe ? t('theirs.me') : by.name === null ? t('theirs.unknown') : by.name;
  return (
    <fieldset className={styles.clash}>
      <legend className={styles.field}>{label}</legend>
      <div className={styles.side}>
        <span className={styles.who}>{name}</span>
        <span className={styles.value}>{show(theirs) || t('nothing')}</span>
        <Button dense aria-pressed={choice === 'theirs'} onClick={() => onChoose('theirs')}>
          {t('takeTheirs')}
        </Button>
      </div>
      <div className={styles.side}>
        <span className={styles.who}>{t('mine')}</span>
        <span className={styles.value}>{show(choice === 'theirs' ? mine : typed) || t('nothing')}</span>
        <Button dense aria-pressed={choice === 'mine'} onClick={() => onChoose('mine')}>
          {t('keepMine')}
        </Button>
      </div>
    </fieldset>
  );
}
