import { itemKey, key, type Gsi1Key } from '../../platform/table/key.ts';

/** The results of a competition: what is approved of each flight, and every version of it. */
export const resultsPartition = (competitionId: string) => key`COMPETITION#${competitionId}#RESULTS`;

export const RESULT_PREFIX = 'FLIGHT#';
export const resultKey = (competitionId: string, flightId: string) =>
  itemKey(resultsPartition(competitionId), key`FLIGHT#${flightId}`);

const digits = (version: number) => String(version).padStart(4, '0');
export const resultVersionKey = (competitionId: string, flightId: string, version: number) =>
  itemKey(resultsPartition(competitionId), key`FLIGHT#${flightId}#VERSION#${digits(version)}`);

interface MailOfResult {
  readonly competitionId: string;
  readonly flightId: string;
  readonly version: number;
  readonly to: string;
  readonly recipient: string;
}

/** Mails about corrected results, one for each recipient. A new one is taken by the table's stream. */
export const resultMailKey = ({ competitionId, flightId, version, to, recipient }: MailOfResult) =>
  itemKey(
    key`COMPETITION#${competitionId}#RESULTMAILS`,
    key`FLIGHT#${flightId}#VERSION#${digits(version)}#${to}#${recipient}`,
  );
export const isResultMailKey = ({ pk }: { readonly pk: string }) => pk.endsWith('#RESULTMAILS');
/** Unsent mails about results of all competitions, oldest first. */
export const UNSENT_RESULT_MAILS = 'UNSENTRESULTMAILS';
export const unsentResultMailKey = (at: string, { pk, sk }: { pk: string; sk: string }): Gsi1Key => ({
  gsi1pk: UNSENT_RESULT_MAILS,
  gsi1sk: key`${at}#${pk}#${sk}`,
});
