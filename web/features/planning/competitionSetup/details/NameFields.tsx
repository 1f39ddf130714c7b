import { useId, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { ACCENTS } from '../../../../../shared/domain/core/accent.ts';
import { FormRow } from '../../../../forms/Form.tsx';
import { FormTextArea } from '../../../../forms/FormTextArea.tsx';
import { FormTextField } from '../../../../forms/FormTextField.tsx';
import { FormPicture } from '../../../../forms/uploads/FormPicture.tsx';
import { useBoundField } from '../../../../forms/useBoundField.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Poster } from '../../../../ui/Poster.tsx';
import { FIGURES } from '../../../../ui/figurePaths.ts';
import { Stack } from '../../../../ui/Stack.tsx';
import type { CompetitionValues } from '../competitionValues.ts';
import styles from './AppearanceFields.module.css';
import choice from '../../../../ui/choice.module.css';
import { joinClasses } from '../../../../ui/joinClasses.ts';
import { Row } from '../../../../ui/Row.tsx';

/** The choice of an uploaded picture; the form's value is its path, '' before the upload. */
const OWN = 'own';

export function NameFields() {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  return (
    <>
      <FormTextField<CompetitionValues> name="name" label={t('competitionFields:name')} autoComplete="off" />
      <FormRow>
        <FormTextField<CompetitionValues>
          name="theme"
          label={t('competitionFields:theme')}
          autoComplete="off"
        />
      </FormRow>
      <FormTextArea<CompetitionValues>
        name="description"
        label={t('competitionFields:description')}
        optional
      />
      <AppearanceFields />
    </>
  );
}

/** Colour and poster, with a preview. */
function AppearanceFields() {
  const { t } = useTranslation(['competitionSetup', 'competitionFields']);
  const [accent, image, theme] = useWatch<CompetitionValues, ['accent', 'image', 'theme']>({
    name: ['accent', 'image', 'theme'],
  });
  const accentField = useBoundField<CompetitionValues, string>('accent');
  const imageField = useBoundField<CompetitionValues, string>('image');
  const isOwn = !image.startsWith('figure:');
  // Keeps the uploaded picture while another figure is tried.
  const [ownBefore, setOwnBefore] = useState('');
  const choosePoster = (choice: string) => {
    if (isOwn) setOwnBefore(image);
    imageField.onChange(choice === OWN ? ownBefore : choice);
  };
  const figures = FIGURES.map((figure) => ({
    value: `figure:${figure}`,
    label: t(`competitionFields:figures.${figure}`),
  }));
  return (
    <Stack gap={5} className={styles.face}>
      <Stack gap={4} minContent>
        <Choice
          label={t('competitionFields:accent')}
          options={ACCENTS.map((value) => ({ value, label: t(`competitionFields:accents.${value}`) }))}
          value={accent}
          onChange={accentField.onChange}
          onBlur={accentField.onBlur}
        >
          {(value) => <span className={styles.swatch} data-accent={value} />}
        </Choice>
        <Choice
          label={t('competitionFields:image')}
          options={[...figures, { value: OWN, label: t('competitionFields:ownImage') }]}
          value={isOwn ? OWN : image}
          onChange={choosePoster}
          onBlur={imageField.onBlur}
        />
        {isOwn ? (
          <FormPicture<CompetitionValues>
            name="image"
            textName="imageText"
            kind="poster"
            label={t('competitionFields:ownImage')}
          />
        ) : null}
      </Stack>
      <div className={styles.preview}>
        <Poster
          image={image || 'figure:loop'}
          accent={accent}
          motto={theme || t('competitionFields:theme')}
        />
      </div>
    </Stack>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  /** Content before an option's name. */
  readonly children?: (value: string) => ReactNode;
}

function Choice({ label, options, value, onChange, onBlur, children }: ChoiceProps) {
  const id = useId();
  return (
    <Row as="fieldset" gap={2} onBlur={onBlur}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={joinClasses(choice.framed, styles.option)}>
          <input
            type="radio"
            className={choice.input}
            name={id}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {children?.(option.value)}
          {option.label}
        </label>
      ))}
    </Row>
  );
}
