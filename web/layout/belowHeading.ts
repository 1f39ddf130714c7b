import { createContext, type ReactNode } from 'react';

/** What the shell shows on a start page, between its heading and its content: the cards of the day. */
export const BelowHeading = createContext<ReactNode>(null);
