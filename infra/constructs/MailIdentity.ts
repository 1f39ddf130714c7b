import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';

/** The domain that mail is sent from. Its DKIM records are added by hand: the zone is not ours to own. */
export class MailIdentity extends Construct {
  readonly identity: EmailIdentity;

  /** @throws Error when `from` is not an e-mail address */
  constructor(scope: Construct, id: string, { from }: { from: string }) {
    super(scope, id);
    const domain = from.split('@')[1];
    if (domain === undefined) throw new Error(`Mail cannot come from "${from}": that is not an address.`);
    this.identity = new EmailIdentity(this, 'Identity', { identity: Identity.domain(domain) });
  }
}
