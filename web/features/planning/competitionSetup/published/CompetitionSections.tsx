import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { ADJUSTABLE_RULES, RULE_SETTINGS } from '../../../../../shared/domain/entering/eligibility/rules.ts';
import { FoldSection, SectionLink } from '../../../../forms/FoldSection.tsx';
import { formatAmount, formatDay, formatDays, formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { Folds } from '../../../../ui/Fold.tsx';
import type { CompetitionValues } from '../competitionValues.ts';
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
import { useCompetitionWords } from './useCompetitionWords.ts';
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

/** The typed fields of each section in one line. */
function useSectionSummaries(rinks: readonly Rink[]): Readonly<Record<EditedSection, string>> {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  const { show } = useCompetitionWords(rinks);
  const values = useWatch<CompetitionValues>() as CompetitionValues;
  const { startDate, endDate, openUntil, correctionsUntil, capacity, iceMinutes } = values;
  const { bankQr, refunds, eligibility } = values;
  const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';
  const join = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');
  const rules = RULE_SETTINGS.map((setting) => {
    const own = ADJUSTABLE_RULES.filter((rule) => eligibility.rules[rule] === setting);
    if (own.length === 0) return '';
    const names = formatList(own.map((rule) => t(`competitionFields:ruleNames.${rule}`)));
    const isAll = own.length === ADJUSTABLE_RULES.length;
    const name = t(`competitionFields:ruleSettings.${setting}`);
    return `${name}: ${isAll ? t('summary.allRules') : names}`;
  });
  const steps = refunds.flatMap(({ until, percent }) =>
    until === '' || percent === null
      ? []
      : t('summary.refund', { percent, day: formatDay(until.slice(0, 10)) }),
  );
  const found: Readonly<Record<EditedSection, string>> = {
    what: join([values.name, values.theme]),
    where: join([
      show(['ring'], values.ring),
      startDate === '' || endDate === '' ? '' : formatDays(startDate, endDate),
    ]),
    contact: join([values.contactName, values.contactEmail, values.contactPhone]),
    packet: values.packet === '' ? '' : t('summary.packet'),
    entries: join([
      openUntil === '' ? '' : t('summary.closes', { when: show(['openUntil'], openUntil) }),
      correctionsUntil === ''
        ? ''
        : t('summary.corrections', { when: show(['correctionsUntil'], correctionsUntil) }),
      capacity === '' ? '' : t('summary.places', { places: capacity }),
      iceMinutes === '' ? '' : t('summary.ice', { minutes: iceMinutes }),
    ]),
    rules: join(rules),
    waiver: firstLine(values.waiver),
    payment: join([
      bankQr.scheme === 'off' ? '' : t(`competitionFields:bankQrSchemes.${bankQr.scheme}`),
      firstLine(values.paymentInstructions),
    ]),
    refunds: join([...steps, firstLine(values.refundPolicy)]) || t('refunds.none'),
  };
  return Object.fromEntries(
    Object.entries(found).map(([section, text]) => [section, text || t('nothingSaid')]),
  ) as Record<EditedSection, string>;
}
