import { useState } from 'react';
import type { FormEvent } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MAX_LABEL_LENGTH } from '../../../../shared/contract/entering/entries/labels.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { requestQuery } from '../../../api/queries.ts';
import { CheckMark } from '../../../table/CheckMark.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { NamedRow } from './actionRow.ts';
import styles from './EntryActions.module.css';
import { useLabelling } from './useLabelling.ts';

interface LabelDialogProps {
  readonly competition: Competition;
  readonly rows: readonly NamedRow[];
  readonly onClose: () => void;
}

/** Puts the organiser's labels on entries and takes them off; each press is stored at once and can be undone. */
export function LabelDialog({ competition, rows, onClose }: LabelDialogProps) {
  const { t } = useTranslation('entryActions');
  const known = useQuery(requestQuery('listLabels', { params: { competitionId: competition.id } }));
  const { extentOf, press, undo, status, isBusy } = useLabelling(competition.id, rows);
  const [typed, setTyped] = useState('');
  const label = typed.trim();
  const names = [
    ...new Set([...(known.data ?? []).map(({ name }) => name), ...rows.flatMap(({ labels }) => labels)]),
  ].sort((one, other) => one.localeCompare(other));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (label === '' || isBusy) return;
    await press(label, 'added');
    setTyped('');
  };
  const [row] = rows;
  const title =
    rows.length === 1 ? t('label.titleOf', { name: row?.name }) : t('label.title', { count: rows.length });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      actions={
        <Button tone="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {names.length > 0 ? (
        <ul role="list" className={styles.labels}>
          {names.map((name) => {
            const extent = extentOf(name);
            return (
              <li key={name}>
                <button
                  type="button"
                  role="checkbox"
                  aria-checked={extent === 'some' ? 'mixed' : extent === 'all'}
                  className={styles.label}
                  onClick={() => void press(name, extent === 'all' ? 'removed' : 'added')}
                >
                  <CheckMark checked={extent} />
                  {name}
                </button>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className={styles.quiet}>{t('label.none')}</p>
      )}
      <form className={styles.newLabel} onSubmit={(event) => void add(event)}>
        <TextField
          label={t('label.new')}
          value={typed}
          maxLength={MAX_LABEL_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" disabledReason={label === '' ? t('label.empty') : undefined}>
          {t('label.add')}
        </Button>
      </form>
      <p role="status" className={styles.status}>
        {status}
        {undo ? (
          <Button tone="plain" dense onClick={() => void undo()}>
            {t('undo')}
          </Button>
        ) : null}
      </p>
    </Dialog>
  );
}
