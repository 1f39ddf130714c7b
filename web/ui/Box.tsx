import { withLook, type LookProps } from './look.ts';

/** A surface, or a place with space around its content. */
export function Box({ as: Tag = 'div', ...rest }: LookProps) {
  return <Tag {...withLook(rest)} />;
}
