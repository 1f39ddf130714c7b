import { fileRoutes } from '../../../../shared/contract/core/files/files.ts';
import { musicRoutes } from '../../../../shared/contract/entering/music/music.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import { musicHandlers } from './music.ts';
import { completeUpload, createUpload } from './uploads.ts';

export const handler = lambdaFor(
  'files',
  { ...fileRoutes, ...musicRoutes },
  { createUpload, completeUpload, ...musicHandlers },
);
