import { isDeepStrictEqual } from 'node:util';
import { settings as settingsShape, type Settings } from '../../../../shared/contract/core/settings.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { SETTINGS_KEY } from '../../keys.ts';
import { getItem } from '../../../platform/table/read.ts';
import { hasVersion, IS_NEW, isWritten, putItem } from '../../../platform/table/writes.ts';

const EMPTY_SETTINGS: Settings = {
  name: null,
  address: null,
  taxLine: null,
  registrationNumber: null,
  logo: null,
  accent: null,
  version: 1,
};

/** The federation's settings; empty, in version 1, until they are first saved. */
export async function federationSettings(): Promise<Settings> {
  const item = await getItem(SETTINGS_KEY);
  return item ? settingsShape.parse(item) : EMPTY_SETTINGS;
}

/** Stored with the author and time of the last change. */
export function settingsItem(settings: Settings, { by, at }: Author) {
  return { ...SETTINGS_KEY, type: 'settings', ...settings, changedBy: by, changedAt: at.toISOString() };
}

interface Author {
  readonly by: string;
  readonly at: Date;
}

/**
 * Stores the settings over the version before theirs.
 * @throws {ApiError} VersionConflict when they changed in the meantime
 */
export async function replaceSettings(changed: Settings, author: Author) {
  const read = changed.version - 1;
  const isAsRead = read === EMPTY_SETTINGS.version ? { condition: IS_NEW } : hasVersion(read);
  if (await isWritten(putItem(settingsItem(changed, author), isAsRead))) return;
  // Sent again because its answer got lost, a change finds itself.
  if (!isDeepStrictEqual(await federationSettings(), changed)) throw new ApiError('VersionConflict');
}
