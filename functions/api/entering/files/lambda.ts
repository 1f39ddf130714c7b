import { fileRoutes } from '../../../../shared/contract/core/files/files.ts';
import { musicDeskRoutes } from '../../../../shared/contract/entering/music/desk.ts';
import { musicRoutes } from '../../../../shared/contract/entering/music/music.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import { musicHandlers } from '../../day/music/music.ts';
import { completeUpload, createUpload } from './uploads.ts';

export const handler = lambdaFor(
  'files',
  { ...fileRoutes, ...musicRoutes, ...musicDeskRoutes },
  { createUpload, completeUpload, ...musicHandlers },
);
