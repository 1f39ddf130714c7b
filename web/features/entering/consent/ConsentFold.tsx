import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Fold } from '../../../ui/Fold.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { ConsentPeople } from './ConsentPeople.tsx';
import { isConsentOpen } from './isConsentOpen.ts';

/** The signed waivers and how each name is published; while something is to be decided, the card shows them. */
export function ConsentFold({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('consent');
  const { id, consents = [], competition, competitionId, state } = entry;
  const [person] = consents;
  if (state === 'withdrawn' || !person || isConsentOpen(entry)) return null;
  if (!competition.waiverVersion)
    return (
      <Fold
        title={t('publishAs')}
        aside={consents.length === 1 ? t(`publishedForms.${person.publishAs}`) : undefined}
      >
        <ConsentPeople entry={entry} />
      </Fold>
    );
  return (
    <Fold title={t('title')} aside={<Pill tone="good">{t('state.signed')}</Pill>}>
      <ConsentPeople entry={entry} />
      <LinkButton dense to={paths.waiver(competitionId, id)}>
        {t('print')}
      </LinkButton>
    </Fold>
  );
}
