import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { renumberedOf, type NumberedDraft } from './renumberedOf.ts';
import { useWorkspace } from './workspace.ts';

/** Numbers that are named. */
const NAMED = 2;

/**
 * Says which flights have other numbers after a change: on the board two that changed places look as before.
 * @param since the draft that the board began with: this part may come after the first change
 */
export function RenumberedToast({ since }: { readonly since: NumberedDraft }) {
  const { t } = useTranslation('schedule');
  const { draft, flightNames, names } = useWorkspace();
  const before = useRef(since);
  useEffect(() => {
    const renumbered = renumberedOf(before.current, { draft, flightNames });
    before.current = { draft, flightNames };
    if (renumbered.length === 0) return;
    const sentences = renumbered
      .slice(0, NAMED)
      .map(({ event, from, to, first }) =>
        t('renumbered.flight', { event, from, to, skater: names.programme(first) }),
      );
    const rest = renumbered.length - sentences.length;
    const more = rest > 0 ? [t('renumbered.more', { count: rest })] : [];
    showToast([t('renumbered.why'), ...sentences, ...more].join(' '), 'info', 'renumbered');
  }, [draft, flightNames, names, t]);
  return null;
}
