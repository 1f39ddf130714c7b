import { describe, expect, it } from 'vitest';
import { cardSignature, isSignedBy } from './signature.ts';

const SECRET = 'whsec_of_this_test_alone';
const OTHER = 'whsec_until_the_last_one';
const BODY = '{"id":"evt_1","type":"checkout.session.completed"}';
const time = 1_800_000_000;
const now = new Date(time * 1000);
const signed = (secret = SECRET, at = time, body = BODY) =>
  `t=${String(at)},v1=${cardSignature(body, secret, at)}`;
const isTaken = (header: string, body = BODY) => isSignedBy([SECRET, OTHER], { body, header, now });

it('is Stripe’s: the HMAC of the time, a dot and the text', () => {
  // Made by: printf '1800000000.%s' "$BODY" | openssl dgst -sha256 -hmac "$SECRET"
  expect(cardSignature(BODY, SECRET, time)).toBe(EXPECTED);
});

const EXPECTED = '60f15b1e3b6d89eda4837c016c32f3d382ba21b4586d8c77e06b1f33e21bdffb';

describe('a signature', () => {
  it.each([
    ['good', signed(), true],
    ['with the secret before', signed(OTHER), true],
    ['second of two', `t=${String(time)},v1=${'0'.repeat(64)},v1=${cardSignature(BODY, SECRET, time)}`, true],
    ['300 seconds old', signed(SECRET, time - 300), true],
    ['301 seconds old', signed(SECRET, time - 301), false],
    ['300 seconds ahead', signed(SECRET, time + 300), true],
    ['301 seconds ahead', signed(SECRET, time + 301), false],
    ['10,000 seconds ahead', signed(SECRET, time + 10_000), false],
    ['by a stranger', signed('whsec_of_a_stranger'), false],
    ['of another scheme', `t=${String(time)},v0=${cardSignature(BODY, SECRET, time)}`, false],
    ['without a time', `v1=${cardSignature(BODY, SECRET, time)}`, false],
    ['with a time in words', `t=now,v1=${cardSignature(BODY, SECRET, time)}`, false],
    ['that is empty', '', false],
    ['cut short', signed().slice(0, -1), false],
  ])('%s: %s', (_, header, isGood) => {
    expect(isTaken(header)).toBe(isGood);
  });

  it('of another text is none', () => {
    expect(isTaken(signed(), `${BODY} `)).toBe(false);
  });
});
