import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { MAX_LABEL_LENGTH, MAX_LABELLED } from '../../../../shared/contract/entering/entries/labels.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CheckMark } from '../../../table/CheckMark.tsx';
import { selectionExtent, type SelectionExtent } from '../../../table/selection.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './EntryActions.module.css';
import type { NamedRow } from './actionRow.ts';

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
        <Row role="list" as="ul" gap={2}>
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
        </Row>
      ) : (
        <Text soft size="sm">
          {t('label.none')}
        </Text>
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
      <Row role="status" as="p" gap={2} align="center" soft size="sm" className={styles.status}>
        {status}
        {undo ? (
          <Button tone="plain" dense onClick={() => void undo()}>
            {t('undo')}
          </Button>
        ) : null}
      </Row>
    </Dialog>
  );
}

type As = 'added' | 'removed';

interface LastChange {
  readonly label: string;
  readonly as: As;
  /** The entries that it changed. */
  readonly ids: readonly string[];
}

/** The labels of some entries as they are after each press, and the way back from the last one. */
function useLabelling(competitionId: string, rows: readonly NamedRow[]) {
  const { t } = useTranslation('entryActions');
  const [labels, setLabels] = useState(() => new Map(rows.map((row) => [row.id, row.labels])));
  const [last, setLast] = useState<LastChange | null>(null);
  const [status, setStatus] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  /** @returns the entries that it changed; null if a part could not be sent */
  const store = async (label: string, as: As, ids: readonly string[]): Promise<string[] | null> => {
    setIsBusy(true);
    const changed: string[] = [];
    let refused = 0;
    try {
      for (let start = 0; start < ids.length; start += MAX_LABELLED) {
        const entries = ids.slice(start, start + MAX_LABELLED);
        const { data } = await call('labelEntries', {
          params: { competitionId },
          body: { label, as, entries },
        });
        changed.push(...data.filter((one) => one.changed).map(({ id }) => id));
        refused += data.filter((one) => one.refused !== null).length;
        const stored = data.filter((one) => one.refused === null).map(({ id }) => id);
        setLabels((before) => withLabel(before, label, as, stored));
      }
    } catch (thrown) {
      setStatus(errorMessage(thrown) ?? t('failed'));
      return null;
    } finally {
      setIsBusy(false);
    }
    setStatus(
      [
        t(as === 'added' ? 'label.added' : 'label.removed', { count: changed.length, label }),
        refused > 0 ? t('label.refused', { count: refused }) : '',
      ].join(' '),
    );
    return changed;
  };

  const all = rows.map(({ id }) => id);
  return {
    isBusy,
    status,
    extentOf: (label: string): SelectionExtent =>
      selectionExtent(all, new Set(all.filter((id) => labels.get(id)?.includes(label)))),
    press: async (label: string, as: As) => {
      if (isBusy) return;
      const ids = await store(label, as, all);
      setLast(ids && ids.length > 0 ? { label, as, ids } : null);
    },
    undo: last
      ? async () => {
          if (isBusy) return;
          setLast(null);
          await store(last.label, last.as === 'added' ? 'removed' : 'added', last.ids);
        }
      : undefined,
  };
}

function withLabel(
  labels: ReadonlyMap<string, readonly string[]>,
  label: string,
  as: As,
  ids: readonly string[],
): Map<string, string[]> {
  return new Map(
    [...labels].map(([id, own]) => {
      const others = own.filter((one) => one !== label);
      if (!ids.includes(id)) return [id, [...own]];
      return [id, as === 'added' ? [...others, label] : others];
    }),
  );
}
