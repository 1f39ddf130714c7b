import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ButtonTone } from '../../../../ui/Button.tsx';
import { CopyText } from '../../../../ui/CopyText.tsx';
import { Drawing } from '../../../../ui/Icon.tsx';
import styles from './PaymentDetails.module.css';

const COPY =
  'M9 9h10a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1V10a1 1 0 0 1 1-1ZM5 15H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v1';

interface CopyLineProps {
  readonly term: string;
  readonly children: ReactNode;
  /** What its button copies; without it the line has none. */
  readonly copied?: string;
  /** The button's accessible name: "Copy the reference". */
  readonly name?: string;
  readonly tone?: ButtonTone;
  /** A reference, to be compared letter by letter. */
  readonly isCode?: boolean;
  /** Several lines of text. */
  readonly isLong?: boolean;
}

/** One part of a payment with its button to copy it. */
export function CopyLine({ term, children, copied, name, tone, isCode, isLong }: CopyLineProps) {
  const { t } = useTranslation('pay');
  return (
    <div className={styles.line} data-long={isLong || undefined}>
      <dt>{term}</dt>
      <dd className={styles.value} data-code={isCode || undefined}>
        {children}
      </dd>
      {copied === undefined ? null : (
        <dd className={styles.copy}>
          <CopyText
            text={copied}
            label={t('copy.one')}
            icon={<Drawing path={COPY} small />}
            {...(name !== undefined && { name })}
            {...(tone && { tone })}
          />
        </dd>
      )}
    </div>
  );
}
