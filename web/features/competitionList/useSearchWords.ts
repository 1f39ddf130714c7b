import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const SEARCH = 'q';

/** The words searched for, and how to change them; the address holds them, so a search can be shared. */
export function useSearchWords(): [typed: string, look: (typed: string) => void] {
  const [search, setSearch] = useSearchParams();
  // The router answers a little later than the keyboard: the field's own state keeps the caret still.
  const [typed, setTyped] = useState(search.get(SEARCH) ?? '');
  const look = (words: string) => {
    setTyped(words);
    setSearch(words.trim() === '' ? {} : { [SEARCH]: words }, { replace: true, preventScrollReset: true });
  };
  return [typed, look];
}
