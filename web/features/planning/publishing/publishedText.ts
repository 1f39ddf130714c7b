import type { ScheduleDifference } from '../../../../shared/contract/planning/scheduleDifference.ts';
import type { Translator } from '../../../i18n/Translator.ts';
import { mailedReaders } from './DifferenceSummary.tsx';

interface Published {
  readonly version: number;
  readonly keptFlights: number;
}

/** What was published, and how many emails leave. @param sendsMails a rehearsal sends none */
export function publishedText(
  t: Translator<'publishing'>,
  { version, keptFlights }: Published,
  difference: ScheduleDifference,
  sendsMails: boolean,
): string {
  return [
    t('publish.done', { version }),
    ...(keptFlights > 0 ? [t('publish.kept', { count: keptFlights })] : []),
    ...(sendsMails ? [t('publish.mails', { count: mailedReaders(difference).length })] : []),
  ].join('. ');
}
