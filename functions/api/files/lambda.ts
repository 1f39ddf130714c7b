import { lambdaFor } from '../lambdaFor.ts';
import { completeUpload, createUpload } from './uploads.ts';

export const handler = lambdaFor('files', { createUpload, completeUpload });
