/** Why a file was not taken, where no call is to blame. */
export type RefusalReason =
  | 'notPicture'
  | 'notDocument'
  | 'unreadablePicture'
  | 'tooLarge'
  /** The bytes did not arrive: no connection, or the address had expired. */
  | 'lost';

export class UploadRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'UploadRefused';
    this.reason = reason;
  }
}
