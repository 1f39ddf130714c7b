import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_LABELLED } from '../../../../shared/contract/entering/entries/labels.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { selectionExtent, type SelectionExtent } from '../../../table/selection.ts';
import type { NamedRow } from './actionRow.ts';

type As = 'added' | 'removed';

interface LastChange {
  readonly label: string;
  readonly as: As;
  /** The entries that it changed. */
  readonly ids: readonly string[];
}

/** The labels of some entries as they are after each press, and the way back from the last one. */
export function useLabelling(competitionId: string, rows: readonly NamedRow[]) {
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
