/** Where a file lies between its upload and the check: by account and upload, and never served. */
export function uploadObjectKey({ accountId, id }: { readonly accountId: string; readonly id: string }) {
  return `uploads/${accountId}/${id}`;
}

/** Whether a key is of that form, both ids ULIDs: nothing else is ever given out to be sent to. */
export const isUploadObjectKey = (key: string): boolean => /^uploads\/[0-9A-Z]{26}\/[0-9A-Z]{26}$/.test(key);
