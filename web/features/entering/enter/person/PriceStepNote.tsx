import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { ENTRY_PAGES } from '../../entries/index.ts';
import { saveDraft } from '../../../../session/drafts.ts';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import styles from './PriceStepNote.module.css';
import { draftNameOf } from '../form/useSavedDraft.ts';
import type { PriceSteps } from '../form/entryFormKind.ts';

interface PriceStepNoteProps {
  readonly priceSteps: PriceSteps;
  readonly kind: EntryKind;
  /** Ids of the events that are chosen in this form. */
  readonly chosen: readonly string[];
}

/**
 * Says that another entry of the skater has taken price steps, and links to that entry so that events can be
 * added to it.
 */
export function PriceStepNote({ priceSteps: { free, entry }, kind, chosen }: PriceStepNoteProps) {
  const { t } = useTranslation('entries');
  if (free === null || (free.first && free.second)) return null;
  if (!entry)
    return (
      <Stack
        as="p"
        gap={3}
        align="start"
        minContent
        size="sm"
        round="control"
        background="info"
        pad={3}
        padInline={4}
        className={styles.note}
      >
        {t('ladder.elsewhere')}
      </Stack>
    );
  // The chosen events move to the change of that entry; the next new entry begins empty.
  const take = () => {
    const event = [...new Set([...entry.events.map(({ id }) => id), ...chosen])];
    saveDraft(`${kind}.change.${entry.id}`, { event });
    saveDraft(draftNameOf(kind, entry.competitionId), {});
  };
  return (
    <Stack
      gap={3}
      align="start"
      minContent
      size="sm"
      round="control"
      background="info"
      pad={3}
      padInline={4}
      className={styles.note}
    >
      <p>{t('ladder.own', { name: entry.name, count: entry.events.length })}</p>
      <LinkButton dense to={ENTRY_PAGES[kind](undefined, entry.id)} onClick={take}>
        {t('ladder.add')}
      </LinkButton>
    </Stack>
  );
}
