import { useState } from 'react';
import { composedName, isGivenName } from '../../../../shared/domain/people/consent/givenName.ts';
import { guessGivenName } from '../../../../shared/domain/people/consent/guessGivenName.ts';
import {
  isNameToConfirm,
  type PublishedForm,
} from '../../../../shared/domain/people/consent/publishedName.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import { PublicNameInput } from './PublicNameInput.tsx';

export interface ChosenName {
  readonly publishAs: PublishedForm;
  /** Left out where it stays. */
  readonly givenName?: string;
}

interface PublicNameProps {
  readonly label: string;
  readonly person: {
    readonly fullName: string;
    readonly publishAs: PublishedForm;
    readonly givenName?: string | null | undefined;
    readonly proposedName?: string | null | undefined;
  };
  readonly rink: string;
  readonly disabled: boolean;
  readonly onSave: (chosen: ChosenName) => Promise<void>;
}

/** The stored name in public of one person. A choice is saved at once; a given name once it is confirmed. */
export function PublicName({ label, person, rink, disabled, onSave }: PublicNameProps) {
  const { t } = useTranslation('consent');
  const { fullName, givenName, proposedName } = person;
  const [chosen, setChosen] = useState<PublishedForm | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | undefined>();
  const publishAs = chosen ?? person.publishAs;
  const name = typed ?? givenName ?? proposedName ?? guessGivenName(fullName) ?? '';
  const isShown = publishAs === 'firstAndRink' && !disabled;
  const isChanged = name !== (givenName ?? '') || chosen !== null;

  const save = async (form: PublishedForm, text: string | null) => {
    await onSave({ publishAs: form, ...(text !== null && { givenName: text }) });
    setChosen(null);
    setTyped(null);
  };
  const choose = (form: PublishedForm) => {
    setError(undefined);
    if (form === 'firstAndRink' && !givenName) setChosen(form);
    else void save(form, null);
  };
  const confirm = () => {
    const isValid = isGivenName(name);
    setError(isValid ? undefined : t(name.trim() === '' ? 'nameFirst' : 'nameWrong'));
    if (isValid) void save(publishAs, composedName(name));
  };

  return (
    <>
      <PublicNameInput
        label={label}
        fullName={fullName}
        rink={rink}
        publishAs={publishAs}
        onPublishAs={choose}
        givenName={disabled ? (givenName ?? '') : name}
        onGivenName={setTyped}
        error={error}
        disabled={disabled}
      />
      {isShown && isNameToConfirm({ publishAs, givenName }) ? (
        <Text as="span" soft size="sm">
          {t('toConfirm')}
        </Text>
      ) : null}
      {isShown && isChanged ? (
        <span>
          <Button dense onClick={confirm}>
            {t(givenName ? 'saveName' : 'confirmName')}
          </Button>
        </span>
      ) : null}
    </>
  );
}
