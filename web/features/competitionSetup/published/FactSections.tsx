import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/competitions/competitions.ts';
import { type FieldValue, toFieldValue } from '../../../../shared/domain/history/namedLists.ts';
import { FormSection } from '../../../forms/Form.tsx';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { CompetitionField } from '../competitionValues.ts';
import { SECTIONS } from './DetailPage.tsx';
import styles from './DetailPage.module.css';
import { FIELDS } from '../draft/steps.ts';

interface FactSectionsProps {
  readonly competition: Competition;
  readonly words: {
    readonly label: (path: readonly string[]) => string;
    readonly show: (path: readonly string[], value: FieldValue) => string;
  };
}

/** A competition's fields, read-only. */
export function FactSections({ competition, words }: FactSectionsProps) {
  const { t } = useTranslation('competitionSetup');
  return SECTIONS.map((section) => (
    <div key={section} id={section} className={styles.section}>
      <FormSection title={t(`steps.${section}`)}>
        {section === 'form' ? (
          <div>
            <LinkButton to={paths.publicCompetition(competition.id)}>{t('seePublicPage')}</LinkButton>
          </div>
        ) : (
          <Facts fields={FIELDS[section]} competition={competition} words={words} />
        )}
      </FormSection>
    </div>
  ));
}

interface FactsProps extends FactSectionsProps {
  readonly fields: readonly CompetitionField[];
}

function Facts({ fields, competition, words }: FactsProps) {
  const { t } = useTranslation('competitionSetup');
  const facts = fields
    .map((field) => ({ field, text: words.show([field], toFieldValue(competition[field])) }))
    .filter(({ text }) => text !== '');
  if (facts.length === 0) return <p>{t('nothingSaid')}</p>;
  return (
    <dl className={styles.facts}>
      {facts.map(({ field, text }) => (
        <div key={field} className={styles.fact}>
          <dt>{words.label([field])}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
