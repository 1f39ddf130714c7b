import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';

interface MenuDrawerProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** The side of the button. */
  readonly placement?: 'side' | 'start';
}

/** The menu of a narrow window: a button and a drawer, which closes after a navigation. */
export function MenuDrawer({ title, children, className, placement = 'side' }: MenuDrawerProps) {
  const { t } = useTranslation('layout');
  const [isOpen, setIsOpen] = useState(false);
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) setIsOpen(false);
  };
  return (
    <div className={className}>
      <Button
        tone="plain"
        aria-label={t('openMenu')}
        aria-haspopup="dialog"
        icon={<Icon name="menu" />}
        onClick={() => setIsOpen(true)}
      />
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title} placement={placement}>
        <div onClick={closeOnLink}>{children}</div>
      </Dialog>
    </div>
  );
}
