import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MembershipCheck } from '../../../../shared/contract/members/memberships.ts';
import { memberNumber } from '../../../../shared/domain/skaters/memberNumber.ts';
import { queryOf } from '../../../api/queries.ts';
import { formatDay } from '../../../i18n/formats.ts';
import { ANSWER_TONES, type AnswerStatus, answerStatus } from './answerStatus.ts';
import styles from './MembershipHint.module.css';
import { useDebounced } from './useDebounced.ts';

/** Numbers are five digits and more as a rule; shorter ones are still being typed. */
const SHORTEST = 4;
const PAUSE_MILLISECONDS = 700;

interface MembershipHintProps {
  readonly isi: string;
  /** `YYYY-MM-DD`, or what is typed of it so far. */
  readonly birthdate: string;
  /** `YYYY-MM-DD`, the last day of the competition. */
  readonly endDate: string;
}

/**
 * What the registry says of a number while it is typed. It helps and never hinders: where it cannot be
 * asked, nothing is said.
 */
export function MembershipHint({ isi, birthdate, endDate }: MembershipHintProps) {
  const { t } = useTranslation('members');
  const number = useDebounced(memberNumber(isi) ?? '', PAUSE_MILLISECONDS);
  const [birthYear] = /^\d{4}(?=-\d\d-\d\d$)/.exec(birthdate) ?? [];
  const { data: check } = useQuery({
    ...queryOf('checkMembership', { query: { number, ...(birthYear && { birthYear }) } }),
    enabled: number.length >= SHORTEST,
    retry: false,
    staleTime: 5 * 60_000,
  });
  const isTyped = number.length >= SHORTEST && number === memberNumber(isi);
  const word = isTyped && check ? wordFor(check, endDate) : null;
  return (
    <output className={styles.hint} data-tone={word ? ANSWER_TONES[word] : undefined}>
      {word && check
        ? t(`short.${word}`, {
            initials: check.initials ?? '',
            day: check.expiry === null ? '' : formatDay(check.expiry),
          })
        : null}
    </output>
  );
}

/** A membership that is valid today may end before the competition does. */
function wordFor(check: MembershipCheck, endDate: string): AnswerStatus {
  const word = answerStatus(check);
  return word === 'valid' && check.expiry !== null && check.expiry < endDate ? 'expiring' : word;
}
