/** Why a file was refused, apart from the API's errors. */
export type RefusalReason =
  | 'notPicture'
  | 'notDocument'
  | 'unreadablePicture'
  | 'tooLarge'
  /** The upload failed: no connection, or an expired address. */
  | 'lost';

export class UploadRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'UploadRefused';
    this.reason = reason;
  }
}
