import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { createContext, type ReactNode } from 'react';

/** What the running day and those to come need of their organiser: other areas know it, and the application puts it here. */
export const TodayNotice = createContext<(competition: Competition) => ReactNode>(() => null);
