import { DAY_SECONDS } from './days.ts';
import { timeOfSeconds } from './times.ts';

/** `07:10`, as files for machines have it everywhere: after midnight the clock begins again. */
export const fileTime = (seconds: number): string => timeOfSeconds(seconds % DAY_SECONDS).slice(0, 5);
