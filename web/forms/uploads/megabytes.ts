import { formatLocale } from '../../i18n/formats.ts';

/** "15 MB" */
export function megabytes(bytes: number): string {
  const format = new Intl.NumberFormat(formatLocale(), { style: 'unit', unit: 'megabyte' });
  return format.format(bytes / 1024 ** 2);
}
