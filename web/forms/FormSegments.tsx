import type { FieldValues } from 'react-hook-form';
import { Segments } from '../ui/Segments.tsx';
import type { Option } from '../ui/Select.tsx';
import { focusWithin, useBoundField } from './useBoundField.ts';
import type { BoundFieldProps } from './useBoundField.ts';

interface FormSegmentsProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  readonly options: readonly Option[];
}

/** A choice between a few short words; '' means no choice yet. */
export function FormSegments<Values extends FieldValues>({ name, ...rest }: FormSegmentsProps<Values>) {
  const { value, ref, ...bound } = useBoundField<Values, string>(name);
  return <Segments {...rest} {...bound} value={value} ref={focusWithin(ref, 'input')} />;
}
