/** Where a file lies between its upload and the check: by account and upload, and never served. */
export function uploadObjectKey({ accountId, id }: { readonly accountId: string; readonly id: string }) {
  return `uploads/${accountId}/${id}`;
}
