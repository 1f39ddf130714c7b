import { lazy } from 'react';
import type { ReactNode } from 'react';
import field from './Field.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { MenuOpener } from './MenuOpener.tsx';

/** An action on a row. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly onAction?: () => void;
  /** A link to a page instead of an action. */
  readonly href?: string;
  readonly danger?: boolean;
  /** A second, quieter line. */
  readonly detail?: string;
  /** Why the action is disabled; shown below its name. */
  readonly disabledReason?: string | undefined;
}

interface RowMenuProps {
  /** The button's name: "Actions for Aoi Tanaka". */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** The button's content in place of the dots, and its look. */
  readonly button?: { readonly content: ReactNode; readonly className: string };
}

const load = () => import('./ActionMenu.tsx');
const ActionMenu = lazy(async () => ({ default: (await load()).ActionMenu }));

/** The "…" at the end of a row, or another button that opens the same menu. */
export function RowMenu({ label, actions, button }: RowMenuProps) {
  return (
    <MenuOpener
      className={button?.className ?? joinClasses(field.opener)}
      label={label}
      content={button?.content ?? <Icon name="more" />}
      load={load}
    >
      {(menu) => <ActionMenu menu={menu} label={label} actions={actions} />}
    </MenuOpener>
  );
}
