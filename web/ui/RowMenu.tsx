import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu';
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
  const [opens, setOpens] = useState<'first' | 'last' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const open = (focused: 'first' | 'last') => {
    // Safari does not focus a button that is clicked; the menu returns the focus to it.
    opener.current?.focus();
    setOpens(focused);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={button?.className ?? joinClasses(field.opener)}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opens !== null}
        onClick={() => open('first')}
        onKeyDown={onKeyDown}
      >
        {button?.content ?? <Icon name="more" />}
      </button>
      {opens === null ? null : (
        <OpenMenu
          label={label}
          actions={actions}
          opener={opener}
          focused={opens}
          onClose={() => setOpens(null)}
        />
      )}
    </>
  );
}

interface OpenMenuProps extends Pick<RowMenuProps, 'label' | 'actions'> {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly focused: 'first' | 'last';
  readonly onClose: () => void;
}

/** The menu itself, made when it opens: a list has a button in each of a thousand rows. */
function OpenMenu({ label, actions, opener, focused, onClose }: OpenMenuProps) {
  const disabled = actions.filter(({ disabledReason }) => disabledReason).map(({ id }) => id);
  return (
    <LocaleScope>
      <Popover
        className={joinClasses(popover.popover)}
        placement="bottom end"
        offset={4}
        triggerRef={opener}
        isOpen
        onOpenChange={onClose}
      >
        <Menu
          className={joinClasses(popover.list)}
          aria-label={label}
          items={actions}
          disabledKeys={disabled}
          autoFocus={focused}
          onClose={onClose}
        >
          {(action) => <ActionItem action={action} onBefore={() => opener.current?.focus()} />}
        </Menu>
      </Popover>
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
