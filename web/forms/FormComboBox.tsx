import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../i18n/useTranslation.ts';
import { ComboBox } from '../ui/ComboBox.tsx';
import type { Option } from '../ui/Select.tsx';
import { useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';
import { unknownFieldsOf } from './unknownFields.ts';
import '../ui/controlMessages.ts';

interface FormComboBoxProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  readonly options: readonly Option[];
  /** Accepts text that is no option. */
  readonly allowsCustom?: boolean;
  readonly placeholder?: string;
}

/** A choice by typing, such as home rink or country. Text that is no option is not sent. */
export function FormComboBox<Values extends FieldValues>({ name, ...rest }: FormComboBoxProps<Values>) {
  const { t } = useTranslation('controls');
  const { control } = useFormContext<Values>();
  const { value, ...bound } = useBoundField<Values, string | null>(name);
  const unknown = unknownFieldsOf(control);
  useEffect(
    () => () => {
      unknown.delete(name);
    },
    [unknown, name],
  );
  const onUnknown = (isUnknown: boolean) => {
    if (isUnknown) unknown.set(name, t('combo.unknown', { label: rest.label }));
    else unknown.delete(name);
  };
  return <ComboBox {...rest} {...bound} value={value ?? ''} onUnknown={onUnknown} />;
}
