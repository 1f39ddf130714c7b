/**
 * A document opens in the browser and is saved under the name that its owner gave it: in plain letters
 * for old programs, and as it is in UTF-8 (RFC 6266). Undefined where it has no name.
 */
export function contentDisposition(name: string | null): string | undefined {
  if (name === null) return undefined;
  const file = /\.pdf$/i.test(name) ? name : `${name}.pdf`;
  const plain = file
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w .()-]/g, '_');
  // encodeURIComponent leaves five characters as they are that RFC 8187 wants encoded.
  const exact = encodeURIComponent(file).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${exact}`;
}
