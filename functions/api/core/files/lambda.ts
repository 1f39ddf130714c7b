import { fileRoutes } from '../../../../shared/contract/core/files/files.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import { completeUpload, createUpload } from './uploads.ts';

export const handler = lambdaFor('files', fileRoutes, { createUpload, completeUpload });
