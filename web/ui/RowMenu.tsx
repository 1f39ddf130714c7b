import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import field from './Field.module.css';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import { LocaleScope } from './LocaleScope.tsx';
import popover from './popover.module.css';

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

/** The "…" at the end of a row, or another button that opens the same menu. */
export function RowMenu({ label, actions, button }: RowMenuProps) {
  const disabled = actions.filter(({ disabledReason }) => disabledReason).map(({ id }) => id);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <LocaleScope>
      <MenuTrigger>
        <Button ref={opener} className={button?.className ?? joinClasses(field.opener)} aria-label={label}>
          {button?.content ?? <Icon name="more" />}
        </Button>
        <Popover className={joinClasses(popover.popover)} placement="bottom end" offset={4}>
          <Menu className={joinClasses(popover.list)} items={actions} disabledKeys={disabled}>
            {(action) => <ActionItem action={action} onBefore={() => opener.current?.focus()} />}
          </Menu>
        </Popover>
      </MenuTrigger>
    </LocaleScope>
  );
}

interface ActionItemProps {
  readonly action: MenuAction;
  /** A dialog that the action opens must return the focus to the button, because the menu is gone. */
  readonly onBefore: () => void;
}

function ActionItem({ action, onBefore }: ActionItemProps) {
  const { onAction } = action;
  const detail = action.disabledReason ?? action.detail;
  // While the menu is open, no element outside it can take the focus.
  const act = () =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        onBefore();
        onAction?.();
      }),
    );
  return (
    <MenuItem
      id={action.id}
      textValue={action.label}
      className={joinClasses(popover.option)}
      {...(action.danger ? { 'data-danger': true } : {})}
      {...(action.href ? { href: action.href } : {})}
      {...(onAction ? { onAction: act } : {})}
    >
      <span className={popover.words}>
        <span>{action.label}</span>
        {detail ? <span className={popover.detail}>{detail}</span> : null}
      </span>
    </MenuItem>
  );
}
