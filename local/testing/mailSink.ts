import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** Of `localhost` and 127.0.0.1, for a century, signed by itself: it protects nothing. */
export const SINK_CERTIFICATE = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgADoJI9wWYLbDf2gW
sxEFiEBaHlwVt8mdTfIrSAaFmXqhRANCAARmhmSRZrcWantGrKQRTd6/F1DEpH+7
kZjzSMf1Q92BrXnlFFxT3oPr2GInviKG5+RecDPXV5leNIyP/F56PuIU
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUVPzf0oP7bH+CfzMG9KAT8O4fnuUwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyODExMTc0MloYDzIxMjYxMTA0
MTExNzQyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARmhmSRZrcWantGrKQRTd6/F1DEpH+7kZjzSMf1Q92BrXnlFFxT3oPr
2GInviKG5+RecDPXV5leNIyP/F56PuIUo28wbTAdBgNVHQ4EFgQUx4qP6zE0ZAD4
8kRLVJLGE6SvSGwwHwYDVR0jBBgwFoAUx4qP6zE0ZAD48kRLVJLGE6SvSGwwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARgglsb2NhbGhvc3SHBH8AAAEwCgYIKoZI
zj0EAwIDRwAwRAIgdzKtFasR+mXXbiGAa1DnPOfadJB9qUNqfqVu7p+IZzACICSQ
7xKra93tZNdXBVpgSZvKTJvlaXKiTZQVdIx8gkbB
-----END CERTIFICATE-----
`,
};

/** The steps of a delivery at which a sink may answer otherwise, or break off; `accepted` is after the text, before 250. */
export type SinkStep = 'connect' | 'sender' | 'recipient' | 'data' | 'accepted';

/** A step, with the address that it is about. */
type SinkPlace = readonly [step: SinkStep, address?: string];

/** A reply that is no success, or the end of the connection. */
export type SinkFault = { readonly code: number; readonly text?: string } | 'drops';

export interface SunkMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The message with its headers. */
  readonly raw: string;
  readonly isEncrypted: boolean;
  readonly user: string | null;
}

interface SinkChoices extends SMTPServerOptions {
  readonly port?: number;
}

/** A real SMTP server on this machine that keeps what it takes, and fails where a test says so. */
export async function startMailSink({ port = 0, ...options }: SinkChoices = {}) {
  const taken: SunkMail[] = [];
  let faultAt: (step: SinkStep, address: string) => SinkFault | undefined = () => undefined;

  const replyAt = ([step, address = '']: SinkPlace, session: object, next: (error?: Error) => void) => {
    const fault = faultAt(step, address);
    if (fault === 'drops') drop(session);
    else if (fault) next(Object.assign(new Error(fault.text ?? 'No'), { responseCode: fault.code }));
    else next();
  };
  const drop = (session: object) => {
    for (const connection of server.connections)
      if (connection.session === session) connection._socket.destroy();
  };

  const server: SMTPServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    closeTimeout: 50,
    onConnect: (session, next) => {
      replyAt(['connect'], session, next);
    },
    onMailFrom: ({ address }, session, next) => {
      replyAt(['sender', address], session, next);
    },
    onRcptTo: ({ address }, session, next) => {
      replyAt(['recipient', address], session, next);
    },
    onData: (stream, session, next) => {
      const chunks: Buffer[] = [];
      if (faultAt('data', '') === 'drops') drop(session);
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        const refused = faultAt('data', '');
        if (refused !== undefined && refused !== 'drops') {
          replyAt(['data'], session, next);
          return;
        }
        taken.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to,
          raw: Buffer.concat(chunks).toString('utf8'),
          isEncrypted: session.secure,
          user: typeof session.user === 'string' ? session.user : null,
        });
        replyAt(['accepted'], session, next);
      });
    },
    ...options,
  });
  // A client that breaks off is part of the tests.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    taken,
    port: (server.server.address() as AddressInfo).port,
    failAt(next: typeof faultAt): void {
      faultAt = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}
