import { useId } from 'react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ACCENTS } from '../../../shared/domain/competitions/accent.ts';
import { useBoundField } from '../../form/useBoundField.ts';
import { FIGURES } from '../../ui/figurePaths.ts';
import { Poster } from '../../ui/Poster.tsx';
import type { CompetitionValues } from './competitionValues.ts';
import styles from './FaceFields.module.css';

/** The competition's colour and poster, with the poster as it will look. */
export function FaceFields({ image: own }: { readonly image?: string | undefined }) {
  const { t } = useTranslation('competitionEditor');
  const [accent, image, theme] = useWatch<CompetitionValues, ['accent', 'image', 'theme']>({
    name: ['accent', 'image', 'theme'],
  });
  const figures = FIGURES.map((figure) => ({ value: `figure:${figure}`, label: t(`figures.${figure}`) }));
  const posters =
    own && !own.startsWith('figure:') ? [...figures, { value: own, label: t('ownImage') }] : figures;
  return (
    <div className={styles['face']}>
      <div className={styles['choices']}>
        <Choice
          name="accent"
          label={t('accent')}
          options={ACCENTS.map((value) => ({ value, label: t(`accents.${value}`) }))}
        >
          {(value) => <span className={styles['swatch']} data-accent={value} />}
        </Choice>
        <Choice name="image" label={t('image')} options={posters}>
          {() => null}
        </Choice>
      </div>
      <div className={styles['preview']}>
        <Poster image={image} accent={accent} motto={theme || t('theme')} />
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly name: 'accent' | 'image';
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What stands before an option's name. */
  readonly children: (value: string) => ReactNode;
}

function Choice({ name, label, options, children }: ChoiceProps) {
  const id = useId();
  const { value, onChange, onBlur } = useBoundField<CompetitionValues, string>(name);
  return (
    <fieldset className={styles['choice']} onBlur={onBlur}>
      <legend className={styles['legend']}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={`${id}-${name}`}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {children(option.value)}
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
