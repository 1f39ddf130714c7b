import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const SEARCH = 'q';

/** The search words, kept in the address so that a search can be shared. */
export function useSearchWords(): [typed: string, look: (typed: string) => void] {
  const [search, setSearch] = useSearchParams();
  // The router updates later than the keyboard; local state keeps the caret in place.
  const [typed, setTyped] = useState(search.get(SEARCH) ?? '');
  const look = (words: string) => {
    setTyped(words);
    setSearch(words.trim() === '' ? {} : { [SEARCH]: words }, { replace: true, preventScrollReset: true });
  };
  return [typed, look];
}
