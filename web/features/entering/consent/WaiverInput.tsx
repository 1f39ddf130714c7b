import { type Ref, useId } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { FieldProblem } from '../../../ui/Field.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Waiver.module.css';

interface InputOf<Value> {
  readonly value: Value;
  readonly error?: string | undefined;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
}

interface WaiverInputProps {
  readonly text: string;
  /** A coach states that signed waivers are there. */
  readonly isCoach: boolean;
  readonly agrees: InputOf<boolean>;
  readonly signedBy: InputOf<string>;
  readonly agreesRef?: Ref<HTMLInputElement>;
  readonly signedByRef?: Ref<HTMLInputElement>;
}

/** The waiver's text, the agreement and the typed name. */
export function WaiverInput(props: WaiverInputProps) {
  const { text, isCoach, agrees, signedBy, agreesRef, signedByRef } = props;
  const { t } = useTranslation('consent');
  const id = useId();
  return (
    <Stack gap={4} minContent>
      <WaiverText text={text} />
      <div>
        <CheckboxCard
          ref={agreesRef}
          title={t(isCoach ? 'coachAgrees' : 'agree')}
          checked={agrees.value}
          aria-invalid={agrees.error ? true : undefined}
          aria-describedby={agrees.error ? id : undefined}
          onBlur={agrees.onBlur}
          onChange={(event) => agrees.onChange(event.target.checked)}
        />
        <FieldProblem id={id} error={agrees.error} />
      </div>
      {agrees.value ? (
        <TextField
          ref={signedByRef}
          label={t('signedBy')}
          hint={isCoach ? undefined : t('signedByHint')}
          autoComplete="name"
          maxLength={120}
          value={signedBy.value}
          error={signedBy.error}
          onBlur={signedBy.onBlur}
          onChange={(event) => signedBy.onChange(event.target.value)}
        />
      ) : null}
    </Stack>
  );
}

/** The organiser's text; an empty line parts paragraphs. */
function WaiverText({ text }: { readonly text: string }) {
  return (
    <Stack
      gap={3}
      minContent
      size="sm"
      className={styles.text}
      tabIndex={0}
      role="group"
      aria-label={text.split('\n')[0]}
    >
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </Stack>
  );
}
