import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { registrationState } from '../../../../shared/domain/core/registration/registration.ts';
import { currentTime } from '../../../clock.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useSession } from '../../../session/useSession.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { ENTRY_PAGES } from '../entries/index.ts';
import { entersForFamilies, entersLate } from './forFamily.ts';

interface AddEntryButtonProps {
  readonly kind: EntryKind;
  readonly competition: Competition;
}

/** Leads to the entry form, for those who may enter for a family now; nothing for everybody else. */
export function AddEntryButton({ kind, competition }: AddEntryButtonProps) {
  const { t } = useTranslation('entryHandover');
  const { user } = useSession();
  const state = registrationState(competition, currentTime());
  const mayEnter =
    (state === 'open' && entersForFamilies(user, competition.id)) ||
    (state === 'closed' && entersLate(user, competition.id));
  if (!mayEnter) return null;
  return (
    <LinkButton tone="primary" to={ENTRY_PAGES[kind](competition.id)} icon={<Icon name="plus" small />}>
      {t(`add.${kind}`)}
    </LinkButton>
  );
}
