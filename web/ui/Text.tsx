import { withLook, type LookProps } from './look.ts';

/** Words with a look of the tokens. */
export function Text({ as: Tag = 'p', ...rest }: LookProps) {
  return <Tag {...withLook(rest)} />;
}
