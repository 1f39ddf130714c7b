import { itemKey, key } from '../../../platform/table/key.ts';
import { codesPartition } from '../codes/keys.ts';
import { sheetsPartition } from '../running/keys.ts';
import { dayPartition } from '../../core/stamps/keys.ts';
import { iceKey } from '../../entering/ice/keys.ts';
import { judgingRulesKey } from '../../entering/judgingRules/keys.ts';
import { musicPartition } from '../../entering/music/keys.ts';
import { accountPartition, changeRecordsPartition, formKey } from '../../keys.ts';
import { publishedPartition } from '../../planning/publishing/keys.ts';
import { resultsPartition } from '../results/keys.ts';

/** The one rehearsal of a competition. */
export const rehearsalKey = (competitionId: string) =>
  itemKey(key`COMPETITION#${competitionId}#REHEARSAL`, 'REHEARSAL');

/** Its codes: who holds one can do nothing any more. */
export const rehearsalCodes = codesPartition;

/** Partitions of a rehearsal's copies and actions, without its codes and the competition itself. Its account has its entries. */
export const rehearsalPartitions = (rehearsalId: string, flightIds: readonly string[]): string[] => [
  ...flightIds.map((flightId) => sheetsPartition(rehearsalId, flightId)),
  dayPartition(rehearsalId),
  resultsPartition(rehearsalId),
  accountPartition(rehearsalId),
  changeRecordsPartition('competition', rehearsalId),
  formKey(rehearsalId).pk,
  iceKey(rehearsalId).pk,
  judgingRulesKey(rehearsalId).pk,
  musicPartition(rehearsalId),
  publishedPartition(rehearsalId),
];
