import type { Ref, RefCallback } from 'react';
import { MAX_GIVEN_NAME } from '../../../../shared/domain/people/consent/givenName.ts';
import {
  PUBLISHED_FORMS,
  publishedName,
  type PublishedForm,
} from '../../../../shared/domain/people/consent/publishedName.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface PublicNameInputProps {
  readonly label: string;
  readonly fullName: string;
  /** The rink's name as it is published. */
  readonly rink: string;
  readonly publishAs: PublishedForm;
  readonly onPublishAs: (form: PublishedForm) => void;
  readonly publishAsRef?: RefCallback<HTMLElement>;
  readonly givenName: string;
  readonly onGivenName: (name: string) => void;
  readonly givenNameRef?: Ref<HTMLInputElement>;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

/** How a name is published, the given name where it is, and the name exactly as it will be read. */
export function PublicNameInput({ publishAsRef, givenNameRef, ...props }: PublicNameInputProps) {
  const { fullName, rink, publishAs, givenName, error } = props;
  const { t } = useTranslation('consent');
  const name = publishedName({ fullName, homeIsiRink: rink }, { publishAs, givenName: givenName.trim() });
  const hint = name === '' ? undefined : t('shownAs', { name });
  const isNamed = publishAs === 'firstAndRink' && props.disabled !== true;
  return (
    <>
      <Select
        ref={publishAsRef}
        label={props.label}
        disabled={props.disabled}
        value={publishAs}
        hint={isNamed ? t('publishAsHint') : hint}
        options={PUBLISHED_FORMS.map((value) => ({ value, label: t(`publishedForms.${value}`) }))}
        onChange={(next) => {
          const form = PUBLISHED_FORMS.find((one) => one === next);
          if (form && form !== publishAs) props.onPublishAs(form);
        }}
      />
      {isNamed ? (
        <TextField
          ref={givenNameRef}
          label={t('givenName')}
          hint={<output aria-live="polite">{hint ?? t('givenNameHint')}</output>}
          error={error}
          value={givenName}
          maxLength={MAX_GIVEN_NAME}
          autoComplete="off"
          spellCheck={false}
          onBlur={props.onBlur}
          onChange={(event) => props.onGivenName(event.target.value)}
        />
      ) : null}
    </>
  );
}
