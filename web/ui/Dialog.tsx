import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { Button } from './Button.tsx';
import styles from './Dialog.module.css';
import { DialogLayer } from './dialogLayer.ts';
import { Icon } from './Icon.tsx';

interface DialogProps {
  readonly isOpen: boolean;
  /** Called for Esc, the close button and a press outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons in the foot, the confirming one last. */
  readonly actions?: ReactNode;
  /** `side` is at the end of the window, for the details of a row; `start` at its start, for a menu. */
  readonly placement?: 'middle' | 'side' | 'start';
  /** A selector of what has the focus first; by default the first control. */
  readonly initialFocus?: string;
  /** False if a press outside must not lose content that is shown only once. */
  readonly closesOutside?: boolean;
}

/** A modal dialog on the platform's own element, which traps the focus and restores it. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    actions,
    placement = 'middle',
    closesOutside = true,
    initialFocus,
  } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const isUntouched = useRef(true);
  const [layer, setLayer] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const dialog = element.current;
    if (isOpen && !dialog?.open) {
      dialog?.showModal();
      isUntouched.current = true;
      if (initialFocus) dialog?.querySelector<HTMLElement>(initialFocus)?.focus();
    }
    if (!isOpen && dialog?.open) dialog.close();
  }, [isOpen, initialFocus]);

  // Only closing restores the focus, so a dialog that is unmounted while open closes first.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);

  const closeOutside = (event: MouseEvent) => {
    if (closesOutside && event.target === element.current) onClose();
  };

  // The second click of a double click was meant for what opened the dialog.
  const ignoreSecondClick = (event: MouseEvent) => {
    const isFirst = isUntouched.current;
    isUntouched.current = false;
    if (!isFirst || event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <dialog
      ref={element}
      className={styles.dialog}
      data-placement={placement}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClickCapture={ignoreSecondClick}
      onClick={closeOutside}
    >
      {isOpen ? (
        <div className={styles.sheet}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <Button
              tone="plain"
              dense
              aria-label={t('actions.close')}
              icon={<Icon name="close" />}
              onClick={onClose}
            />
          </div>
          <div className={styles.body}>
            <DialogLayer value={layer}>{children}</DialogLayer>
          </div>
          {actions ? <div className={styles.foot}>{actions}</div> : null}
          <div ref={setLayer} className={styles.layer} />
        </div>
      ) : null}
    </dialog>
  );
}
