import { expect, it } from 'vitest';
import { ROUTES } from '../../../shared/contract/routes.ts';
import type { Event } from './requestContext.ts';
import { signedText } from './validation.ts';

const BODY = '{"id":"evt_1","text":"é – 溜冰"}';

const eventOf = (route: object, more: object): Event =>
  ({ context: { route }, headers: { 'stripe-signature': 't=1,v1=a' }, ...more }) as unknown as Event;

it.each([
  ['as text', { body: BODY, isBase64Encoded: false }],
  ['as base64', { body: Buffer.from(BODY).toString('base64'), isBase64Encoded: true }],
])('a signed body comes to the letter, however the gateway passes it on: %s', (_, sent) => {
  expect(signedText(eventOf(ROUTES.takeCardEvent, sent))).toEqual({ body: BODY, signature: 't=1,v1=a' });
});

it('no other route gets its body so', () => {
  const sent = { body: BODY, isBase64Encoded: false };
  expect(signedText(eventOf(ROUTES.startCardPayment, sent))).toEqual({ body: '', signature: '' });
});

it('a call without a body or signature has neither', () => {
  const event = eventOf(ROUTES.takeCardEvent, { headers: {} });
  expect(signedText(event)).toEqual({ body: '', signature: '' });
});
