import { createContext, useContext } from 'react';

/** The page uses h1 and h2; in a preview all headings are one level lower. */
const RANKS = {
  page: { title: 'h1', section: 'h2', part: 'h3' },
  preview: { title: 'h2', section: 'h3', part: 'h4' },
} as const;

export const HeadingRank = createContext<keyof typeof RANKS>('page');

export function useHeadings() {
  return RANKS[useContext(HeadingRank)];
}
