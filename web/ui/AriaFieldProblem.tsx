import { FieldError } from 'react-aria-components/FieldError';
import field from './Field.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';

/** The error of a React Aria control, which links it to the control itself. */
export function AriaFieldProblem({ error }: { readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <FieldError className={joinClasses(field.error)}>
      <Icon name="alert" />
      {error}
    </FieldError>
  );
}
