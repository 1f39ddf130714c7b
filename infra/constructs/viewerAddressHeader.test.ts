import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import * as read from '../../functions/http/viewerAddress.ts';
import { EDGE_SECRET_HEADER } from './EdgeSecret.ts';
import { VIEWER_ADDRESS } from './viewerAddressHeader.ts';

it('tells the functions the viewer’s address, whatever the viewer says it is', () => {
  const event = {
    viewer: { ip: '203.0.113.7' },
    request: { uri: '/api/auth/login', headers: { [read.VIEWER_ADDRESS_HEADER]: { value: '192.0.2.1' } } },
  };
  // As CloudFront runs it: the text alone, with nothing of Node around it.
  const request: unknown = runInNewContext(`${VIEWER_ADDRESS}; handler(${JSON.stringify(event)})`);
  expect(request).toEqual({
    uri: '/api/auth/login',
    headers: { [read.VIEWER_ADDRESS_HEADER]: { value: '203.0.113.7' } },
  });
});

it('shows the secret under the name that the functions read', () => {
  expect(EDGE_SECRET_HEADER).toBe(read.EDGE_SECRET_HEADER);
});
