import { useRef, type ReactNode } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { FoldedLine } from './FoldedLine.tsx';
import styles from './FoldedLine.module.css';
import { type Folding, useFolded } from './useFolded.ts';
import './formMessages.ts';

interface FoldedPartProps {
  /** The fields' values, the most important first; null while something is missing. */
  readonly parts: readonly string[] | null;
  /** Names the fields that the button opens. */
  readonly what: string;
  readonly folding: Folding;
  readonly children: ReactNode;
}

/** Fields that are one line while they are known and nobody is typing in them. */
export function FoldedPart({ parts, what, folding, children }: FoldedPartProps) {
  const { t } = useTranslation('form');
  const element = useRef<HTMLDivElement>(null);
  const isFolded = parts !== null && !folding.isOpen;
  // The pressed button disappears: the focus stays here, and the next Tab is the first field.
  const change = () => {
    element.current?.focus({ preventScroll: true });
    folding.open();
  };
  return (
    <div ref={element} tabIndex={-1} className={styles.fields} onFocus={isFolded ? undefined : folding.open}>
      {isFolded ? (
        <FoldedLine
          parts={parts}
          changeLabel={t('change')}
          changeName={t('changeOf', { what })}
          onChange={change}
        />
      ) : (
        children
      )}
    </div>
  );
}

/** A part that folds by its own values alone. */
export function KnownPart({
  names,
  ...part
}: Omit<FoldedPartProps, 'folding'> & { readonly names: readonly string[] }) {
  const folding = useFolded(names, part.parts !== null);
  return <FoldedPart {...part} folding={folding} />;
}
