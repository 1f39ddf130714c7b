import type { FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import {
  DEFAULT_PUBLISHED_FORM,
  type PublishedForm,
} from '../../../../shared/domain/people/consent/publishedName.ts';
import type { Rink } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { useBoundField } from '../../../forms/useBoundField.ts';
import { nameToShow } from './consentValues.ts';
import { PublicNameInput } from './PublicNameInput.tsx';

interface BoundPublicNameProps {
  /** Where the person's fields stand in the form: `partner.`, or '' at the top. */
  readonly within: '' | 'partner.';
  readonly label: string;
  readonly rinks: readonly Rink[];
}

/** The name in public of a person of an entry form; the given name follows the full name until it is typed. */
export function BoundPublicName({ within, label, rinks }: BoundPublicNameProps) {
  const fullName = useWatch({ name: `${within}fullName` }) as string;
  const homeRink = useWatch({ name: 'homeIsiRink' }) as string;
  const form = useBoundField<FieldValues, PublishedForm | undefined>(`${within}publishAs`);
  const given = useBoundField<FieldValues, string | null>(`${within}givenName`);
  return (
    <PublicNameInput
      label={label}
      fullName={fullName}
      rink={rinks.find(({ id }) => id === homeRink)?.name ?? homeRink}
      publishAs={form.value ?? DEFAULT_PUBLISHED_FORM}
      onPublishAs={form.onChange}
      publishAsRef={form.ref}
      givenName={nameToShow({ fullName, givenName: given.value })}
      onGivenName={given.onChange}
      givenNameRef={given.ref}
      onBlur={given.onBlur}
      error={given.error}
    />
  );
}
