import { describe, expect, it } from 'vitest';
import { isPushEndpoint } from './pushEndpoint.ts';

describe('isPushEndpoint', () => {
  it('takes the addresses that browsers give out', () => {
    const given = [
      'https://fcm.googleapis.com/fcm/send/dQw4w9WgXcQ:APA91bH_-x',
      'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl%3D',
      'https://web.push.apple.com/QGuQyavXutnMH',
      'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC%2b%3d',
      'https://FCM.googleapis.com/fcm/send/a',
    ];
    expect(given.filter((endpoint) => !isPushEndpoint(endpoint))).toEqual([]);
  });

  it('takes no address by which somebody could make us call another host', () => {
    const tricks = [
      'http://fcm.googleapis.com/fcm/send/a',
      'https://fcm.googleapis.com',
      'https://fcm.googleapis.com:443/a',
      'https://fcm.googleapis.com:8080/a',
      'https://fcm.googleapis.com./a',
      'https://user@fcm.googleapis.com/a',
      'https://fcm.googleapis.com@evil.example/a',
      'https://fcm.googleapis.com:x@evil.example/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://evil-fcm.googleapis.com/a',
      'https://a.fcm.googleapis.com/a',
      'https://googleapis.com/a',
      'https://notify.windows.com/a',
      'https://.notify.windows.com/a',
      'https://a.b.notify.windows.com/a',
      'https://evilnotify.windows.com/a',
      'https://notify.windows.com.evil.example/a',
      'https://127.0.0.1/a',
      'https://169.254.169.254/latest/meta-data/',
      'https://[::1]/a',
      'https://localhost/a',
      'https://2130706433/a',
      'https://fcm。googleapis.com/a',
      'https://evil.example\\@fcm.googleapis.com/a',
      'https://fcm.googleapis.com\\.evil.example/a',
      'https://evil.example#@fcm.googleapis.com/a',
      'https://fcm.googleapis.com/a#b',
      'https://fcm.googleapis.com/a b',
      'https://fcm.googleapis.com/a\nhost: evil.example',
      ' https://fcm.googleapis.com/a',
      'https:fcm.googleapis.com/a',
      'https:///fcm.googleapis.com/a',
      '//fcm.googleapis.com/a',
      'javascript:alert(1)//fcm.googleapis.com/',
      '',
      `https://fcm.googleapis.com/${'a'.repeat(1_000)}`,
    ];
    expect(tricks.filter(isPushEndpoint)).toEqual([]);
  });

  it('takes an address only if the browser’s own reading has the same host', () => {
    const taken = 'https://fcm.googleapis.com/a%2f..%5c@evil.example/?u=//evil.example';
    expect([isPushEndpoint(taken), new URL(taken).host]).toEqual([true, 'fcm.googleapis.com']);
  });
});
