import { itemKey, key } from '../../../platform/table/key.ts';

/** What a competition pushes: the work of finding who is told of a change, and each push to a device. */
const pushesPartition = (competitionId: string) => key`COMPETITION#${competitionId}#PUSHES`;
export const pushWorkKey = (competitionId: string, about: string) =>
  itemKey(pushesPartition(competitionId), key`WORK#${about}`);
export const pushedKey = (competitionId: string, about: string, deviceId: string) =>
  itemKey(pushesPartition(competitionId), key`PUSH#${about}#${deviceId}`);

/** What was said of the flights of a day. */
export const toldKey = (competitionId: string, date: string) =>
  itemKey(pushesPartition(competitionId), key`TOLD#${date}`);
