import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { FoldSection, SectionLink } from '../../../../forms/FoldSection.tsx';
import { formatAmount } from '../../../../i18n/formats.ts';
import { paths } from '../../../../paths.ts';
import { Folds } from '../../../../ui/Fold.tsx';
import { NameFields } from '../details/NameFields.tsx';
import { VenueFields } from '../details/VenueFields.tsx';
import { ContactFields } from '../entries/ContactFields.tsx';
import { EligibilityFields } from '../entries/EligibilityFields.tsx';
import { EntriesFields } from '../entries/EntriesFields.tsx';
import { PacketField } from '../page/PacketField.tsx';
import { PaymentFields } from '../page/PaymentFields.tsx';
import { RefundFields } from '../page/RefundFields.tsx';
import { WaiverField } from '../page/WaiverField.tsx';
import { DETAIL_CARDS, type EditedSection, SECTION_FIELDS } from './detailSections.ts';
import { useSectionSummaries } from './useSectionSummaries.ts';
import { useSectionTitle } from './useSectionTitle.ts';

interface CompetitionSectionsProps {
  readonly competition: Competition;
  readonly rinks: readonly Rink[];
  /** The sections with unsaved changes. */
  readonly edited: readonly EditedSection[];
}

/** The setup's sections on one page, a line each; events and prices have a page of their own. */
export function CompetitionSections({ competition, rinks, edited }: CompetitionSectionsProps) {
  const { t } = useTranslation('competitionSetup');
  const { hash } = useLocation();
  const titleOf = useSectionTitle();
  const summaries = useSectionSummaries(rinks);
  const { id, fromPrice, currency } = competition;
  const fields: Readonly<Record<EditedSection, ReactNode>> = {
    what: <NameFields />,
    where: <VenueFields rinks={rinks} />,
    contact: <ContactFields />,
    packet: <PacketField />,
    entries: <EntriesFields />,
    rules: <EligibilityFields />,
    waiver: <WaiverField />,
    payment: <PaymentFields />,
    refunds: <RefundFields />,
  };
  return DETAIL_CARDS.map((card) => (
    <Folds key={card[0]}>
      {card.map((section) =>
        section === 'form' ? (
          <SectionLink
            key={section}
            to={paths.editForm(id)}
            title={titleOf(section)}
            summary={
              fromPrice === null ? '' : t('summary.from', { amount: formatAmount(fromPrice, currency, true) })
            }
          />
        ) : (
          <FoldSection
            key={section}
            id={section}
            title={titleOf(section)}
            summary={summaries[section]}
            names={SECTION_FIELDS[section]}
            isEdited={edited.includes(section)}
            startsOpen={hash === `#${section}`}
          >
            {fields[section]}
          </FoldSection>
        ),
      )}
    </Folds>
  ));
}
