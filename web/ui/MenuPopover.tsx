import type { ReactNode } from 'react';
import { Menu, Popover } from 'react-aria-components/Menu';
import { useDialogLayer } from './dialogLayer.ts';
import { joinClasses } from './joinClasses.ts';
import { LocaleScope } from './LocaleScope.tsx';
import type { OpenMenu } from './MenuOpener.tsx';
import popover from './popover.module.css';

interface MenuPopoverProps {
  readonly menu: OpenMenu;
  readonly label: string;
  readonly className?: string | undefined;
  readonly disabledKeys?: readonly string[];
  readonly shouldCloseOnSelect?: boolean;
  readonly children: ReactNode;
}

/** A menu below its button. */
export function MenuPopover(props: MenuPopoverProps) {
  const { menu, label, className, disabledKeys = [], shouldCloseOnSelect = true, children } = props;
  const layer = useDialogLayer();
  return (
    <LocaleScope>
      <Popover
        {...layer}
        aria-label={label}
        className={joinClasses(popover.popover, className)}
        triggerRef={menu.opener}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) menu.close();
        }}
        placement="bottom end"
        offset={4}
      >
        <Menu
          className={joinClasses(popover.list)}
          aria-label={label}
          autoFocus={menu.focus}
          disabledKeys={disabledKeys}
          shouldCloseOnSelect={shouldCloseOnSelect}
          onClose={menu.close}
        >
          {children}
        </Menu>
      </Popover>
    </LocaleScope>
  );
}
