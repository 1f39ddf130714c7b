import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import type { Leaf } from '../../../shared/domain/history/namedLists.ts';
import { FormSection } from '../../form/Form.tsx';
import styles from './DetailPage.module.css';
import { FIELDS } from './steps.ts';

interface FactSectionsProps {
  readonly competition: Competition;
  readonly words: {
    readonly label: (path: readonly string[]) => string;
    readonly show: (path: readonly string[], value: Leaf) => string;
  };
}

/** What is known of a competition, to be read. */
export function FactSections({ competition, words }: FactSectionsProps) {
  const { t } = useTranslation('competitionEditor');
  return (['what', 'where', 'entries', 'page'] as const).map((section) => {
    const facts = FIELDS[section]
      .map((field) => ({ field, text: words.show([field], competition[field]) }))
      .filter(({ text }) => text !== '');
    return (
      <div key={section} id={section} className={styles['section']}>
        <FormSection title={t(`steps.${section}`)}>
          {facts.length > 0 ? (
            <dl className={styles['facts']}>
              {facts.map(({ field, text }) => (
                <div key={field} className={styles['fact']}>
                  <dt>{words.label([field])}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p>{t('nothingSaid')}</p>
          )}
        </FormSection>
      </div>
    );
  });
}
