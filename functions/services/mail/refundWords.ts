/** What a refund policy gives back, in English, by the keys of shared/domain/payments/refundSentence. */
export const REFUND_WORDS = {
  plain: (percent: number, when: string) => `Withdraw before ${when}, for a ${percent}% refund.`,
  lateFeeKept: (percent: number, when: string) =>
    `Withdraw before ${when}, for a ${percent}% refund, not including the late fee.`,
  lateFeeBack: (percent: number, when: string) =>
    `Withdraw before ${when}, for a ${percent}% refund, including the late fee.`,
  none: 'No refunds from now on.',
} as const;
