import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import field from '../ui/Field.module.css';
import { Icon } from '../ui/Icon.tsx';
import { joinClasses } from '../ui/joinClasses.ts';
import styles from './FilterRow.module.css';

/** Long enough to type a word, short enough to feel instant. */
const PAUSE_MS = 250;

interface SearchBoxProps {
  /** "Search name, number or rink" */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** A table's search: `/` focuses it from anywhere, Esc clears it. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const { t } = useTranslation('table');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ text: value, of: value });
  // A value from outside (cleared, or from a link) replaces the typed text.
  const text = typed.of === value ? typed.text : value;

  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (text === value) return undefined;
    pause.current = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(pause.current);
  }, [text, value, onSearch]);
  // A search that starts after a link was pressed would lead back to this page.
  const searchNow = () => {
    if (text === value) return;
    clearTimeout(pause.current);
    onSearch(text.trim());
  };

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    if (text === '') input.current?.blur();
    setTyped({ text: '', of: value });
  };

  return (
    <div className={styles.search}>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        className={joinClasses(field.control, styles.searchInput)}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        title={t('searchKey')}
        value={text}
        onChange={(event) => setTyped({ text: event.target.value, of: value })}
        onKeyDown={onKeyDown}
        onBlur={searchNow}
      />
      <kbd className={styles.key} aria-hidden="true">
        /
      </kbd>
    </div>
  );
}
