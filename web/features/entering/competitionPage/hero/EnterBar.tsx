import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Text } from '../../../../ui/Text.tsx';
import type { EntryOption } from '../entryOptions.ts';
import styles from './EnterBar.module.css';

/** On a phone one button to enter stays at the foot of the window; it asks who enters if several kinds can. */
export function EnterBar({ choices }: { readonly choices: readonly EntryOption[] }) {
  const { t } = useTranslation('competitionPage');
  const [isOpen, setIsOpen] = useState(false);
  const open = choices.filter(({ refusal }) => refusal === null);
  const [only, ...others] = open;
  if (!only) return null;
  return (
    <div className={styles.bar} data-bottom-bar>
      {others.length === 0 ? (
        <LinkButton to={only.path} tone="primary" className={styles.enter}>
          {t(`enter.${only.kind}`)}
        </LinkButton>
      ) : (
        <Button
          tone="primary"
          className={styles.enter}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(true)}
        >
          {t('enter.any')}
        </Button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('enter.who')}>
        <ul role="list" className={styles.kinds}>
          {open.map(({ kind, path, isFull }) => (
            <li key={kind}>
              <Link to={path} className={styles.kind}>
                <span>
                  {t(`enter.${kind}`)}
                  {isFull ? (
                    <Text as="span" soft size="sm" weight="regular" className={styles.full}>
                      {t('enter.full')}
                    </Text>
                  ) : null}
                </span>
                <Icon name="right" small />
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
