import type { MembershipCheck } from '../../../../../shared/contract/people/members/memberships.ts';
import type { PillTone } from '../../../../ui/Pill.tsx';

export type AnswerStatus = 'valid' | 'expiring' | 'expired' | 'notFound' | 'notAnswering';

/** Combines the registry's answer and the membership's status in one value. */
export function answerStatus({ answer, standing }: MembershipCheck): AnswerStatus {
  return answer === 'found' && standing !== null ? standing : answer === 'notAnswering' ? answer : 'notFound';
}

export const ANSWER_TONES: Readonly<Record<AnswerStatus, PillTone>> = {
  valid: 'good',
  expiring: 'warn',
  expired: 'bad',
  notFound: 'neutral',
  notAnswering: 'info',
};
