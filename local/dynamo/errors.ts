import type { AttributeItem } from './values/attributeValue.ts';

/** An error for the client, in DynamoDB's own form: `__type`, message and, for some, more members. */
export class DynamoError extends Error {
  readonly type: string;
  readonly members: Record<string, unknown>;

  /**
   * @param type the full shape name, namespace included, as AWS sends it
   * @param message AWS's own message
   * @param members further members: cancellation reasons, the item that failed a condition
   */
  constructor(type: string, message: string, members: Record<string, unknown> = {}) {
    super(message);
    this.type = type;
    this.members = members;
  }

  /** The error's name without its namespace, such as `ValidationException`. */
  override get name(): string {
    return this.type.slice(this.type.indexOf('#') + 1);
  }

  /** The body of the HTTP answer. */
  toBody(): Record<string, unknown> {
    // AWS spells the cancelled transaction's message with a capital; the SDKs read both.
    const message = this.name === 'TransactionCanceledException' ? 'Message' : 'message';
    return { __type: this.type, [message]: this.message, ...this.members };
  }
}

const modelled = (name: string) => `com.amazonaws.dynamodb.v20120810#${name}`;

export const validationError = (message: string) =>
  new DynamoError('com.amazon.coral.validate#ValidationException', message);

export const unknownOperation = (message: string) =>
  new DynamoError('com.amazon.coral.service#UnknownOperationException', message);

export const serializationError = (message: string) =>
  new DynamoError('com.amazon.coral.service#SerializationException', message);

/** For a request that is not signed correctly; the name is AWS's. */
export const notSigned = (name: string, message: string) =>
  new DynamoError(`com.amazon.coral.service#${name}`, message);

export const resourceNotFound = (message = 'Requested resource not found') =>
  new DynamoError(modelled('ResourceNotFoundException'), message);

export const resourceInUse = (message: string) =>
  new DynamoError(modelled('ResourceInUseException'), message);

export const internalError = (message: string) => new DynamoError(modelled('InternalServerError'), message);

export const throttled = () =>
  new DynamoError(
    modelled('ProvisionedThroughputExceededException'),
    'The level of configured provisioned throughput for the table was exceeded',
  );

/** Not of AWS: its disks have no end. */
export const insufficientStorage = () =>
  new DynamoError(modelled('InsufficientStorage'), 'There is no room left to write this');

export const idempotentParameterMismatch = () =>
  new DynamoError(
    modelled('IdempotentParameterMismatchException'),
    'Request parameters do not match the parameters of an earlier request with the same ClientRequestToken',
  );

/** @param item the stored item, if the request had ReturnValuesOnConditionCheckFailure */
export const conditionalCheckFailed = (item?: AttributeItem) =>
  new DynamoError(
    modelled('ConditionalCheckFailedException'),
    'The conditional request failed',
    item === undefined ? {} : { Item: item },
  );

export interface CancellationReason {
  Code: 'None' | 'ConditionalCheckFailed' | 'TransactionConflict' | 'ValidationError';
  Message?: string;
  Item?: AttributeItem;
}

const ONGOING = 'Transaction is ongoing for the item';

/** The reason of a transaction's item that another one holds. */
export const HELD_ITEM: CancellationReason = {
  Code: 'TransactionConflict',
  Message: ONGOING,
};

/** For a single write of an item that a transaction holds. */
export const transactionConflict = () => new DynamoError(modelled('TransactionConflictException'), ONGOING);

/** @param reasons one per item of the request, in its order; code `None` for those that did not fail */
export const transactionCanceled = (reasons: CancellationReason[]) =>
  new DynamoError(
    modelled('TransactionCanceledException'),
    'Transaction cancelled, please refer cancellation reasons for specific reasons ' +
      `[${reasons.map((reason) => reason.Code).join(', ')}]`,
    { CancellationReasons: reasons },
  );
