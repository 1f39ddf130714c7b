import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import { nameOrder } from '../../../../../shared/domain/core/nameOrder.ts';
import { formatDay } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import styles from './FamilyChoice.module.css';

/** The option for a skater who is not in the account. */
const ANOTHER = 'another';

/** More skaters than this are a list. */
const MOST_BUTTONS = 6;

interface FamilyChoiceProps {
  readonly label: string;
  readonly skaters: readonly FamilySkater[];
  /** Where the fields of the skater stand in the form: `partner.`, or '' at the top. */
  readonly within: '' | 'partner.';
  /** The values of the fields for a skater of the family, or for null the empty ones. */
  readonly valuesOf: (skater: FamilySkater | null) => Readonly<Record<string, string | null>>;
  /** Called once the fields are filled, or emptied for a new skater. */
  readonly onChosen: () => void;
}

/** Fills the form with the data of one of the family's skaters, in one tap. */
export function FamilyChoice({ label, skaters, within, valuesOf, onChosen }: FamilyChoiceProps) {
  const { t } = useTranslation('entries');
  const labelId = useId();
  const { setValue, clearErrors } = useFormContext<FieldValues>();
  const fullName = useWatch({ name: `${within}fullName` }) as string;
  const chosen = skaters.find((skater) => nameOrder(skater.fullName) === nameOrder(fullName));
  const fill = (id: string) => {
    const values = Object.entries(valuesOf(skaters.find((one) => one.id === id) ?? null));
    for (const [name, value] of values) setValue(`${within}${name}`, value, { shouldDirty: true });
    clearErrors(values.map(([name]) => `${within}${name}`));
    onChosen();
  };
  if (skaters.length > MOST_BUTTONS) {
    const detailOf = ({ birthdate }: FamilySkater) => formatDay(birthdate);
    return (
      <Select
        label={label}
        optional
        placeholder={t('family.choose')}
        value={chosen?.id ?? null}
        onChange={fill}
        options={[
          ...skaters.map((skater) => ({
            value: skater.id,
            label: skater.fullName,
            detail: detailOf(skater),
          })),
          { value: ANOTHER, label: t('family.another') },
        ]}
      />
    );
  }
  return (
    <Stack role="group" aria-labelledby={labelId} gap={2} minContent>
      <Text id={labelId} as="span" size="sm" weight="strong" snug>
        {label}
      </Text>
      <Row gap={2} className={styles.skaters}>
        {skaters.map(({ id, fullName: name }) => (
          <Button
            key={id}
            aria-pressed={chosen?.id === id}
            className={styles.skater}
            onClick={() => fill(id)}
          >
            {name}
          </Button>
        ))}
        <Button icon={<Icon name="plus" small />} onClick={() => fill(ANOTHER)}>
          {t('family.another')}
        </Button>
      </Row>
    </Stack>
  );
}
