import { itemKey, key } from '../../../platform/table/key.ts';

/** A cached answer of the federation's own registry. */
export const registryAnswerKey = (number: string) => itemKey(key`REGISTRYANSWER#${number}`, 'ANSWER');
