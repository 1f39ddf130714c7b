import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { type FieldValue, toFieldValue } from '../../../../../shared/domain/core/history/namedLists.ts';
import { FormSection } from '../../../../forms/Form.tsx';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { CompetitionField } from '../competitionValues.ts';
import styles from './DetailPage.module.css';
import { DETAIL_CARDS, SECTION_FIELDS } from './detailSections.ts';
import { useSectionTitle } from './useSectionTitle.ts';
import { Stack } from '../../../../ui/Stack.tsx';

interface FactSectionsProps {
  readonly competition: Competition;
  readonly words: {
    readonly label: (path: readonly string[]) => string;
    readonly show: (path: readonly string[], value: FieldValue) => string;
  };
}

/** A competition's fields, read-only. */
export function FactSections({ competition, words }: FactSectionsProps) {
  const titleOf = useSectionTitle();
  return DETAIL_CARDS.flat().map((section) =>
    section === 'form' ? null : (
      <FormSection key={section} title={titleOf(section)}>
        <Facts fields={SECTION_FIELDS[section]} competition={competition} words={words} />
      </FormSection>
    ),
  );
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
    <Stack as="dl" gap={3} minContent className={styles.facts}>
      {facts.map(({ field, text }) => (
        <Stack key={field} gap={1} columnGap={5} className={styles.fact}>
          <dt>{words.label([field])}</dt>
          <dd>{text}</dd>
        </Stack>
      ))}
    </Stack>
  );
}
