import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import type { Rink } from '../../../../shared/contract/rinks/rinks.ts';
import { FormSection } from '../../../forms/Form.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SECTIONS, type SectionName } from './DetailPage.tsx';
import styles from './DetailPage.module.css';
import { EligibilityFields } from '../entries/EligibilityFields.tsx';
import { EntriesFields } from '../entries/EntriesFields.tsx';
import { PageFields } from '../page/PageFields.tsx';
import { NameFields } from '../details/NameFields.tsx';
import { VenueFields } from '../details/VenueFields.tsx';

interface CompetitionSectionsProps {
  readonly competition: Competition;
  readonly rinks: readonly Rink[];
}

/** The setup's sections on one page; events and prices have a page of their own. */
export function CompetitionSections({ competition, rinks }: CompetitionSectionsProps) {
  const { t } = useTranslation('competitionSetup');
  const fields: Readonly<Record<SectionName, ReactNode>> = {
    what: <NameFields />,
    where: <VenueFields rinks={rinks} />,
    entries: <EntriesFields />,
    form: (
      <div>
        <LinkButton to={paths.editForm(competition.id)}>{t('editForm')}</LinkButton>
      </div>
    ),
    rules: <EligibilityFields />,
    page: <PageFields />,
  };
  return SECTIONS.map((section) => (
    <div key={section} id={section} className={styles.section}>
      <FormSection title={t(`steps.${section}`)}>{fields[section]}</FormSection>
    </div>
  ));
}
