import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { settings as settingsShape, type Settings } from '../../../shared/contract/documents/settings.ts';
import { ApiError } from '../../platform/errors/apiError.ts';
import { documentClient } from '../../platform/table/client.ts';
import { SETTINGS_KEY } from '../keys.ts';
import { getItem, tableName } from '../../platform/table/read.ts';

const EMPTY_SETTINGS: Settings = {
  name: null,
  address: null,
  taxLine: null,
  registrationNumber: null,
  version: 1,
};

/** What the federation says of itself; before it has said anything, nothing in version 1. */
export async function federationSettings(): Promise<Settings> {
  const item = await getItem(SETTINGS_KEY);
  return item ? settingsShape.parse(item) : EMPTY_SETTINGS;
}

/** Who said it last, and when, is kept with it. */
export function settingsItem(settings: Settings, { by, at }: Author) {
  return { ...SETTINGS_KEY, type: 'settings', ...settings, changedBy: by, changedAt: at.toISOString() };
}

interface Author {
  readonly by: string;
  readonly at: Date;
}

/**
 * Writes the settings over the version before theirs.
 * @throws {ApiError} VersionConflict when somebody else has changed them in the meantime
 */
export async function replaceSettings(changed: Settings, author: Author) {
  const read = changed.version - 1;
  try {
    await documentClient().send(
      new PutCommand({
        TableName: tableName(),
        Item: settingsItem(changed, author),
        ...(read === EMPTY_SETTINGS.version
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : {
              ConditionExpression: '#version = :read',
              ExpressionAttributeNames: { '#version': 'version' },
              ExpressionAttributeValues: { ':read': read },
            }),
      }),
    );
  } catch (cause) {
    if (cause instanceof ConditionalCheckFailedException) throw new ApiError('VersionConflict', { cause });
    throw cause;
  }
}
