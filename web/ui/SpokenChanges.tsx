import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** What a page that changes by itself says now, by what it says it of; '' of what it says nothing. */
export type SpokenLines = ReadonlyMap<string, string>;

/** Reads out what has changed since the page was opened: a screen reader stays where it is on the page. */
export function SpokenChanges({ lines }: { readonly lines: SpokenLines }) {
  const before = useRef(lines);
  const [text, setText] = useState('');
  useEffect(() => {
    const changed = [...lines].filter(([key, line]) => line !== '' && before.current.get(key) !== line);
    before.current = lines;
    if (changed.length > 0) setText(changed.map(([, line]) => line).join(' '));
  }, [lines]);
  return <VisuallyHidden role="status">{text}</VisuallyHidden>;
}
