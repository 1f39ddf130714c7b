import { createContext, type ReactNode } from 'react';

/** What the running day needs of its organiser: other areas know it, and the application puts it here. */
export const TodayNotice = createContext<(competitionId: string) => ReactNode>(() => null);
