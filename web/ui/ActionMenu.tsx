import { MenuItem } from 'react-aria-components/Menu';
import { joinClasses } from './joinClasses.ts';
import type { OpenMenu } from './MenuOpener.tsx';
import { MenuPopover } from './MenuPopover.tsx';
import popover from './popover.module.css';
import type { MenuAction } from './RowMenu.tsx';

interface ActionMenuProps {
  readonly menu: OpenMenu;
  readonly label: string;
  readonly actions: readonly MenuAction[];
}

/** A RowMenu's menu. */
export function ActionMenu({ menu, label, actions }: ActionMenuProps) {
  const disabled = actions.filter(({ disabledReason }) => disabledReason).map(({ id }) => id);
  return (
    <MenuPopover menu={menu} label={label} disabledKeys={disabled}>
      {actions.map((action) => (
        <ActionItem key={action.id} action={action} onBefore={() => menu.opener.current?.focus()} />
      ))}
    </MenuPopover>
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
