import { FieldError } from 'react-aria-components/FieldError';
import field from './Field.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';

/** The error of a control of React Aria, which ties it to the control itself. */
export function AriaFieldProblem({ error }: { readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <FieldError className={joinClasses(field.error)}>
      <Icon name="alert" />
      {error}
    </FieldError>
  );
}
