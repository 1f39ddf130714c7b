import { useTranslation } from 'react-i18next';
import type { EntryKind } from '../../../../shared/contract/competitions/forms.ts';
import { ENTRY_PAGES } from '../../entries/index.ts';
import { saveDraft } from '../../../session/drafts.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './PriceStepNote.module.css';
import { draftNameOf } from '../form/useSavedDraft.ts';
import type { PriceSteps } from '../form/entryFormKind.ts';

interface PriceStepNoteProps {
  readonly priceSteps: PriceSteps;
  readonly kind: EntryKind;
  /** Ids of the events that are ticked here. */
  readonly chosen: readonly string[];
}

/** That a skater is in the competition by another entry: where its prices go on, and the way to add to it. */
export function PriceStepNote({ priceSteps: { free, entry }, kind, chosen }: PriceStepNoteProps) {
  const { t } = useTranslation('entries');
  if (free === null || (free.first && free.second)) return null;
  if (!entry) return <p className={styles.note}>{t('ladder.elsewhere')}</p>;
  // What is ticked here is ticked there, and no longer here: the next new entry begins empty.
  const take = () => {
    const event = [...new Set([...entry.events.map(({ id }) => id), ...chosen])];
    saveDraft(`${kind}.change.${entry.id}`, { event });
    saveDraft(draftNameOf(kind, entry.competitionId), {});
  };
  return (
    <div className={styles.note}>
      <p>{t('ladder.own', { name: entry.name, count: entry.events.length })}</p>
      <LinkButton dense to={ENTRY_PAGES[kind](undefined, entry.id)} onClick={take}>
        {t('ladder.add')}
      </LinkButton>
    </div>
  );
}
