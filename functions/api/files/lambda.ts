import { lambdaFor } from '../lambdaFor.ts';
import { completeUpload } from './completeUpload.ts';
import { createUpload } from './createUpload.ts';

export const handler = lambdaFor('files', { createUpload, completeUpload });
