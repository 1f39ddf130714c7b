import { expect, it } from 'vitest';
import * as read from '../../functions/platform/http/viewer.ts';
import { EDGE_SECRET_HEADER } from './EdgeSecret.ts';

it('is sent in the header that the functions read', () => {
  expect(EDGE_SECRET_HEADER).toBe(read.EDGE_SECRET_HEADER);
});
