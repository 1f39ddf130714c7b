import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';

/**
 * A competition as everybody reads it. Its telephone and how to pay are for families with an entry, who find them
 * with it: lists of numbers and accounts are collected by strangers.
 */
export const publicCompetition = (competition: Competition): Competition => ({
  ...competition,
  contactPhone: null,
  paymentInstructions: null,
  bankQr: null,
});
